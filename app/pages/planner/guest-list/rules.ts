import type { GuestCategory } from "#app/features/guests/categories/queries.server.ts";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { foldForSearch } from "#app/platform/search-text.ts";
import type { GuestFilter, GuestOrder } from "./guest-query.ts";

/** A guest as the list shows it. What does not apply is left out, because lists are long. */
export interface GuestRow {
  id: string;
  name: string;
  householdId: string;
  version: number;
  status: RsvpStatus;
  /** In milliseconds, as other times. */
  addedAt: number;
  addedBy?: string;
  categoryId?: string;
  email?: string;
  phone?: string;
  diet?: string;
  severeAllergy?: true;
  isChild?: true;
  side?: "first" | "second";
  /** May bring a companion. */
  plusOne?: true;
  /** Name of the companion who counts; empty while it is unknown. */
  companion?: string;
  companionName?: string;
  companionDiet?: string;
  companionSevereAllergy?: true;
  /** What the couple has set itself. */
  own?: OwnValues;
  answer?: LinkedAnswer;
}

interface OwnValues {
  status?: RsvpStatus;
  statusSetAt?: number;
  diet?: string;
  companionName?: string;
  companionDiet?: string;
}

interface LinkedAnswer {
  status: RsvpStatus;
  companionName?: string;
  diet?: string;
  companionDiet?: string;
  message?: string;
  at: number;
  /** True when the couple has chosen to keep its own values. */
  isReviewed?: true;
}

export interface ListCounts {
  invited: number;
  confirmed: number;
  declined: number;
  pending: number;
  withCompanions: number;
}

/** Counts by the same rule as `countGuests`, for changes that are still being sent. */
export function countRows(rows: readonly GuestRow[]): ListCounts {
  const invited = rows.length;
  const confirmed = rows.filter(({ status }) => status === "attending");
  const declined = rows.filter(({ status }) => status === "declined").length;
  return {
    invited,
    confirmed: confirmed.length,
    declined,
    pending: invited - confirmed.length - declined,
    withCompanions: invited + confirmed.filter(({ plusOne }) => plusOne).length,
  };
}

/** Returns the query without a category that has been deleted since it was chosen. */
export function withKnownCategory<Query extends Pick<GuestFilter, "kategori">>(
  query: Query,
  categories: readonly Pick<GuestCategory, "id">[],
): Query {
  const { kategori } = query;
  const isKnown = kategori === "none" || categories.some(({ id }) => id === kategori);
  return isKnown ? query : { ...query, kategori: null };
}

const searchTexts = new WeakMap<GuestRow, string>();

/** Line breaks keep a match within one field: no search contains them. */
function searchTextOf(row: GuestRow): string {
  const known = searchTexts.get(row);
  if (known !== undefined) return known;
  const { name, companionName, email, phone, diet, companionDiet } = row;
  const digits = phone?.replace(/\s/g, "");
  const fields = [name, companionName, email, phone, digits, diet, companionDiet];
  const text = foldForSearch(fields.filter(Boolean).join("\n"));
  searchTexts.set(row, text);
  return text;
}

export function matcherOf({
  sok,
  kategori,
  status,
  mangler,
}: GuestFilter): (row: GuestRow) => boolean {
  const searched = foldForSearch(sok);
  return (row) =>
    (status === "all" || row.status === status) &&
    (mangler === "nothing" || !row.phone) &&
    (kategori === null || (row.categoryId ?? "none") === kategori) &&
    (searched === "" || searchTextOf(row).includes(searched));
}

const statusOrder: RsvpStatus[] = ["attending", "pending", "declined"];

/** Guests without a value come last in both directions. */
export function sortRows(
  rows: readonly GuestRow[],
  { sorter, retning }: GuestOrder,
  categories: readonly GuestCategory[],
): readonly GuestRow[] {
  const sign = retning === "descending" ? -1 : 1;
  if (sorter === "added") return sign === 1 ? rows : rows.toReversed();
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const keyOf = ({ categoryId = "", ...row }: GuestRow): string => {
    if (sorter === "status") return String(statusOrder.indexOf(row.status));
    if (sorter === "category") return categoryNames.get(categoryId) ?? "";
    if (sorter === "diet") return row.diet ?? row.companionDiet ?? "";
    return row[sorter] ?? "";
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => {
      if (!a.key || !b.key) return Number(!a.key) - Number(!b.key);
      return sign * collator.compare(a.key, b.key);
    })
    .map(({ row }) => row);
}

const collator = new Intl.Collator("nb", { numeric: true });

interface Disagreement {
  field: "status" | "diet" | "plusOneName" | "plusOneDiet";
  own: string;
  answered: string;
}

/** Returns the fields where the couple's value differs from an answer it has not reviewed. */
export function disagreementsOf({ own, answer }: GuestRow): Disagreement[] {
  if (!own || !answer || answer.isReviewed) return [];
  const pairs = [
    { field: "status", own: own.status, answered: answer.status },
    { field: "diet", own: own.diet, answered: answer.diet ?? "" },
    { field: "plusOneName", own: own.companionName, answered: answer.companionName ?? "" },
    // The open form does not ask for it.
    { field: "plusOneDiet", own: own.companionDiet, answered: answer.companionDiet },
  ] as const;
  return pairs.flatMap(({ field, own: value, answered }) =>
    value !== undefined &&
    answered !== undefined &&
    foldForSearch(value) !== foldForSearch(answered)
      ? [{ field, own: value, answered }]
      : [],
  );
}

export type GuestForm = Record<
  | "name"
  | "status"
  | "plusOne"
  | "plusOneName"
  | "plusOneDiet"
  | "plusOneSevereAllergy"
  | "diet"
  | "severeAllergy"
  | "email"
  | "phone"
  | "category"
  | "side"
  | "isChild"
  | "household",
  string
>;

export function guestForm(row: GuestRow | null): GuestForm {
  return {
    name: row?.name ?? "",
    status: row?.status ?? "pending",
    plusOne: row?.plusOne ? "on" : "",
    plusOneName: row?.companionName ?? "",
    plusOneDiet: row?.companionDiet ?? "",
    plusOneSevereAllergy: row?.companionSevereAllergy ? "on" : "",
    diet: row?.diet ?? "",
    severeAllergy: row?.severeAllergy ? "on" : "",
    email: row?.email ?? "",
    phone: row?.phone ?? "",
    category: row?.categoryId ?? "",
    side: row?.side ?? "",
    isChild: row?.isChild ? "on" : "",
    household: row?.householdId ?? "",
  };
}
