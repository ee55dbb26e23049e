import { cleanLine, cleanText, hasVisibleCharacter } from "#app/platform/http/clean-text.ts";
import { isEmailAddress } from "#app/platform/http/email-address.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { maxLengths, nameKey, type RsvpStatus } from "../../rules.ts";
import { type ColumnFields, fieldOf, type ImportField } from "../columns/rules.ts";

export const choices = ["add", "merge", "skip"] as const;

export type Choice = (typeof choices)[number];

/** What the couple has decided about one row of the file, by its number. */
export interface RowEdit {
  choice?: Choice;
  /** Replace what the file says. */
  values?: Partial<Record<ImportField, string>>;
}

export type RowEdits = Record<string, RowEdit>;

export type SkipReason = "no-name" | "long-name" | "heading" | "empty" | "chosen";

export interface Household {
  name: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
}

/** What a row says about a guest. Empty cells have no value here. */
export interface RowValues {
  name: string;
  email?: string;
  phone?: string;
  category?: string;
  status?: RsvpStatus;
  isChild?: boolean;
  diet?: string;
  severeAllergy?: boolean;
  plusOne?: boolean;
  plusOneName?: string;
  plusOneStatus?: RsvpStatus;
  plusOneDiet?: string;
  plusOneSevereAllergy?: boolean;
}

export type ProblemKind = "email" | "phone" | "status" | "too-long" | "companions" | SkipReason;

/** `field` is the one with the value that cannot be used. */
export interface Problem {
  kind: ProblemKind;
  field: ImportField | null;
}

export interface ReadRow {
  /** Counts from 1, as spreadsheets do. */
  number: number;
  /** The first cells, so that the couple recognises a row without a name. */
  text: string;
  id: string | null;
  values: RowValues;
  /** Rows with the same key are one household. */
  householdKey: string | null;
  household: Partial<Household>;
  problems: Problem[];
  skip: SkipReason | null;
}

export type ParsePhone = (text: string) => string | null;

const attending = keys(
  "kommer, ja, yes, y, j, attending, accepted, coming, bekreftet, x, takket ja",
);
const declined = keys("kommer ikke, nei, no, n, declined, not attending, not coming, takket nei");
const pending = keys(
  "venter svar, venter, pending, ikke svart, ukjent, invitert, invited, no reply",
);
const yes = keys("ja, j, yes, y, x, true, sann, 1, pluss en, plus one, folge, med folge, barn, ok");
const no = keys("nei, n, no, false, usann, 0, ingen, none, uten, uten folge, alene");
const headings = keys(
  "bordplassering, gjester, gjesteliste, sum, totalt, total, antall, guests, guest list, familie, venner, kollegaer",
);

/** Reads one row. Leaves out values that cannot be used, and reports them. */
export function readRow(
  number: number,
  cells: readonly string[],
  fields: ColumnFields,
  edit: RowEdit | undefined,
  parsePhone: ParsePhone,
): ReadRow {
  const text = textsOf(cells, fields, edit);
  const problems: Problem[] = [];
  const add = (kind: ProblemKind, field: ImportField | null) => problems.push({ kind, field });
  const short = (field: ImportField, max: number, clean = cleanLine): string | undefined => {
    const value = clean(text(field));
    if (value.length <= max) return value || undefined;
    add("too-long", field);
    return value.slice(0, max).toWellFormed().trim();
  };
  const name = cleanLine(text("name") || `${text("firstName")} ${text("lastName")}`);
  const companion = companionOf(text("plusOneName"), fields.includes("plusOne"));
  if (companion.isMany) add("companions", "plusOneName");
  const isOwnFile = fields.includes("id");
  const diet = short("diet", maxLengths.dietaryRequirements, cleanText);
  const values: RowValues = {
    name,
    ...given("email", emailOf(text("email"), add)),
    ...given("phone", phoneOf(text("phone"), parsePhone, add)),
    ...given("category", categoryOf(short("category", maxLengths.category), isOwnFile)),
    ...given("status", statusOf("status", text, add)),
    ...given("isChild", boolean(text("child"))),
    ...given("diet", isOwnFile ? diet : diet && tidyDiet(diet)),
    ...given("severeAllergy", boolean(text("severeAllergy")) ?? isSevere(diet, fields)),
    ...given("plusOne", companion.isAllowed ?? boolean(text("plusOne"))),
    ...given("plusOneName", companion.name?.slice(0, maxLengths.name).toWellFormed()),
    ...given("plusOneStatus", statusOf("plusOneStatus", text, add)),
    ...given("plusOneDiet", short("plusOneDiet", maxLengths.dietaryRequirements, cleanText)),
    ...given("plusOneSevereAllergy", boolean(text("plusOneSevereAllergy"))),
  };
  const group = cleanLine(text("household"));
  const isNumber = /^(?:husstand )?\d+$/i.test(group);
  const household = {
    ...given(
      "name",
      short("householdName", maxLengths.household) ??
        (isNumber ? undefined : group.slice(0, maxLengths.household) || undefined),
    ),
    ...given("address", short("address", maxLengths.address)),
    ...given("postalCode", postalCodeOf(short("postalCode", maxLengths.postalCode))),
    ...given("city", short("city", maxLengths.city)),
  };
  const id = cleanLine(text("id"));
  const skip = skipReason(cells, fields, name, edit);
  const nameField = fields.includes("name") || !fields.includes("firstName") ? "name" : "firstName";
  if (skip) problems.unshift({ kind: skip, field: nameField });
  const recognisable = [name, values.email, values.phone, ...cells.map(cleanLine)];
  return {
    number,
    text: recognisable.find(Boolean) ?? "",
    id: isUuid(id) ? id : null,
    values,
    householdKey: group ? group.toLowerCase() : null,
    household,
    problems,
    skip,
  };
}

function textsOf(cells: readonly string[], fields: ColumnFields, edit: RowEdit | undefined) {
  return (field: ImportField): string => {
    const column = fields.indexOf(field);
    return edit?.values?.[field] ?? (column < 0 ? "" : (cells[column] ?? ""));
  };
}

function skipReason(
  cells: readonly string[],
  fields: ColumnFields,
  name: string,
  edit: RowEdit | undefined,
): SkipReason | null {
  if (edit?.choice === "skip") return "chosen";
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0 && !name) return "empty";
  if (!hasVisibleCharacter(name)) return "no-name";
  if (name.length > maxLengths.name) return "long-name";
  if (edit?.choice === "add" || fields.includes("id")) return null;
  const isLone = filled.length === 1 && fields.filter(Boolean).length > 1;
  if (isLone && (headings.has(nameKey(name)) || /:\s*$/.test(name))) return "heading";
  const isRepeated = filled.length > 1 && filled.every((cell) => fieldOf(cell) !== null);
  return isRepeated ? "heading" : null;
}

type AddProblem = (kind: ProblemKind, field: ImportField) => void;

function emailOf(text: string, add: AddProblem): string | undefined {
  const email = cleanLine(text.replace(/^mailto:/i, "")).toLowerCase();
  if (!email) return undefined;
  if (isEmailAddress(email)) return email;
  add("email", "email");
  return undefined;
}

/** Keeps an invalid number as it was typed, if it is not too long for a phone number. */
function phoneOf(text: string, parsePhone: ParsePhone, add: AddProblem): string | undefined {
  const typed = cleanLine(text);
  if (!typed) return undefined;
  const isWithoutPlus = /^47\d{8}$/.test(typed.replace(/\s/g, ""));
  const phone = parsePhone(isWithoutPlus ? `+${typed}` : typed);
  if (phone) return phone;
  add("phone", "phone");
  return typed.slice(0, 40).toWellFormed();
}

/** Returns undefined for a guest without an answer. A companion's "pending" is returned. */
function statusOf(
  field: "status" | "plusOneStatus",
  text: (field: ImportField) => string,
  add: AddProblem,
): RsvpStatus | undefined {
  const key = nameKey(text(field));
  if (!key) return undefined;
  if (pending.has(key)) return field === "status" ? undefined : "pending";
  if (attending.has(key)) return "attending";
  if (declined.has(key)) return "declined";
  add("status", field);
  return undefined;
}

/** With `isName`, the text is a name even if it reads like yes or no. */
function companionOf(
  text: string,
  isName: boolean,
): { isAllowed?: boolean; name?: string; isMany?: boolean } {
  const typed = cleanLine(text);
  const key = nameKey(typed);
  if (!typed || (!isName && /^[-–—]$/.test(typed))) return {};
  if (isName) return { isAllowed: true, name: typed };
  if (no.has(key)) return { isAllowed: false };
  if (yes.has(key)) return { isAllowed: true };
  if (/^\d+$/.test(key)) return { isAllowed: true, isMany: true };
  return { isAllowed: true, name: typed };
}

function boolean(text: string): boolean | undefined {
  const key = nameKey(text);
  if (yes.has(key)) return true;
  return no.has(key) ? false : undefined;
}

/** Restores the leading zero that spreadsheets drop from 0150. */
function postalCodeOf(text: string | undefined): string | undefined {
  return text && /^\d{3}$/.test(text) ? `0${text}` : text;
}

function categoryOf(text: string | undefined, isOwnFile: boolean): string | undefined {
  if (!text || nameKey(text) === "none") return undefined;
  return isOwnFile ? text : text.replace(/^fam(?:ilie)?\.? (?=\S)/i, "Familien ");
}

/** Returns "Uten gluten" for "uten gluten", as the form writes it, and "Nøtter" for "NØTTER!!". */
function tidyDiet(text: string): string {
  const end = [...text].findLastIndex((character) => character !== "!") + 1;
  const calm = [...text].slice(0, end).join("").trimEnd() || text;
  const lower = calm === calm.toUpperCase() ? calm.toLowerCase() : calm;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Reads the severity from the text when the file has no column for it. */
function isSevere(diet: string | undefined, fields: ColumnFields): true | undefined {
  if (!diet || fields.includes("severeAllergy")) return undefined;
  const isStressed = /!|alvorlig|anafyla|livstruende|dødelig|epipen|severe/i.test(diet);
  return isStressed && !/ikke (?:så )?alvorlig/i.test(diet) ? true : undefined;
}

function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
}

function keys(list: string): ReadonlySet<string> {
  return new Set(list.split(", "));
}
