import { draftPrefix } from "#app/client/forms/drafts.ts";
import type { WaitingChange } from "../chart-context.ts";
import type { ChangeStorage } from "./chart-session.ts";

// One entry per change, so that two tabs of one browser do not overwrite each other's.
const prefix = `${draftPrefix}seating:`;

/** Changes of this browser that the server does not have yet. */
export function storedChanges(weddingId: string): ChangeStorage {
  const start = `${prefix}${weddingId}:`;
  return {
    load: () => keysOf(start).flatMap(read).sort(byTime),
    add: (changes) => {
      try {
        for (const waiting of changes) {
          const stored: StoredChange = { ...waiting, place: places++ };
          window.localStorage.setItem(start + waiting.change.id, JSON.stringify(stored));
        }
      } catch {
        // Storage is full or blocked, so the changes last until the page is closed.
      }
    },
    remove: (ids) => removeKeys(ids.map((id) => start + id)),
  };
}

/** `place` orders what was made within a millisecond. */
type StoredChange = WaitingChange & { place: number };

let places = 0;

function read(key: string): StoredChange[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? "null");
    const isChange = typeof stored?.change?.type === "string" && typeof stored.madeAt === "string";
    return isChange ? [stored] : [];
  } catch {
    return [];
  }
}

function byTime(one: StoredChange, other: StoredChange): number {
  if (one.madeAt !== other.madeAt) return one.madeAt < other.madeAt ? -1 : 1;
  return one.place - other.place;
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function removeKeys(keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
