import { eq } from "drizzle-orm";
import { redirectDocument } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { sessions, users } from "#app/features/accounts/tables.server.ts";
import { texts } from "#app/features/accounts/texts.ts";
import { weddingOwners } from "#app/features/weddings/tables.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertOwner,
  insertUser,
  insertWedding,
  password,
  type SignedInUser,
  signedInUser,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { actionArgs, requestContext, responseOf } from "#tests/support/route-args.ts";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import { action, clientAction } from "./settings.tsx";
import { settingsTexts } from "./texts.ts";

useTestDatabase();
afterEach(() => vi.unstubAllGlobals());

let demo: SignedInUser;

beforeAll(async () => {
  configure({ ...config(), demo: true });
  demo = await signedInUser();
  await db().update(users).set({ email: demoAccount.email }).where(eq(users.id, demo.userId));
});

test.each([
  "partner-invite",
  "partner-renew",
  "partner-withdraw",
  "email",
  "password",
  "two-factor-begin",
  "two-factor-confirm",
  "two-factor-abandon",
  "two-factor-renew",
  "two-factor-end",
  "end-session",
  "end-others",
])("the shared demo account refuses %s", async (intent) => {
  expect(await submit(demo, { intent })).toMatchObject({
    status: 200,
    result: { intent, ok: false, message: settingsTexts.demo, retry: false },
  });
});

test.each(["end-account", "end-wedding"])("the demo account refuses %s", async (intent) => {
  expect((await submit(demo, { intent })).result).toMatchObject({
    ok: false,
    message: settingsTexts.deletion.demo,
  });
});

test("the demo account can be renamed, and other users end their other sessions", async () => {
  const profile = { intent: "profile", displayName: " Kari  Å ", version: "1" };
  expect(await submit(demo, profile)).toMatchObject({
    result: { ok: true, message: "Profilen er lagret" },
  });
  const [stored] = await db().select().from(users).where(eq(users.id, demo.userId));
  expect(stored?.name).toBe("Kari Å");
  const others = await submit(await signedInUser(), { intent: "end-others" });
  expect(others).toMatchObject({ result: { ok: true } });
});

test.each(["\0", "x".repeat(10_000)])("a malformed session id ends nothing", async (session) => {
  const user = await signedInUser();
  expect(await submit(user, { intent: "end-session", session })).toMatchObject({ status: 200 });
  expect(await db().$count(sessions, eq(sessions.userId, user.userId))).toBe(1);
});

test("of two tabs that change the name, the second gets a conflict", async () => {
  const user = await signedInUser("Kari");
  const rename = (displayName: string, version: string) =>
    submit(user, { intent: "profile", displayName, version });
  expect(await rename("Kari Å", "1")).toMatchObject({ status: 200 });
  expect(await rename("Kari Å", "1"), "sent again").toMatchObject({ status: 200 });
  expect(await rename("Kari Ø", "1")).toMatchObject({
    status: 409,
    result: { reason: "conflict", current: { values: { displayName: "Kari Å" }, version: 2 } },
  });
  expect(await rename("Kari Ø", "2")).toMatchObject({ status: 200 });
});

test("a name that is too long is redisplayed with its error", async () => {
  const displayName = "å".repeat(81);
  expect(await submit(await signedInUser(), { intent: "profile", displayName })).toMatchObject({
    status: 400,
    result: {
      errors: { fieldErrors: { displayName: settingsTexts.profile.tooLong(80) } },
      values: { displayName },
    },
  });
});

test.each([
  ["email", { email: "ny@example.no" }, "emailPassword"],
  ["password", { newPassword: "tolv blå båter" }, "currentPassword"],
  ["two-factor-begin", {}, "twoFactorPassword"],
  ["end-account", {}, "end-account-password"],
  ["end-wedding", {}, "end-wedding-password"],
])("%s needs the password, and a wrong one is never returned", async (intent, fields, field) => {
  const user = await signedInUser();
  for (const [typed, message] of [
    ["", settingsTexts.passwordMissing],
    ["feil passord", settingsTexts.wrongPassword],
  ] as const) {
    const { status, result } = await submit(user, { intent, ...fields, [field]: typed });
    expect(status).toBe(400);
    expect(result).toMatchObject({ errors: { fieldErrors: { [field]: message } } });
    expect(JSON.stringify(result)).not.toContain("feil passord");
  }
});

test.each([
  ["email", { email: "navn@" }, ["emailPassword", "email"]],
  ["email", {}, ["emailPassword", "email"]],
  ["password", { newPassword: "kort" }, ["currentPassword", "newPassword"]],
  ["password", { newPassword: "aaaaaaaa" }, ["currentPassword", "newPassword"]],
])(
  "%s with %o shows all errors at once, a wrong password included",
  async (intent, fields, names) => {
    const user = await signedInUser();
    const typed = { emailPassword: "feil passord", currentPassword: "feil passord" };
    const { status, result } = await submit(user, { intent, ...typed, ...fields });
    expect(status).toBe(400);
    const { errors } = result as { errors: { fieldErrors: Record<string, string> } };
    expect(Object.keys(errors.fieldErrors).sort()).toEqual(names.toSorted());
    expect(Object.values(errors.fieldErrors)).toContain(settingsTexts.wrongPassword);
  },
);

test("the own e-mail as new password or new address is an error beside a wrong password", async () => {
  const userId = await insertUser({ email: "ingrid.berg@example.no" }, { withPassword: true });
  const user = { userId, ...(await openSession(userId, requestContext())) };
  const currentPassword = "feil passord";
  expect(
    await submit(user, { intent: "password", currentPassword, newPassword: "Ingrid.Berg1" }),
  ).toMatchObject({
    result: {
      errors: {
        fieldErrors: {
          currentPassword: settingsTexts.wrongPassword,
          newPassword: texts.weakPassword["own-email"],
        },
      },
    },
  });
  const same = { intent: "email", email: "ingrid.berg@example.no", emailPassword: currentPassword };
  expect(await submit(user, same)).toMatchObject({
    result: {
      errors: {
        fieldErrors: {
          email: settingsTexts.email.same,
          emailPassword: settingsTexts.wrongPassword,
        },
      },
    },
  });
});

test.each(["end-account", "end-wedding"])(
  "%s deletes nothing when the partner has left since the confirmation was shown",
  async (intent) => {
    const userId = await insertUser({}, { withPassword: true });
    const weddingId = await insertWedding();
    await insertOwner(weddingId, userId);
    const { cookies } = await openSession(userId, requestContext());
    const fields = { intent, [`${intent}-password`]: password, expectedDeletion: "" };
    expect(await submit({ userId, cookies }, fields)).toMatchObject({
      status: 200,
      result: { ok: false, message: settingsTexts.deletion.consequenceChanged, retry: false },
    });
    expect(await db().$count(weddingOwners, eq(weddingOwners.weddingId, weddingId))).toBe(1);
  },
);

test("a missing avatar is an error of its field", async () => {
  const user = await signedInUser();
  const message = settingsTexts.profile.pictureErrors["not-an-image"];
  expect(await submit(user, { intent: "avatar" })).toMatchObject({
    status: 400,
    result: { errors: { fieldErrors: { avatar: message } } },
  });
});

test("a form keeps what was typed when the database is down", async () => {
  const user = await signedInUser();
  const profile = { intent: "profile", displayName: "Kari", version: "1" };
  expect(await withFailingWrites("update on users", () => submit(user, profile))).toMatchObject({
    status: 503,
    result: { message: settingsTexts.errors.refused, retry: true, values: profile },
  });
});

test.each([
  [new TypeError("Failed to fetch"), settingsTexts.errors.failed],
  [new Error("Unexpected Server Error"), settingsTexts.errors.refused],
])("a failed form shows why it failed: %s", async (error, message) => {
  const { request } = actionArgs("/settings", { intent: "profile" });
  const serverAction = () => Promise.reject(error);
  const response = await responseOf(() => clientAction({ request, serverAction } as never));
  expect(response).toMatchObject({ status: 503, body: { ok: false, message, retry: true } });
});

test.each([
  ["end-account", "/", false],
  ["end-account", "/auth", true],
  ["end-wedding", "/admin", false],
  ["end-wedding", "/auth", true],
  ["profile", "/", true],
])("after %s has redirected to %s, drafts are kept: %s", async (intent, path, isKept) => {
  const drafts = { "draft:wish": "{}", "draft:profile": "{}", "draft:edit-wedding": "{}" };
  const items = stubSessionStorage({ ...drafts });
  const { request } = actionArgs("/settings", { intent });
  const serverAction = () => Promise.reject(redirectDocument(path));
  await expect(clientAction({ request, serverAction } as never)).rejects.toBeInstanceOf(Response);
  expect(Object.keys(items)).toHaveLength(isKept ? 3 : 0);
});

async function submit({ cookies }: SignedInUser, fields: Record<string, string>) {
  const args = actionArgs("/settings", fields, { cookies });
  const { status, body } = await responseOf(() => action(args));
  return { status, result: body as ActionResult };
}
