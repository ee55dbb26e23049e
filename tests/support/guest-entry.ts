import { randomUUID } from "node:crypto";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";

/** What the gate makes of a form with a key of its own, from a browser of its own unless given. */
export function guestEntry(
  weddingId: PublicWeddingId,
  given: Partial<GuestSubmission> = {},
): GuestSubmission {
  const ids = { visitorId: randomUUID(), key: randomUUID() };
  return { weddingId, ...ids, kind: "answer", hasProofOfWork: true, ...given };
}

/** The next form from the browser of an earlier one. */
export function sameBrowser({ weddingId, visitorId }: GuestSubmission): GuestSubmission {
  return guestEntry(weddingId, { visitorId });
}
