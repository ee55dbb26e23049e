import { vi } from "vitest";

/** Stubs sessionStorage with `items`; `vi.unstubAllGlobals` removes the stub. */
export function stubSessionStorage(items: Record<string, string> = {}): Record<string, string> {
  const sessionStorage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  vi.stubGlobal("window", { sessionStorage });
  return items;
}
