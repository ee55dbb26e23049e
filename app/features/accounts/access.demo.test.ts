import { afterEach, beforeAll, expect, it } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, requestContext, responseOf } from "#tests/support/route-args.ts";
import { currentUser } from "./access.server.ts";
import {
  createConfirmedUser,
  requestPasswordReset,
  resetPassword,
  signIn,
} from "./commands.server.ts";
import * as auth from "./routes/auth.tsx";
import { demoAccount } from "./rules.ts";

useTestDatabase();

const intent = { next: "/admin", browser: "b" };
const { email, password } = demoAccount;

beforeAll(async () => {
  await createConfirmedUser({ email, password, displayName: "Kari og Ola" });
});

afterEach(() => setDemo(false));

function setDemo(demo: boolean): void {
  configure({ ...config(), demo });
}

it("the demo account signs in and keeps its sessions in demo mode only", async () => {
  setDemo(true);
  const outcome = await signIn({ email, password }, requestContext(), intent);
  const cookies = outcome.ok ? outcome.cookies : [];
  expect(await currentUser(requestContext(cookies).request)).toMatchObject({ email });
  setDemo(false);
  expect(await currentUser(requestContext(cookies).request)).toBeNull();
  expect(await signIn({ email, password }, requestContext(), intent)).toEqual({
    ok: false,
    reason: "wrong-credentials",
  });
});

it("outside demo mode, signing in to the demo account gets the same response as an unknown e-mail", async () => {
  const send = (address: string) =>
    responseOf(() => auth.action(actionArgs("/auth", { email: address, password }) as never));
  const [closed, unknown] = [await send(email), await send("dame@example.no")];
  expect(closed.status).toBe(400);
  expect(JSON.stringify(unknown).replace("dame@", "demo@")).toBe(JSON.stringify(closed));
});

it("outside demo mode, the demo account's password cannot be reset, even with an earlier link", async () => {
  setDemo(true);
  await requestPasswordReset(email, requestContext(), "/admin");
  const token = new URL(firstLinkPath((await queuedMails(email))[0]), "http://x").searchParams.get(
    "token",
  );
  setDemo(false);
  expect(await resetPassword(token ?? "", "et nytt passord", requestContext())).toEqual({
    ok: false,
    reason: "link-not-valid",
  });
  await requestPasswordReset(email, requestContext(), "/admin");
  expect((await queuedMails(email)).map((mail) => mail.subject)).toEqual([
    "Velg nytt passord",
    "Ingen konto med denne adressen",
  ]);
});
