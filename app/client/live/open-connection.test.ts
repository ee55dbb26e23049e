import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debouncedConnectionStatus } from "./open-connection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a lasting loss is reported once", () => {
  const onChange = vi.fn();
  const { lost, back } = debouncedConnectionStatus(4000, onChange);
  for (let second = 0; second < 4; second++) {
    lost();
    vi.advanceTimersByTime(999);
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4);
  lost();
  vi.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[true]]);
  back();
  expect(onChange).toHaveBeenLastCalledWith(false);
  lost();
  vi.advanceTimersByTime(4000);
  expect(onChange).toHaveBeenLastCalledWith(true);
});

test("neither a short loss nor one after closing is reported", () => {
  const onChange = vi.fn();
  const { lost, back, end } = debouncedConnectionStatus(4000, onChange);
  lost();
  vi.advanceTimersByTime(3999);
  back();
  lost();
  end();
  vi.advanceTimersByTime(10_000);
  expect(onChange).not.toHaveBeenCalledWith(true);
});
