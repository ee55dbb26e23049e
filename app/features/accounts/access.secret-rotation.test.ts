import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { issueFormToken, verifyFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";
import { readVisitorId, visitorCookieHeader } from "#app/platform/http/cookies.server.ts";
import { log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser, type SignedInUser } from "./access.server.ts";
import { signIn } from "./commands.server.ts";
import { findPendingEmail, pendingEmailCookie } from "./email-tokens/access.server.ts";
import { openSession } from "./sessions/commands.server.ts";
import { twoFactors } from "./tables.server.ts";
import {
  completeSecondStep,
  confirmTwoFactorSetup,
  startTwoFactorSetup,
} from "./two-factor/commands.server.ts";
import { renewTwoFactorEncryption } from "./two-factor/jobs.server.ts";
import { twoFactorStateOf } from "./two-factor/queries.server.ts";
import { codeAt } from "./two-factor/rules.ts";

useTestDatabase();

const secretA = "a".repeat(40);
const secretB = "b".repeat(40);
const visitorId = "0b74a1f6-3c5e-4f1a-9a2b-7d8e9f0a1b2c";
const start = Date.UTC(2026, 10, 21, 20, 0, 5);
const intent = { next: "/admin", browser: "b" };
let installation: ReturnType<typeof config>;

beforeEach(() => {
  installation = config();
  configure({ ...installation, secret: secretA });
});
afterEach(() => {
  configure(installation);
  setClock();
});

test("with the previous secret sessions, cookies and form tokens stay valid", async () => {
  const { session, visitor, pending, token } = await issueAll();
  configure({ ...config(), secret: secretB, previousSecret: secretA });
  expect(await currentUser(requestContext(session).request)).not.toBeNull();
  expect(await readVisitorId(requestContext([visitor]).request)).toBe(visitorId);
  expect(await findPendingEmail(requestContext([pending]).request)).not.toBeNull();
  expect(verifyFormToken("page", token)).toMatchObject({ visitorId });

  configure({ ...config(), previousSecret: undefined });
  expect(await currentUser(requestContext(session).request)).toBeNull();
  expect(await readVisitorId(requestContext([visitor]).request)).toBeNull();
  expect(await findPendingEmail(requestContext([pending]).request)).toBeNull();
  expect(verifyFormToken("page", token)).toBeNull();
});

test("what is issued after the change needs the new secret alone", async () => {
  configure({ ...config(), secret: secretB, previousSecret: secretA });
  const { session, visitor, pending, token } = await issueAll();
  configure({ ...config(), previousSecret: undefined });
  expect(await currentUser(requestContext(session).request)).not.toBeNull();
  expect(await readVisitorId(requestContext([visitor]).request)).toBe(visitorId);
  expect(await findPendingEmail(requestContext([pending]).request)).not.toBeNull();
  expect(verifyFormToken("page", token)).not.toBeNull();
});

test("signing in with the second step works on both secrets, and after the renewal on the new one", async () => {
  const { user, secret, codes } = await userWithApp();
  configure({ ...config(), secret: secretB, previousSecret: secretA });
  expect(await signInWith(user, codeAt(secret, at(60)))).toMatchObject({ ok: true });
  expect(await signInWith(user, codes[0] ?? "")).toMatchObject({ ok: true });
  const [before] = await db().select().from(twoFactors);

  await renewTwoFactorEncryption.run({}, "");
  const [renewed] = await db().select().from(twoFactors);
  expect(renewed?.secret).not.toBe(before?.secret);
  await renewTwoFactorEncryption.run({}, "");
  expect(await db().select().from(twoFactors), "renewed once").toEqual([renewed]);

  configure({ ...config(), previousSecret: undefined });
  expect(await signInWith(user, codeAt(secret, at(120)))).toMatchObject({ ok: true });
  expect(await signInWith(user, codes[1] ?? "")).toMatchObject({ ok: true });
});

test("a second step of a lost secret is reported, and the others are renewed", async () => {
  const reported = vi.spyOn(log(), "error").mockImplementation(() => undefined);
  configure({ ...config(), secret: "c".repeat(40) });
  const lost = await userWithApp();
  configure({ ...config(), secret: secretA });
  const { user, secret } = await userWithApp();
  configure({ ...config(), secret: secretB, previousSecret: secretA });
  await renewTwoFactorEncryption.run({}, "");
  configure({ ...config(), previousSecret: undefined });
  expect(await signInWith(user, codeAt(secret, at(60)))).toMatchObject({ ok: true });
  expect(reported.mock.calls).toEqual([[{ userIds: [lost.user.id] }, expect.any(String)]]);
  reported.mockRestore();
});

async function issueAll() {
  const user = await insertAccount();
  return {
    session: (await openSession(user.id, requestContext())).cookies,
    visitor: await visitorCookieHeader(visitorId),
    pending: await pendingEmailCookie({ purpose: "confirm", email: user.email, ...intent }),
    token: issueFormToken("page", visitorId),
  };
}

async function userWithApp() {
  const user = await insertAccount();
  await startTwoFactorSetup(user, password, requestContext());
  const setup = await twoFactorStateOf(user);
  if (setup.state !== "pending") throw new Error(setup.state);
  const outcome = await confirmTwoFactorSetup(user, codeAt(setup.secret, at(0)), requestContext());
  if (!outcome.ok) throw new Error(outcome.reason);
  return { user, secret: setup.secret, codes: outcome.codes };
}

async function signInWith({ email }: SignedInUser, code: string) {
  const first = await signIn({ email, password }, requestContext(), intent);
  if (!first.ok) throw new Error(first.reason);
  return completeSecondStep(code, requestContext(first.cookies));
}

function at(seconds: number): Date {
  const moment = new Date(start + seconds * 1000);
  setClock(() => moment.getTime());
  return moment;
}
