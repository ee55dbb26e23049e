import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { limit } from "#app/platform/limits/limits.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { makeRequestContext } from "#tests/support/request-context.ts";
import { currentUser, type SignedInUser } from "../access.server.ts";
import {
  createConfirmedUser,
  requestPasswordReset,
  resetPassword,
  signIn,
} from "../commands.server.ts";
import { allowances } from "../rules.ts";
import { twoFactors, users } from "../tables.server.ts";
import {
  abandonTwoFactor,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  takeSecondStep,
} from "./commands.server.ts";
import { twoFactorOf } from "./queries.server.ts";
import { codeAt } from "./rules.ts";

useTestDatabase();
afterEach(() => setClock());

const password = "tre røde bær";
const errand = { next: "/admin", browser: "b" };
const start = Date.UTC(2026, 10, 21, 20, 0, 5);

function at(seconds: number) {
  setClock(() => start + seconds * 1000);
  return new Date(start + seconds * 1000);
}

async function person(email: string): Promise<SignedInUser> {
  const id = await createConfirmedUser({ email, password, displayName: "" });
  return { id, email, displayName: "", picture: null, roles: [] };
}

/** Somebody whose second step is on, with the app's secret and the codes for paper. */
async function personWithApp(email: string) {
  const user = await person(email);
  await beginTwoFactor(user, password, makeRequestContext());
  const begun = await twoFactorOf(user);
  if (begun.state !== "begun") throw new Error(begun.state);
  const outcome = await confirmTwoFactor(user, codeAt(begun.secret, at(-60)));
  if (!outcome.ok) throw new Error(outcome.reason);
  return { user, secret: begun.secret, codes: outcome.codes };
}

/** The cookies of a browser in which the right password was given. */
async function afterPassword(email: string): Promise<string[]> {
  const outcome = await signIn({ email, password }, makeRequestContext(), errand);
  expect(outcome).toMatchObject({ ok: true, secondStep: true });
  return outcome.ok ? outcome.cookies : [];
}

it("is on after a first code, and not before", async () => {
  at(0);
  const user = await person("kari@example.no");
  expect(await beginTwoFactor(user, "feil", makeRequestContext())).toMatchObject({ ok: false });
  expect(await twoFactorOf(user)).toEqual({ state: "off" });
  expect(await beginTwoFactor(user, password, makeRequestContext())).toEqual({ ok: true });
  expect(await twoFactorOf(user)).toMatchObject({
    state: "begun",
    address: expect.stringMatching(/^otpauth:\/\/totp\/Jaord:kari%40example\.no\?.*issuer=Jaord/),
  });
  expect(await confirmTwoFactor(user, "000000")).toMatchObject({ ok: false });
  expect(await signIn({ email: user.email, password }, makeRequestContext(), errand)).toMatchObject(
    {
      secondStep: false,
    },
  );
  await abandonTwoFactor(user);
  expect(await twoFactorOf(user)).toEqual({ state: "off" });

  const { user: other, codes } = await personWithApp("ola@example.no");
  expect(new Set(codes).size).toBe(10);
  expect(await twoFactorOf(other)).toEqual({ state: "on", codesLeft: 10 });
  expect((await queuedMails(other.email)).at(-1)?.subject).toContain("slått på");
});

it("keeps the secret where a copy of the database does not show it", async () => {
  at(0);
  const { secret } = await personWithApp("hemmelig@example.no");
  expect(JSON.stringify(await db().select().from(twoFactors))).not.toContain(secret);
});

it("asks for a code after the password, and signs in with it", async () => {
  at(0);
  const { user, secret } = await personWithApp("kode@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  expect(await currentUser(makeRequestContext(waiting).request)).toBeNull();
  expect(await takeSecondStep("123", makeRequestContext(waiting))).toMatchObject({
    reason: "wrong-code",
  });
  const outcome = await takeSecondStep(codeAt(secret, now), makeRequestContext(waiting));
  expect(outcome).toMatchObject({ ok: true });
  const cookies = outcome.ok ? outcome.cookies : [];
  expect((await currentUser(makeRequestContext(cookies).request))?.email).toBe(user.email);
});

it("takes no code twice, not even from two browsers at once", async () => {
  at(0);
  const { user, secret, codes } = await personWithApp("to@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  const used = async (code: string) => {
    const tries = [1, 2, 3, 4].map(() => takeSecondStep(code, makeRequestContext(waiting)));
    return (await Promise.all(tries)).filter(({ ok }) => ok).length;
  };
  expect(await used(codeAt(secret, now))).toBe(1);
  expect(await takeSecondStep(codeAt(secret, at(-30)), makeRequestContext(waiting))).toMatchObject({
    ok: false,
  });
  at(3600);
  const later = await afterPassword(user.email);
  const paper = (codes[0] ?? "").toUpperCase().replace("-", " ");
  expect((await takeSecondStep(paper, makeRequestContext(later))).ok).toBe(true);
  expect((await takeSecondStep(paper, makeRequestContext(later))).ok).toBe(false);
  expect(await twoFactorOf(user)).toMatchObject({ codesLeft: 9 });
});

it("stands in the way of a mailed link too", async () => {
  at(0);
  const { user } = await personWithApp("lenke@example.no");
  await requestPasswordReset(user.email, makeRequestContext(), "/admin");
  const link = /token=([\w-]+)/.exec((await queuedMails(user.email)).at(-1)?.text ?? "")?.[1] ?? "";
  expect(await resetPassword(link, "fire gule epler", makeRequestContext())).toMatchObject({
    ok: true,
    secondStep: true,
  });
});

it("gives up after some tries from one address, and not elsewhere", async () => {
  at(0);
  const { user, secret } = await personWithApp("gjett@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  for (let i = 0; i < 6; i++)
    await takeSecondStep("111111", makeRequestContext(waiting, "203.0.113.9"));
  expect(
    await takeSecondStep(codeAt(secret, now), makeRequestContext(waiting, "203.0.113.9")),
  ).toMatchObject({
    reason: "too-many",
  });
  expect(await takeSecondStep(codeAt(secret, now), makeRequestContext(waiting))).toMatchObject({
    ok: true,
  });
});

it("takes so many codes a day from everywhere, tells the owner once, and then only paper", async () => {
  at(0);
  const { user, secret, codes } = await personWithApp("hele.dagen@example.no");
  const now = at(0);
  const waiting = await afterPassword(user.email);
  const guess = (place: number, code = "111111") =>
    takeSecondStep(code, makeRequestContext(waiting, `203.0.113.${place}`));
  await limit(
    "second-step-day",
    user.id,
    allowances.codesPerDay,
    allowances.codesPerDay.points - 1,
  );
  expect(await guess(1)).toMatchObject({ reason: "wrong-code" });
  for (let place = 2; place < 5; place++) {
    const refused = await guess(place, codeAt(secret, now));
    expect(refused).toEqual({ ok: false, reason: "used-up", retryAfter: expect.any(Number) });
  }
  expect(await warnings(user)).toHaveLength(1);
  expect(await guess(5, codes[0])).toMatchObject({ ok: true });
});

it("tells the owner at the next try when the mail could not be queued, and again half a day later", async () => {
  at(0);
  const { user } = await personWithApp("varsel@example.no");
  const { codesPerDay } = allowances;
  await limit("second-step-day", user.id, codesPerDay, codesPerDay.points);
  const waiting = await afterPassword(user.email);
  const guess = (cookies = waiting) => takeSecondStep("111111", makeRequestContext(cookies));
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

it("forgets who gave the password after ten minutes, and believes no made-up cookie", async () => {
  at(0);
  const { user, secret } = await personWithApp("sen@example.no");
  const waiting = await afterPassword(user.email);
  const late = at(601);
  const refused = { ok: false, reason: "not-awaited" };
  expect(await takeSecondStep(codeAt(secret, late), makeRequestContext(waiting))).toEqual(refused);
  const forged = `second-step=${btoa(JSON.stringify({ userId: user.id, since: late.getTime() }))}`;
  expect(await takeSecondStep(codeAt(secret, late), makeRequestContext([forged]))).toEqual(refused);
});

it("is turned off, and gets new codes for paper, with the password only", async () => {
  at(0);
  const { user, codes } = await personWithApp("av@example.no");
  expect(await endTwoFactor(user, "feil", makeRequestContext())).toMatchObject({ ok: false });
  expect(await renewRecoveryCodes(user, undefined, makeRequestContext())).toMatchObject({
    reason: "password-missing",
  });
  const renewed = await renewRecoveryCodes(user, password, makeRequestContext());
  expect(renewed).toMatchObject({ ok: true, codes: expect.not.arrayContaining(codes) });
  expect((await queuedMails(user.email)).at(-1)?.subject).toContain("nye reservekoder");
  expect(await endTwoFactor(user, password, makeRequestContext())).toEqual({ ok: true });
  expect(await twoFactorOf(user)).toEqual({ state: "off" });
  expect(await signIn({ email: user.email, password }, makeRequestContext(), errand)).toMatchObject(
    {
      secondStep: false,
    },
  );
});

async function warnings(user: SignedInUser) {
  return (await queuedMails(user.email)).filter(({ subject }) => /prøver å/.test(subject));
}
