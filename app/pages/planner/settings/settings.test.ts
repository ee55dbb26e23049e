import { eq } from "drizzle-orm";
import { redirectDocument } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { demoAccount } from "#app/features/accounts/rules.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInUser, signedInUser } from "#tests/support/owner.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { stubSessionStorage } from "#tests/support/session-storage.ts";
import { action, clientAction } from "./settings.tsx";
import { settingsTexts } from "./texts.ts";

useTestDatabase();

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
])("the demo account, which everybody shares, takes no %s", async (intent) => {
  expect(await sent(demo, { intent })).toMatchObject({
    status: 400,
    body: { intent, outcome: { ok: false, errors: { formError: settingsTexts.demo } } },
  });
});

test("the demo account gets another name, and anybody else ends their other sessions", async () => {
  const profile = { intent: "profile", displayName: "Kari" };
  expect(await sent(demo, profile)).toMatchObject({ body: { outcome: { ok: true } } });
  const others = await sent(await signedInUser(), { intent: "end-others" });
  expect(others).toMatchObject({ body: { outcome: { ok: true } } });
});

test.each([
  [new TypeError("Failed to fetch"), settingsTexts.errors.failed],
  [new Error("Unexpected Server Error"), settingsTexts.errors.refused],
])("a form that came to nothing says why: %s", async (error, formError) => {
  const { request } = actionArgs("/settings", { intent: "profile" });
  const serverAction = () => Promise.reject(error);
  const answer = await responseOf(() => clientAction({ request, serverAction } as never));
  expect(answer).toMatchObject({ status: 503, body: { outcome: { errors: { formError } } } });
});

test.each([
  ["end-account", "/", false],
  ["end-account", "/auth", true],
  ["end-wedding", "/admin", false],
  ["end-wedding", "/auth", true],
  ["profile", "/", true],
])(
  "what is typed and not saved, once %s has led to %s, is kept: %s",
  async (intent, to, isKept) => {
    const kept = stubSessionStorage({ wish: "{}", profile: "{}", "edit-wedding": "{}" });
    const { request } = actionArgs("/settings", { intent });
    const serverAction = () => Promise.reject(redirectDocument(to));
    await expect(clientAction({ request, serverAction } as never)).rejects.toBeInstanceOf(Response);
    expect(Object.keys(kept)).toHaveLength(isKept ? 3 : 0);
    vi.unstubAllGlobals();
  },
);

function sent({ cookies }: SignedInUser, fields: Record<string, string>) {
  return responseOf(() => action(actionArgs("/settings", fields, { cookies })));
}
