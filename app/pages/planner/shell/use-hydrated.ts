import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the server's markup and until the page's script runs, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
