import { expect, test } from "vitest";
import { rememberLoaderData, staleIfError } from "./last-shown.ts";

const address = "http://jaord.test/admin";
const shown = { counts: 1 };

// A status, as the framework throws what a loader answered.
const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("what loads is shown", async () => {
  expect(await staleIfError(address, async () => ({ counts: 2 }))).toEqual({ counts: 2 });
});

test.each([
  ["no answer", new TypeError("Failed to fetch"), "failed"],
  ["an error of the server", new Error("Unexpected Server Error"), "refused"],
  ["a status", answered(503), "refused"],
])("%s leaves the page as it is, and says why", async (_, error, failure) => {
  rememberLoaderData(`${address}#del-lenken`, shown);
  expect(await staleIfError(address, () => Promise.reject(error))).toEqual({ ...shown, failure });
});

test.each([
  ["a redirect", new Response(null, { status: 302 })],
  ["not found", answered(404)],
])("%s is followed", async (_, error) => {
  rememberLoaderData(address, shown);
  await expect(staleIfError(address, () => Promise.reject(error))).rejects.toBe(error);
});

test("another page has nothing to keep", async () => {
  rememberLoaderData(address, shown);
  const error = new TypeError("Failed to fetch");
  await expect(staleIfError(`${address}?tab=rsvp`, () => Promise.reject(error))).rejects.toBe(
    error,
  );
});
