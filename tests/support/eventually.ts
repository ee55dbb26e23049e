import { vi } from "vitest";

/** Waits until `check` no longer throws; patient, since a machine that runs all tests is slow. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000, interval: 5 });
}
