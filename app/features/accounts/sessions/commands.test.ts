import { expect, it } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, password } from "#tests/support/factories.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser, type SignedInUser } from "../access.server.ts";
import { signIn } from "../commands.server.ts";
import { changePassword } from "../passwords/commands.server.ts";
import { endOtherSessions, endSession, openSession } from "./commands.server.ts";
import { listSessions } from "./queries.server.ts";
import { browserName } from "./rules.ts";

useTestDatabase();

const intent = { next: "/admin", browser: "b" };

async function browserOf(user: SignedInUser): Promise<string[]> {
  const outcome = await signIn({ email: user.email, password }, requestContext(), intent);
  return outcome.ok ? outcome.cookies : [];
}

const isSignedIn = async (cookies: string[]) =>
  (await currentUser(requestContext(cookies).request)) !== null;

it("lists the user's own sessions, the current one first", async () => {
  const user = await insertAccount("liste@example.no");
  const [current, elsewhere] = [await browserOf(user), await browserOf(user)];
  await browserOf(await insertAccount("annen@example.no"));
  const list = await listSessions(user, requestContext(current).request);
  expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(JSON.stringify(list)).not.toContain(elsewhere.join().slice(8, 40));
});

it("ends one session or all others, and never another user's", async () => {
  const user = await insertAccount("slutt@example.no");
  const other = await insertAccount("fremmed@example.no");
  const [current, phone, laptop] = [
    await browserOf(user),
    await browserOf(user),
    await browserOf(user),
  ];
  const otherBrowser = await browserOf(other);
  const [foreignSession] = await listSessions(other, requestContext(otherBrowser).request);
  await endSession(user, foreignSession?.id ?? "");
  expect(await isSignedIn(otherBrowser)).toBe(true);

  const [phoneSession] = await listSessions(user, requestContext(phone).request);
  await endSession(user, phoneSession?.id ?? "");
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
  await endOtherSessions(user, requestContext(current).request);
  expect([await isSignedIn(current), await isSignedIn(laptop)]).toEqual([true, false]);
  expect(await isSignedIn(otherBrowser)).toBe(true);
});

it("keeps the browser's session when a new one cannot be opened", async () => {
  const user = await insertAccount("rulletilbake@example.no");
  const current = await browserOf(user);
  await expect(openSession("no such user", requestContext(current))).rejects.toThrow();
  expect(await isSignedIn(current)).toBe(true);
});

it("changing the password requires the old one and ends the other sessions", async () => {
  const user = await insertAccount("passord@example.no");
  const [current, elsewhere] = [await browserOf(user), await browserOf(user)];
  const newPassword = "fire gule epler";
  expect(
    await changePassword(user, { currentPassword: "feil", newPassword }, requestContext(current)),
  ).toMatchObject({
    reason: "wrong-credentials",
  });
  expect(await isSignedIn(elsewhere)).toBe(true);
  const passwords = { currentPassword: password, newPassword };
  const changed = await changePassword(user, passwords, requestContext(current));
  if (!changed.ok) throw new Error(changed.reason);
  expect([await isSignedIn(changed.cookies), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect((await signIn({ email: user.email, password }, requestContext(), intent)).ok).toBe(false);
  expect(
    (await signIn({ email: user.email, password: newPassword }, requestContext(), intent)).ok,
  ).toBe(true);
});

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    { name: "Safari på iPhone", device: "phone" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    { name: "Chrome på Windows", device: "computer" },
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:150.0) Gecko/20100101 Firefox/150.0",
    { name: "Firefox på Mac", device: "computer" },
  ],
  ["curl/8", { name: "Ukjent nettleser", device: "computer" }],
  ["", { name: "Ukjent nettleser", device: "computer" }],
])("names the browser and device of %s", (userAgent, expected) => {
  expect(browserName(userAgent)).toEqual(expected);
});
