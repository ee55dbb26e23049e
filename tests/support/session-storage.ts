import { vi } from "vitest";

/** Stubs sessionStorage with `items`; `vi.unstubAllGlobals` removes the stub. */
export function stubSessionStorage(items: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal("window", { sessionStorage: makeStorage(items), localStorage: makeStorage({}) });
  return items;
}

/** Stubs localStorage with `items`. */
export function stubLocalStorage(items: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal("window", { sessionStorage: makeStorage({}), localStorage: makeStorage(items) });
  return items;
}

function makeStorage(items: Record<string, string>): object {
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
  return Object.setPrototypeOf(items, methods);
}
