import { randomUUID } from "node:crypto";
import { answerKind } from "#app/features/rsvp/rules.ts";
import type { GuestSubmission, PublicWeddingId } from "#app/features/weddings/access.server.ts";

/** Returns a guest's submission with a new idempotency key and a new visitor. */
export function guestEntry(
  audience: PublicWeddingId,
  overrides: Partial<GuestSubmission> = {},
): GuestSubmission {
  const ids = { visitorId: randomUUID(), key: randomUUID() };
  return { audience, ...ids, kind: answerKind, hasProofOfWork: true, ...overrides };
}

/** Returns the next submission of the same visitor. */
export function nextEntryOf({ audience, visitorId }: GuestSubmission): GuestSubmission {
  return guestEntry(audience, { visitorId });
}
