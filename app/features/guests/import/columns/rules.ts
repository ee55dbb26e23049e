import { isEmailAddress } from "#app/platform/http/email-address.ts";
import { nameKey } from "../../rules.ts";

/** In the order in which they are exported. */
export const importFields = [
  "name",
  "firstName",
  "lastName",
  "email",
  "phone",
  "category",
  "status",
  "child",
  "diet",
  "severeAllergy",
  "plusOne",
  "plusOneName",
  "plusOneStatus",
  "plusOneDiet",
  "plusOneSevereAllergy",
  "household",
  "householdName",
  "address",
  "postalCode",
  "city",
  "id",
] as const;

export type ImportField = (typeof importFields)[number];

/** The field of each column. A column whose field is null is not imported. */
export type ColumnFields = (ImportField | null)[];

export interface RecognisedColumns {
  fields: ColumnFields;
  /** The index of the row, or null without a row of headers. */
  headerRow: number | null;
}

const maxHeaderRow = 10;
const sampleRows = 50;

/** Norwegian and English headers, in the spelling of `nameKey`. */
const aliases: Record<ImportField, readonly string[]> = {
  name: words("navn, fullt navn, gjest, gjestens navn, name, full name, guest, guest name"),
  firstName: words("fornavn, for og mellomnavn, first name, firstname, given name"),
  lastName: words("etternavn, familienavn, last name, lastname, surname, family name"),
  email: words("e post, epost, e postadresse, epostadresse, mail, e mail, email, email address"),
  phone: words(
    "telefon, telefonnummer, mobil, mobilnummer, mobiltelefon, tlf, tlf nr, mob, nummer, phone, phone number, mobile, cell, cell phone, tel",
  ),
  category: words("kategori, gruppe, tilhorighet, category, group, tag, tags, relation, relasjon"),
  status: words("status, svar, kommer, svarstatus, rsvp, rsvp status, attending, response, reply"),
  child: words("barn, er barn, child, kid, is child"),
  diet: words(
    "kosthold, allergi, allergier, mat, matallergi, matallergier, diett, kosthold allergier, allergier og kosthold, diet, dietary, dietary requirements, dietary restrictions, allergy, allergies, food",
  ),
  severeAllergy: words("alvorlig allergi, alvorlig, severe allergy, severe"),
  plusOne: words(
    "folge, med folge, har folge, ledsager, plus one, plusone, 1, companion, guest of",
  ),
  plusOneName: words(
    "navn pa folge, folgets navn, ledsagers navn, partner, navn pa ledsager, plus one name, companion name, name of plus one, name of companion",
  ),
  plusOneStatus: words("status for folge, svar for folge, plus one status, companion status"),
  plusOneDiet: words("kosthold for folge, allergier for folge, plus one diet, companion diet"),
  plusOneSevereAllergy: words("alvorlig allergi for folge, companion severe allergy"),
  household: words("husstand, husholdning, familie, household, family, party, invitasjon"),
  householdName: words(
    "navn pa husstand, husstandsnavn, household name, family name on invitation",
  ),
  address: words("adresse, gateadresse, postadresse, gate, vei, address, street, street address"),
  postalCode: words("postnummer, postnr, post nr, zip, zip code, postal code, postcode"),
  city: words("sted, poststed, by, city, town"),
  id: words("jaord id"),
};

const fieldByAlias = new Map(
  importFields.flatMap((field) => aliases[field].map((alias) => [alias, field] as const)),
);

export function recogniseColumns(rows: readonly (readonly string[])[]): RecognisedColumns {
  const headerRow = headerRowOf(rows);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (headerRow === null) return { fields: guessFields(rows, width), headerRow };
  const names = rows[headerRow] ?? [];
  const fields = Array.from({ length: width }, (_, column) => fieldOf(names[column]));
  return {
    fields: withoutRepeats(withCompanionNames(fields, rows.slice(headerRow + 1))),
    headerRow,
  };
}

export function fieldOf(header: string | undefined): ImportField | null {
  return fieldByAlias.get(nameKey(header ?? "")) ?? null;
}

/** Returns the row with most known headers. A single known header must be that of the name. */
function headerRowOf(rows: readonly (readonly string[])[]): number | null {
  const counts = rows.slice(0, maxHeaderRow).map((row) => {
    const known = row.map(fieldOf).filter((field) => field !== null);
    const isNamed = known.some((field) => ["name", "firstName"].includes(field));
    return known.length >= 2 || isNamed ? known.length : 0;
  });
  const most = Math.max(0, ...counts);
  return most > 0 ? counts.indexOf(most) : null;
}

/** In most lists a column "Følge" has names instead of yes and no. */
function withCompanionNames(
  fields: ColumnFields,
  rows: readonly (readonly string[])[],
): ColumnFields {
  if (fields.includes("plusOneName")) return fields;
  return fields.map((field, column) => {
    const hasName = rows.some((row) => nameKey(row[column] ?? "").includes(" "));
    return field === "plusOne" && hasName ? "plusOneName" : field;
  });
}

/** Keeps the first of two columns with the same field. */
function withoutRepeats(fields: ColumnFields): ColumnFields {
  return fields.map((field, column) => (fields.indexOf(field) === column ? field : null));
}

function guessFields(rows: readonly (readonly string[])[], width: number): ColumnFields {
  const guesses = Array.from({ length: width }, (_, column) => {
    const cells = rows.slice(0, sampleRows).flatMap((row) => row[column]?.trim() || []);
    const most = (matches: (cell: string) => boolean) =>
      cells.length > 0 && cells.filter(matches).length * 2 > cells.length;
    if (most(isEmailAddress)) return "email";
    if (most((cell) => /^\+?[\d\s()-]{8,}$/.test(cell))) return "phone";
    return most((cell) => /\p{L}{2}/u.test(cell)) ? "name" : null;
  });
  return withoutRepeats(guesses);
}

function words(list: string): string[] {
  return list.split(", ");
}
