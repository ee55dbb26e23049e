import { vi } from "vitest";

/** Stubs sessionStorage with `items`; `vi.unstubAllGlobals` removes the stub. */
export function stubSessionStorage(items: Record<string, string> = {}): Record<string, string> {
  // Methods are inherited: the own properties of a Storage are its items.
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  vi.stubGlobal("window", { sessionStorage: Object.setPrototypeOf(items, methods) });
  return items;
}
