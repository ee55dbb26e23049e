import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import {
  type GuestChange,
  lastSeen,
  listChanges,
} from "#app/features/guests/changes/queries.server.ts";
import { type ChangeKind, kindOf } from "#app/features/guests/changes/rules.ts";
import { guestTotals } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import { formatDay, formatDayAndTime, formatTime } from "#app/platform/oslo-time.ts";

export interface ChangeView extends Pick<GuestChange, "id" | "name" | "message" | "partner"> {
  kind: ChangeKind;
  before: GuestChange["before"];
  after: GuestChange["after"];
  clock: string;
}

export interface SinceView {
  /** Null when the owner has never marked the changes as seen. */
  seen: { day: string; time: string } | null;
  totals: { before: GuestTotals | null; after: GuestTotals };
  days: { day: string; changes: ChangeView[] }[];
}

export async function loadSince(weddingId: OwnedWeddingId, user: SignedInUser): Promise<SinceView> {
  const [changes, after, seen] = await Promise.all([
    listChanges(weddingId, user.id),
    guestTotals(weddingId),
    lastSeen(weddingId, user.id),
  ]);
  const today = now();
  const byDay = Map.groupBy(changes, ({ at }) => formatDay(at, today));
  return {
    seen: seen.at && { day: formatDay(seen.at, today), time: formatDayAndTime(seen.at, today) },
    totals: { before: seen.totals, after },
    days: [...byDay].map(([day, ofDay]) => ({ day, changes: ofDay.map(viewChange) })),
  };
}

function viewChange(change: GuestChange): ChangeView {
  const { id, name, message, partner, before, after, at } = change;
  return { id, name, message, partner, before, after, kind: kindOf(change), clock: formatTime(at) };
}
