import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser, type SignedInUser } from "../access.server.ts";
import { requestPasswordReset, resetPassword, signIn } from "../commands.server.ts";
import { rateLimits } from "../rules.ts";
import { twoFactors, users } from "../tables.server.ts";
import {
  cancelTwoFactorSetup,
  completeSecondStep,
  confirmTwoFactorSetup,
  disableTwoFactor,
  regenerateRecoveryCodes,
  startTwoFactorSetup,
} from "./commands.server.ts";
import { twoFactorStateOf } from "./queries.server.ts";
import { codeAt } from "./rules.ts";

useTestDatabase();
afterEach(() => setClock());

const intent = { next: "/admin", browser: "b" };
const start = Date.UTC(2026, 10, 21, 20, 0, 5);

function at(seconds: number) {
  setClock(() => start + seconds * 1000);
  return new Date(start + seconds * 1000);
}

async function personWithApp(email: string) {
  const user = await insertAccount(email);
  await startTwoFactorSetup(user, password, requestContext());
  const setup = await twoFactorStateOf(user);
  if (setup.state !== "pending") throw new Error(setup.state);
  const outcome = await confirmTwoFactorSetup(
    user,
    codeAt(setup.secret, at(-60)),
    requestContext(),
  );
  if (!outcome.ok) throw new Error(outcome.reason);
  return { user, secret: setup.secret, codes: outcome.codes };
}

async function afterPassword(email: string): Promise<string[]> {
  const outcome = await signIn({ email, password }, requestContext(), intent);
  expect(outcome).toMatchObject({ ok: true, secondStep: true });
  return outcome.ok ? outcome.cookies : [];
}

it("is on after a first code, and not before", async () => {
  at(0);
  const user = await insertAccount("kari@example.no");
  expect(await startTwoFactorSetup(user, "feil", requestContext())).toMatchObject({ ok: false });
  expect(await twoFactorStateOf(user)).toEqual({ state: "off" });
  expect(await startTwoFactorSetup(user, password, requestContext())).toEqual({ ok: true });
  expect(await twoFactorStateOf(user)).toMatchObject({
    state: "pending",
    setupUri: expect.stringMatching(/^otpauth:\/\/totp\/Jaord:kari%40example\.no\?.*issuer=Jaord/),
  });
  expect(await confirmTwoFactorSetup(user, "000000", requestContext())).toMatchObject({
    ok: false,
  });
  expect(await signIn({ email: user.email, password }, requestContext(), intent)).toMatchObject({
    secondStep: false,
  });
  await cancelTwoFactorSetup(user);
  expect(await twoFactorStateOf(user)).toEqual({ state: "off" });

  const { user: other, codes } = await personWithApp("ola@example.no");
  expect(new Set(codes).size).toBe(10);
  expect(await twoFactorStateOf(other)).toEqual({ state: "on", codesLeft: 10 });
  expect((await queuedMails(other.email)).at(-1)?.subject).toContain("slått på");
});

it("stores the secret encrypted", async () => {
  at(0);
  const { secret } = await personWithApp("hemmelig@example.no");
  expect(JSON.stringify(await db().select().from(twoFactors))).not.toContain(secret);
});

it("asks for a code after the password, and signs in with it", async () => {
  at(0);
  const { user, secret } = await personWithApp("kode@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  expect(await currentUser(requestContext(waiting).request)).toBeNull();
  expect(await completeSecondStep("123", requestContext(waiting))).toMatchObject({
    reason: "wrong-code",
  });
  const outcome = await completeSecondStep(codeAt(secret, now), requestContext(waiting));
  expect(outcome).toMatchObject({ ok: true });
  const cookies = outcome.ok ? outcome.cookies : [];
  expect((await currentUser(requestContext(cookies).request))?.email).toBe(user.email);
});

it("accepts no code twice, not even from two browsers at once", async () => {
  at(0);
  const { user, secret, codes } = await personWithApp("to@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  const used = async (code: string) => {
    const attempts = [1, 2, 3, 4].map(() => completeSecondStep(code, requestContext(waiting)));
    return (await Promise.all(attempts)).filter(({ ok }) => ok).length;
  };
  expect(await used(codeAt(secret, now))).toBe(1);
  expect(await completeSecondStep(codeAt(secret, at(-30)), requestContext(waiting))).toMatchObject({
    ok: false,
    kind: "app",
  });
  at(3600);
  const later = await afterPassword(user.email);
  const typedCode = (codes[0] ?? "").toUpperCase().replace("-", " ");
  expect((await completeSecondStep(typedCode, requestContext(later))).ok).toBe(true);
  expect(await completeSecondStep(typedCode, requestContext(later))).toMatchObject({
    ok: false,
    kind: "recovery",
  });
  expect(await twoFactorStateOf(user)).toMatchObject({ codesLeft: 9 });
});

it("is also required after a password reset", async () => {
  at(0);
  const { user } = await personWithApp("lenke@example.no");
  await requestPasswordReset(user.email, requestContext(), "/admin");
  const link = /token=([\w-]+)/.exec((await queuedMails(user.email)).at(-1)?.text ?? "")?.[1] ?? "";
  expect(await resetPassword(link, "fire gule epler", requestContext())).toMatchObject({
    ok: true,
    secondStep: true,
  });
});

it("is limited per IP address", async () => {
  at(0);
  const { user, secret } = await personWithApp("gjett@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  for (let i = 0; i < 6; i++)
    await completeSecondStep("111111", requestContext(waiting, "203.0.113.9"));
  expect(
    await completeSecondStep(codeAt(secret, now), requestContext(waiting, "203.0.113.9")),
  ).toMatchObject({
    reason: "too-many",
  });
  expect(await completeSecondStep(codeAt(secret, now), requestContext(waiting))).toMatchObject({
    ok: true,
  });
});

it("limits app codes per day, warns the owner once and still accepts recovery codes", async () => {
  at(0);
  const { user, secret, codes } = await personWithApp("hele.dagen@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  const guess = (attempt: number, code = "111111") =>
    completeSecondStep(code, requestContext(waiting, `203.0.113.${attempt}`));
  await consume(
    "second-step-day",
    user.id,
    rateLimits.appCodesPerAccount,
    rateLimits.appCodesPerAccount.points - 1,
  );
  expect(await guess(1)).toMatchObject({ reason: "wrong-code" });
  for (let attempt = 2; attempt < 5; attempt++) {
    const refused = await guess(attempt, codeAt(secret, now));
    expect(refused).toEqual({
      ok: false,
      reason: "app-codes-limited",
      retryAfterSeconds: expect.any(Number),
    });
  }
  expect(await warnings(user)).toHaveLength(1);
  expect(await guess(5, codes[0])).toMatchObject({ ok: true });
});

it("warns the owner at the next attempt if the e-mail could not be queued, and again after twelve hours", async () => {
  at(0);
  const { user } = await personWithApp("varsel@example.no");
  const { appCodesPerAccount } = rateLimits;
  await consume("second-step-day", user.id, appCodesPerAccount, appCodesPerAccount.points);
  const waiting = await afterPassword(user.email);
  const guess = (cookies = waiting) => completeSecondStep("111111", requestContext(cookies));
  const rename = (email: string) => db().update(users).set({ email }).where(eq(users.id, user.id));

  await rename("no address");
  await expect(guess()).rejects.toThrow("not one mail address");
  await rename(user.email);
  await Promise.all([guess(), guess(), guess()]);
  expect(await warnings(user)).toHaveLength(1);
  at(12 * 3600 + 1);
  await guess(await afterPassword(user.email));
  expect(await warnings(user)).toHaveLength(2);
});

it("expires ten minutes after the password, and rejects a forged cookie", async () => {
  at(0);
  const { user, secret } = await personWithApp("sen@example.no");
  const waiting = await afterPassword(user.email);
  const expiredAt = at(601);
  const refused = { ok: false, reason: "not-pending" };
  expect(await completeSecondStep(codeAt(secret, expiredAt), requestContext(waiting))).toEqual(
    refused,
  );
  const forged = `second-step=${btoa(JSON.stringify({ userId: user.id, since: expiredAt.getTime() }))}`;
  expect(await completeSecondStep(codeAt(secret, expiredAt), requestContext([forged]))).toEqual(
    refused,
  );
});

it("requires the password to be turned off or to get new recovery codes", async () => {
  at(0);
  const { user, codes } = await personWithApp("av@example.no");
  expect(await disableTwoFactor(user, "feil", requestContext())).toMatchObject({ ok: false });
  expect(await regenerateRecoveryCodes(user, undefined, requestContext())).toMatchObject({
    reason: "password-missing",
  });
  const renewed = await regenerateRecoveryCodes(user, password, requestContext());
  expect(renewed).toMatchObject({ ok: true, codes: expect.not.arrayContaining(codes) });
  expect((await queuedMails(user.email)).at(-1)?.subject).toContain("nye reservekoder");
  expect(await disableTwoFactor(user, password, requestContext())).toMatchObject({ ok: true });
  expect(await twoFactorStateOf(user)).toEqual({ state: "off" });
  expect(await signIn({ email: user.email, password }, requestContext(), intent)).toMatchObject({
    secondStep: false,
  });
});

async function warnings(user: SignedInUser) {
  return (await queuedMails(user.email)).filter(({ subject }) => /prøver å/.test(subject));
}
