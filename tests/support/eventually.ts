import { vi } from "vitest";

/** Retries `check` until it no longer throws, for up to 10 seconds. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 10_000, interval: 5 });
}
