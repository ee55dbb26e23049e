import { vi } from "vitest";

/** A tab of a browser that keeps `kept` and whatever comes to it; `vi.unstubAllGlobals` closes it. */
export function openTab(kept: Record<string, string> = {}): Record<string, string> {
  const sessionStorage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  vi.stubGlobal("window", { sessionStorage });
  return kept;
}
