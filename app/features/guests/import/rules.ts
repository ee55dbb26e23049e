import type { RsvpStatus } from "../rules.ts";
import type { Household, SkipReason } from "./rows/rules.ts";

export const maxImportRows = 5000;
export const maxImportColumns = 60;
export const maxCellLength = 2000;
export const maxImportBytes = 5 * 1024 * 1024;

/** A guest with what counts: the couple's own values, else those of the linked answer. */
export interface ShownGuest {
  id: string;
  version: number;
  householdId: string;
  household: Household;
  name: string;
  email: string | null;
  phone: string | null;
  category: string | null;
  status: RsvpStatus;
  isChild: boolean;
  diet: string | null;
  severeAllergy: boolean;
  plusOne: boolean;
  plusOneName: string | null;
  plusOneStatus: RsvpStatus | null;
  plusOneDiet: string | null;
  plusOneSevereAllergy: boolean;
}

interface SkippedRow {
  number: number;
  text: string;
  reason: SkipReason;
}

/** What the page shows after an import. */
export interface ImportResult {
  added: number;
  updated: number;
  unchanged: number;
  skipped: SkippedRow[];
  categories: { id: string; name: string; color: string; guests: number }[];
  withPhone: number;
  withEmail: number;
  withDiet: number;
}

/** What `undoImport` reverses. */
export interface ImportChanges {
  added: { id: string; version: number; householdId: string }[];
  changed: { id: string; version: number; before: Record<string, unknown> }[];
  households: { id: string; version: number; before: Household }[];
  newHouseholds: string[];
  /** Where rows that name a household belong; missing in imports of earlier releases. */
  homes?: [householdKey: string, householdId: string][];
  newCategories: string[];
}
