import { randomUUID } from "node:crypto";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";

/** Returns a guest entry with a new idempotency key and a new visitor. */
export function guestEntry(
  weddingId: PublicWeddingId,
  overrides: Partial<GuestSubmission> = {},
): GuestSubmission {
  const ids = { visitorId: randomUUID(), key: randomUUID() };
  return { weddingId, ...ids, kind: "answer", hasProofOfWork: true, ...overrides };
}

/** Returns the next entry of the same visitor. */
export function nextEntryOf({ weddingId, visitorId }: GuestSubmission): GuestSubmission {
  return guestEntry(weddingId, { visitorId });
}
