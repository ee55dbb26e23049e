import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debouncedConnectionStatus } from "./open-connection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a lasting loss is reported once", () => {
  const told = vi.fn();
  const { lost, back } = debouncedConnectionStatus(4000, told);
  for (let second = 0; second < 4; second++) {
    lost();
    vi.advanceTimersByTime(999);
  }
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4);
  lost();
  vi.advanceTimersByTime(10_000);
  expect(told.mock.calls).toEqual([[true]]);
  back();
  expect(told).toHaveBeenLastCalledWith(false);
  lost();
  vi.advanceTimersByTime(4000);
  expect(told).toHaveBeenLastCalledWith(true);
});

test("neither a short loss nor one after closing is reported", () => {
  const told = vi.fn();
  const { lost, back, end } = debouncedConnectionStatus(4000, told);
  lost();
  vi.advanceTimersByTime(3999);
  back();
  lost();
  end();
  vi.advanceTimersByTime(10_000);
  expect(told).not.toHaveBeenCalledWith(true);
});
