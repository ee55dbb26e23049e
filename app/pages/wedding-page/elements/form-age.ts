import { minFormAgeMs } from "#app/features/submissions/rules.ts";

/** The time since when a form token exists at the latest, as `performance.now()` counts. */
export function formAge() {
  let since = performance.now();
  return {
    restart(): void {
      since = performance.now();
    },
    /** Waits until the server accepts the form of a browser that it does not know yet. */
    async reached(): Promise<void> {
      const rest = since + minFormAgeMs - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    },
  };
}
