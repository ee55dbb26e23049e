import type { RsvpStatus } from "../rules.ts";

/** What counts for one guest and the companion, at one moment. */
export interface Attendance {
  status: RsvpStatus;
  companionName: string | null;
  /** 0, 1 or 2. */
  persons: number;
  diet: string | null;
  severeAllergy: boolean;
  /** Absent, as `companionSevereAllergy`, in what earlier releases have recorded. */
  companionDiet?: string | null;
  companionSevereAllergy?: boolean;
}

export type ChangeKind = "answered" | "cancelled" | "confirmed" | "companion" | "diet" | "none";

export interface NamedAttendance extends Attendance {
  name: string;
}

export interface AttendanceChange {
  before: Attendance | null;
  after: Attendance;
}

interface RecordedChange extends AttendanceChange {
  batchId: string;
  guestId: string | null;
  /** Null for what a guest has answered. */
  userId: string | null;
}

/** Returns the most important difference of a change. */
export function kindOf({ before, after }: AttendanceChange): ChangeKind {
  if (before === null) return "answered";
  if (before.status !== after.status) {
    return after.status === "attending" ? "confirmed" : "cancelled";
  }
  if (before.persons !== after.persons || before.companionName !== after.companionName) {
    return "companion";
  }
  const isSame = hasSameDiet(before, after) && hasSameCompanionDiet(before, after);
  return isSame ? "none" : "diet";
}

export function hasSameDiet(before: Attendance, after: Attendance): boolean {
  return before.diet === after.diet && before.severeAllergy === after.severeAllergy;
}

export function hasSameCompanionDiet(before: Attendance, after: Attendance): boolean {
  const { companionDiet = null, companionSevereAllergy = false } = before;
  return (
    companionDiet === (after.companionDiet ?? null) &&
    companionSevereAllergy === (after.companionSevereAllergy ?? false)
  );
}

/**
 * Groups the changes by the form that made them, newest first. A partner's repeated changes of a
 * guest are merged into one, and left out when they cancel each other.
 */
export function groupChanges<Change extends RecordedChange>(
  newestFirst: readonly Change[],
): Change[][] {
  const byPartner = new Map<string, Change>();
  const merged: Change[] = [];
  for (const change of newestFirst) {
    const { guestId, userId, before } = change;
    const key = userId && guestId && `${userId} ${guestId}`;
    const later = key ? byPartner.get(key) : undefined;
    if (later) {
      later.before = before;
      continue;
    }
    const copy = { ...change };
    if (key) byPartner.set(key, copy);
    merged.push(copy);
  }
  const real = merged.filter((change) => kindOf(change) !== "none");
  const formOf = ({ batchId, userId, after }: Change) =>
    userId ? `${batchId} ${after.status}` : batchId;
  return [...Map.groupBy(real, formOf).values()];
}
