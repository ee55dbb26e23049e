import { expect, test } from "vitest";
import { promiseCache } from "./promise-cache.ts";

test("what fails late leaves what was made for its key since", async () => {
  const cache = promiseCache<string>(1);
  const slow = Promise.withResolvers<string>();
  const first = cache("a", () => slow.promise);
  await cache("b", async () => "b");
  await cache("a", async () => "newer");
  slow.reject(new Error("late"));
  await expect(first).rejects.toThrow("late");
  expect(await cache("a", async () => "made again")).toBe("newer");
});

test("what fails is made anew for the next request", async () => {
  const cache = promiseCache<string>(1);
  await expect(cache("a", () => Promise.reject(new Error("once")))).rejects.toThrow("once");
  expect(await cache("a", async () => "made again")).toBe("made again");
});
