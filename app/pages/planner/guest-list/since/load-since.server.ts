import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { lastSeen } from "#app/features/guests/changes/queries.server.ts";
import {
  type AttendanceChange,
  type ChangeKind,
  groupChanges,
  kindOf,
} from "#app/features/guests/changes/rules.ts";
import { type GuestChange, listChanges } from "#app/features/rsvp/changes/queries.server.ts";
import { guestTotals } from "#app/features/rsvp/guest-links/diets/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { GuestTotals } from "#app/features/weddings/rules.ts";
import { now } from "#app/platform/clock.ts";
import {
  daysUntil,
  formatDay,
  formatTime,
  formatWeekday,
  osloDate,
} from "#app/platform/oslo-time.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import { countViews, type ViewCounts } from "../view-counts.server.ts";
import { sinceTexts as texts } from "./texts.ts";

export interface PersonChange extends AttendanceChange {
  name: string;
  kind: ChangeKind;
}

/** What one form has changed. */
export interface ChangeView {
  id: string;
  /** Null for what guests have answered. */
  partner: string | null;
  /** At least one. */
  people: PersonChange[];
  message: string | null;
  clock: string;
}

export interface News {
  /** ISO instant taken before the first query. */
  at: string;
  name: string;
  /** Null when the owner has never marked the changes as seen. */
  seen: { day: string; time: string } | null;
  totals: { before: GuestTotals | null; after: GuestTotals };
  days: { day: string; changes: ChangeView[] }[];
}

export interface SinceView extends News {
  views: ViewCounts;
}

export async function loadSince(weddingId: OwnedWeddingId, user: SignedInUser): Promise<SinceView> {
  const [news, views] = await Promise.all([
    loadNews(weddingId, user),
    countViews(weddingId, user.id),
  ]);
  return { ...news, views };
}

export async function loadNews(weddingId: OwnedWeddingId, user: SignedInUser): Promise<News> {
  const at = now();
  const [changes, after, seen] = await Promise.all([
    listChanges(weddingId, user.id),
    guestTotals(weddingId),
    lastSeen(weddingId, user.id),
  ]);
  const groups = groupChanges(changes);
  const byDay = Map.groupBy(groups, ([first]) => (first ? dayHeading(first.at, at) : ""));
  return {
    at: at.toISOString(),
    name: firstNameOf(user.displayName),
    seen: seen.at && {
      day: recentDay(seen.at, at),
      time: `${recentDay(seen.at, at)} ${formatTime(seen.at)}`,
    },
    totals: { before: seen.totals, after },
    days: [...byDay].map(([day, ofDay]) => ({ day, changes: ofDay.flatMap(viewChange) })),
  };
}

function viewChange(group: GuestChange[]): ChangeView[] {
  const [first] = group;
  if (!first) return [];
  const isByGuest = first.responseId !== null;
  return [
    {
      id: first.id,
      partner: isByGuest ? null : (first.partner ?? texts.formerPartner),
      people: group.map((change) => ({
        name: change.name,
        kind: kindOf(change),
        before: change.before,
        after: change.after,
      })),
      message: group.find(({ message }) => message)?.message ?? null,
      clock: formatTime(first.at),
    },
  ];
}

function dayHeading(instant: Date, today: Date): string {
  const age = ageInDays(instant, today);
  if (age === 0) return texts.today;
  const day = `${formatWeekday(osloDate(instant))} ${formatDay(instant, today)}`;
  return age === 1 ? texts.yesterday(day) : day.replace(/^./, (letter) => letter.toUpperCase());
}

function recentDay(instant: Date, today: Date): string {
  const age = ageInDays(instant, today);
  if (age === 0) return texts.recent.today;
  if (age === 1) return texts.recent.yesterday;
  return age < 7 ? formatWeekday(osloDate(instant)) : formatDay(instant, today);
}

function ageInDays(instant: Date, today: Date): number {
  return -daysUntil(osloDate(instant), today);
}
