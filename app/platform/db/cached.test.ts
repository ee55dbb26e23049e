import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/database.ts";
import { now, setClock } from "../clock.ts";
import { cachedForMinute } from "./cached.server.ts";

useTestDatabase();

afterEach(() => setClock());

test("a read that fails late leaves what was read since", async () => {
  const slow = Promise.withResolvers<string>();
  const reads = [slow.promise, Promise.resolve("newer"), Promise.resolve("read again")];
  const read = cachedForMinute(() => reads.shift() ?? Promise.resolve(""));
  const first = read();
  const later = now().getTime() + 61_000;
  setClock(() => later);
  expect(await read()).toBe("newer");
  slow.reject(new Error("late"));
  await expect(first).rejects.toThrow("late");
  expect(await read()).toBe("newer");
});
