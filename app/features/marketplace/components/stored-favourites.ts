import { favouriteActions } from "../favourites/actions.ts";
import { maxStored } from "../favourites/rules.ts";

const storageKey = "jaord-favourites";

/** Tells the hearts of the page that this browser keeps others now. */
export const favouritesChanged = "favourites-changed";

/** Returns what this browser keeps until its user signs in; null where it stores nothing. */
export function readStoredFavourites(): number[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)) : [];
  } catch (error) {
    return error instanceof SyntaxError ? [] : null;
  }
}

export function toggleStoredFavourite(id: number): void {
  const stored = readStoredFavourites() ?? [];
  const others = stored.filter((other) => other !== id);
  write(others.length < stored.length ? others : [...others, id]);
}

/**
 * Hands over to the account what this browser has kept. It is kept until the server has it, so that a
 * lost connection loses nothing. Returns what was handed over.
 */
export async function mergeStoredFavourites(): Promise<number[]> {
  const ids = (readStoredFavourites() ?? []).slice(0, maxStored);
  if (ids.length === 0) return [];
  if (!(await sendFavourite("merge", { ids: ids.join(",") }))) return [];
  const since = readStoredFavourites() ?? [];
  write(since.filter((id) => !ids.includes(id)));
  return ids;
}

/** Returns whether the server has stored it. It redirects only who is not signed in. */
export async function sendFavourite(
  intent: keyof typeof favouriteActions.intents,
  fields: Record<string, string>,
): Promise<boolean> {
  const body = new URLSearchParams({ intent, ...fields });
  // Leaving the page must not lose it.
  const request = { method: "POST", body, redirect: "manual", keepalive: true } as const;
  try {
    const response = await fetch(favouriteActions.path, request);
    return response.ok && ((await response.json()) as { ok: boolean }).ok;
  } catch {
    return false;
  }
}

function write(ids: number[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    return;
  }
  dispatchEvent(new Event(favouritesChanged));
}
