import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { signedInUser } from "#tests/support/factories.ts";
import { requestContext } from "#tests/support/route-args.ts";
import { currentUser } from "../access.server.ts";
import { sessions } from "../tables.server.ts";
import { sessionToken } from "./access.server.ts";

useTestDatabase();

// Recorded from the release that signed cookies with a library, with the secret of the tests.
const oldToken = "nah03dHrtN1fhhDy7ED41Z4QFdPKlIbD";
const oldSignature = "KTlfNvj8RcajEg0kpmuyQ2dBA4ycbdMm7%2B8DLSKqkgk%3D";
const oldCookie = `session=${oldToken}.${oldSignature}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`;

const tokenOf = (...cookies: string[]) => sessionToken(requestContext(cookies).request);

it("reads a cookie of 32 letters and digits that an earlier release set", async () => {
  const { userId } = await signedInUser("Kari");
  const token = oldToken;
  const inADay = new Date(Date.now() + 24 * 3600 * 1000);
  await db().insert(sessions).values({ id: randomUUID(), token, userId, expiresAt: inADay });
  expect(await currentUser(requestContext([oldCookie]).request)).toMatchObject({ id: userId });
});

it("reads its own cookie among others", async () => {
  const { cookies } = await signedInUser();
  const token = /^session=([0-9a-f]{48})\./.exec(cookies.join())?.[1];
  expect(tokenOf("flash=a.b", ...cookies, "sidebar=open")).toBe(token);
});

it.each([
  ["no signature", `session=${oldToken}`],
  ["an empty signature", `session=${oldToken}.`],
  ["a shorter signature", `session=${oldToken}.${oldSignature.slice(0, -3)}`],
  ["another signature of the same length", `session=${oldToken}.${"A".repeat(43)}%3D`],
  ["a signature of other bytes", `session=${oldToken}.${"%C3%A5".repeat(44)}`],
  ["the signature of another token", `session=${oldToken.replace("n", "m")}.${oldSignature}`],
  ["a token of another length", `session=${oldToken}0.${oldSignature}`],
  ["another name", `Session=${oldToken}.${oldSignature}`],
  ["nothing", "session="],
])("reads no token from a cookie with %s", (_, cookie) => {
  expect(tokenOf(`session=${oldToken}.${oldSignature}`)).toBe(oldToken);
  expect(tokenOf(cookie)).toBeNull();
});
