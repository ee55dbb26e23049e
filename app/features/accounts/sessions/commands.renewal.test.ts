import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser, type SignedInUser } from "../access.server.ts";
import { confirmEmailChange, requestEmailChange } from "../email-change/commands.server.ts";
import { changePassword } from "../passwords/commands.server.ts";
import { sessions } from "../tables.server.ts";
import * as twoFactor from "../two-factor/commands.server.ts";
import { twoFactorStateOf } from "../two-factor/queries.server.ts";
import { codeAt } from "../two-factor/rules.ts";
import { openSession, type RequestContext } from "./commands.server.ts";

useTestDatabase();

type Change = (user: SignedInUser, context: RequestContext) => Promise<unknown>;

const turnOn: Change = async (user, context) => {
  await twoFactor.startTwoFactorSetup(user, password, requestContext());
  const setup = await twoFactorStateOf(user);
  if (setup.state !== "pending") throw new Error(setup.state);
  return twoFactor.confirmTwoFactorSetup(user, codeAt(setup.secret, new Date()), context);
};

const changes: [name: string, change: Change, endsOthers: boolean][] = [
  [
    "a new password",
    (user, context) =>
      changePassword(user, { currentPassword: password, newPassword: "tolv blå båter" }, context),
    true,
  ],
  [
    "a new e-mail",
    async (user, context) => {
      const email = `ny-${user.email}`;
      await requestEmailChange(user, { email, password }, requestContext());
      const token = /token=([\w-]+)/.exec((await queuedMails(email))[0]?.text ?? "")?.[1] ?? "";
      return confirmEmailChange(token, context.request);
    },
    false,
  ],
  ["the second step turned on", turnOn, false],
  [
    "new recovery codes",
    async (user, context) => {
      await turnOn(user, requestContext());
      return twoFactor.regenerateRecoveryCodes(user, password, context);
    },
    false,
  ],
  [
    "the second step turned off",
    async (user, context) => {
      await turnOn(user, requestContext());
      return twoFactor.disableTwoFactor(user, password, context);
    },
    false,
  ],
];

test.each(changes)("%s renews the session of the browser", async (_, change, endsOthers) => {
  const user = await insertAccount();
  const own = (await openSession(user.id, requestContext())).cookies;
  const other = (await openSession(user.id, requestContext())).cookies;
  const context = requestContext(["theme=dark", ...own]);

  const outcome = (await change(user, context)) as { cookies: string[] };

  expect(await isSignedIn(own), "the old cookie").toBe(false);
  expect(await isSignedIn(outcome.cookies), "the new cookie").toBe(true);
  expect(await isSignedIn(other), "another browser").toBe(!endsOthers);
  expect(await currentUser(new Request(context.request)), "the same request's loaders").toEqual(
    expect.objectContaining({ id: user.id }),
  );
  expect(context.request.headers.get("Cookie")).toMatch(/^theme=dark; session=/);
  expect(await db().$count(sessions, eq(sessions.userId, user.id))).toBe(endsOthers ? 1 : 2);
});

test("a change fails without touching the session", async () => {
  const user = await insertAccount();
  const { cookies } = await openSession(user.id, requestContext());
  const passwords = { currentPassword: "feil", newPassword: "tolv blå båter" };
  expect(await changePassword(user, passwords, requestContext(cookies))).toMatchObject({
    ok: false,
  });
  expect(await isSignedIn(cookies)).toBe(true);
});

async function isSignedIn(cookies: string[]): Promise<boolean> {
  return (await currentUser(requestContext(cookies).request)) !== null;
}
