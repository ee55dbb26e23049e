import type { ListingStatus } from "../rules.ts";

/** What a seller may do with a listing in which states. */
export const transitions = {
  change: ["review", "published", "reserved"],
  publish: ["draft", "withdrawn"],
  reserve: ["published"],
  release: ["reserved"],
  sell: ["published", "reserved"],
  undoSale: ["sold"],
  withdraw: ["review", "published", "reserved"],
  undoWithdrawal: ["draft", "withdrawn"],
  renew: ["published", "reserved", "withdrawn"],
  delete: ["draft", "review", "published", "reserved", "withdrawn"],
} as const satisfies Record<string, readonly ListingStatus[]>;

export type Transition = keyof typeof transitions;

export function isAllowed(transition: Transition, status: ListingStatus): boolean {
  const from: readonly ListingStatus[] = transitions[transition];
  return from.includes(status);
}

/** How long a listing is shown after it was published or renewed. */
export const lifetimeDays = 90;

function expiryFrom(start: Date): Date {
  return new Date(start.getTime() + lifetimeDays * 24 * 3600 * 1000);
}

/**
 * Returns the dates of a listing that buyers see from now on. One that comes back before its time was
 * over is not new.
 */
export function datesFrom(
  { publishedAt, expiresAt }: { publishedAt: Date | null; expiresAt: Date | null },
  at: Date,
): { publishedAt: Date; expiresAt: Date } {
  const isNew = !publishedAt || !expiresAt || expiresAt <= at;
  return { publishedAt: isNew ? at : publishedAt, expiresAt: expiryFrom(at) };
}

/** Returns the state of a listing that buyers may see. */
export function liveStatus({ reservedAt }: { reservedAt: Date | null }): "published" | "reserved" {
  return reservedAt === null ? "published" : "reserved";
}
