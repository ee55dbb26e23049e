import { randomUUID } from "node:crypto";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestEntry } from "#app/features/weddings/guest-entries/access.server.ts";

/** What the gate makes of a form of its own key, from a browser of its own unless it is given. */
export function guestEntry(
  weddingId: PublicWeddingId,
  given: Partial<GuestEntry> = {},
): GuestEntry {
  return { weddingId, visitorId: randomUUID(), key: randomUUID(), ...given };
}
