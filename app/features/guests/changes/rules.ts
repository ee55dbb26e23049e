import type { RsvpStatus } from "../rules.ts";

/** Of one guest and the companion, at one moment. */
export interface Attendance {
  status: RsvpStatus;
  companionName: string | null;
  /** 0, 1 or 2. */
  persons: number;
  diet: string | null;
  severeAllergy: boolean;
}

export type ChangeKind = "answered" | "cancelled" | "confirmed" | "companion" | "diet" | "none";

export interface AttendanceChange {
  before: Attendance | null;
  after: Attendance;
}

/** Returns what a guest's change is about: the most important of its differences. */
export function kindOf({ before, after }: AttendanceChange): ChangeKind {
  if (before === null) return "answered";
  if (before.status !== after.status) {
    return after.status === "attending" ? "confirmed" : "cancelled";
  }
  if (before.persons !== after.persons || before.companionName !== after.companionName) {
    return "companion";
  }
  if (before.diet !== after.diet || before.severeAllergy !== after.severeAllergy) return "diet";
  return "none";
}
