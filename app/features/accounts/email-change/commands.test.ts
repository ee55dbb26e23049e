import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { requestContext } from "#tests/support/route-args.ts";
import type { SignedInUser } from "../access.server.ts";
import { requestPasswordReset, resetPassword, signIn } from "../commands.server.ts";
import { users } from "../tables.server.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "./commands.server.ts";
import { pendingEmailChange } from "./queries.server.ts";

useTestDatabase();

const notValid = { ok: false, reason: "link-not-valid" };

async function lastToken(email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await queuedMails(email)).at(-1)?.text ?? "")?.[1] ?? "";
}

async function addressOf(user: SignedInUser): Promise<string | undefined> {
  const [row] = await db().select().from(users).where(eq(users.id, user.id));
  return row?.email;
}

it("changes the e-mail when the new one is confirmed, and notifies the old one", async () => {
  const user = await insertAccount("gammel@example.no");
  const request = { email: "ny@example.no", password };
  expect(
    await requestEmailChange(user, { ...request, password: "feil" }, requestContext()),
  ).toMatchObject({
    reason: "wrong-credentials",
  });
  expect(
    await requestEmailChange(user, { ...request, email: user.email }, requestContext()),
  ).toMatchObject({
    reason: "same-email",
  });
  expect(await requestEmailChange(user, request, requestContext())).toEqual({ ok: true });
  expect(await addressOf(user)).toBe("gammel@example.no");

  const token = await lastToken("ny@example.no");
  expect(await confirmEmailChange(token, requestContext().request)).toEqual({
    ok: true,
    email: "ny@example.no",
    cookies: [],
  });
  expect(await confirmEmailChange(token, requestContext().request)).toEqual(notValid);
  const intent = { next: "/admin", browser: "b" };
  expect(await signIn(request, requestContext(), intent)).toMatchObject({ ok: true });
  expect((await queuedMails("gammel@example.no")).at(-1)?.text).toContain("ny@example.no");
});

it("invalidates reset links that were sent to the old e-mail", async () => {
  const user = await insertAccount("forlatt@example.no");
  await requestPasswordReset(user.email, requestContext(), "/admin");
  const reset = await lastToken(user.email);
  await requestEmailChange(user, { email: "flyttet@example.no", password }, requestContext());
  await confirmEmailChange(await lastToken("flyttet@example.no"), requestContext().request);
  expect(await resetPassword(reset, "fire gule epler", requestContext())).toEqual(notValid);
});

it("is cancelled when the password is changed meanwhile", async () => {
  const user = await insertAccount("kapret@example.no");
  await requestEmailChange(user, { email: "tyv@example.no", password }, requestContext());
  const attackerToken = await lastToken("tyv@example.no");
  expect((await queuedMails(user.email)).at(-1)?.subject).toBe("Noen vil bytte e-postadressen din");
  await requestPasswordReset(user.email, requestContext(), "/admin");
  await resetPassword(await lastToken(user.email), "fire gule epler", requestContext());
  expect(await confirmEmailChange(attackerToken, requestContext().request)).toEqual(notValid);
  expect(await addressOf(user)).toBe(user.email);
});

it("returns the same result when the e-mail has an account, and changes nothing", async () => {
  const user = await insertAccount("en@example.no");
  const other = await insertAccount("opptatt@example.no");
  expect(
    await requestEmailChange(user, { email: other.email, password }, requestContext()),
  ).toEqual({
    ok: true,
  });
  const mail = (await queuedMails(other.email)).at(-1);
  expect(mail?.subject).toBe("Adressen er i bruk hos Jaord");
  expect(mail?.text).not.toContain("token=");
});

it("fails when another account took the e-mail meanwhile", async () => {
  const user = await insertAccount("sen@example.no");
  await requestEmailChange(user, { email: "kappes@example.no", password }, requestContext());
  const token = await lastToken("kappes@example.no");
  await insertAccount("kappes@example.no");
  expect(await confirmEmailChange(token, requestContext().request)).toEqual(notValid);
  expect(await addressOf(user)).toBe("sen@example.no");
});

it("accepts only the newest link", async () => {
  const user = await insertAccount("ombestemt@example.no");
  await requestEmailChange(user, { email: "forste@example.no", password }, requestContext());
  await requestEmailChange(user, { email: "andre@example.no", password }, requestContext());
  expect(
    await confirmEmailChange(await lastToken("forste@example.no"), requestContext().request),
  ).toEqual(notValid);
  expect(
    await confirmEmailChange(await lastToken("andre@example.no"), requestContext().request),
  ).toMatchObject({ ok: true });
});

it("shows until it is confirmed, can be sent again, and can be cancelled", async () => {
  const user = await insertAccount("venter@example.no");
  expect(await pendingEmailChange(user)).toBeNull();
  expect(await resendEmailChange(user, requestContext())).toEqual({ ok: false, reason: "gone" });
  await requestEmailChange(user, { email: "snart@example.no", password }, requestContext());
  expect(await pendingEmailChange(user)).toMatchObject({ email: "snart@example.no" });
  const first = await lastToken("snart@example.no");

  const email = "snart@example.no";
  expect(await resendEmailChange(user, requestContext())).toEqual({ ok: true, email });
  expect(await confirmEmailChange(first, requestContext().request)).toEqual(notValid);
  expect(await queuedMails(user.email), "the old address is told once").toHaveLength(1);

  await cancelEmailChange(user);
  expect(await pendingEmailChange(user)).toBeNull();
  const second = await lastToken("snart@example.no");
  expect(await confirmEmailChange(second, requestContext().request)).toEqual(notValid);
  expect(await addressOf(user)).toBe("venter@example.no");
});

it("is not sent again to an address for ever", async () => {
  const user = await insertAccount("maser@example.no");
  await requestEmailChange(user, { email: "sliten@example.no", password }, requestContext());
  for (let i = 0; i < 4; i++) await resendEmailChange(user, requestContext());
  expect(await resendEmailChange(user, requestContext())).toMatchObject({ reason: "too-many" });
  expect(await queuedMails("sliten@example.no")).toHaveLength(5);
});
