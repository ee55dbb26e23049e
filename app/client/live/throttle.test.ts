import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the first call runs at once, and calls within the interval cause one more run", async () => {
  const work = vi.fn(async () => undefined);
  const ask = throttle(work, 400);
  ask();
  expect(work).toHaveBeenCalledTimes(1);
  for (let again = 0; again < 50; again++) ask();
  await vi.advanceTimersByTimeAsync(399);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

test("runs never overlap, and a failed run does not stop later ones", async () => {
  let fail = () => {};
  const work = vi.fn(
    () => new Promise<void>((_, reject) => (fail = () => reject(new Error("no")))),
  );
  const ask = throttle(work, 400);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  fail();
  await vi.advanceTimersByTimeAsync(400);
  expect(work).toHaveBeenCalledTimes(2);
});
