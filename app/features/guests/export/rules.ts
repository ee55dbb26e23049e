import { type ImportField, importFields } from "../import/columns/rules.ts";
import type { ShownGuest } from "../import/rules.ts";
import { importTexts } from "../import/texts.ts";

export type FormatPhone = (stored: string) => string;

const exportedFields = importFields.filter(
  (field) => field !== "firstName" && field !== "lastName",
);
const { yes, no } = importTexts.preview;

/** Returns the list as rows that the import can read. Households are numbered. */
export function sheetOf(guests: readonly ShownGuest[], formatPhone: FormatPhone): string[][] {
  const numbers = new Map<string, number>();
  for (const { householdId } of guests) {
    if (!numbers.has(householdId)) numbers.set(householdId, numbers.size + 1);
  }
  const rows = guests.map((guest) => {
    const { household } = guest;
    const texts: Partial<Record<ImportField, string | null | undefined>> = {
      name: guest.name,
      email: guest.email,
      phone: guest.phone && formatPhone(guest.phone),
      category: guest.category,
      status: importTexts.statuses[guest.status],
      child: yesOrNo(guest.isChild),
      diet: guest.diet,
      severeAllergy: yesOrNo(guest.severeAllergy),
      plusOne: yesOrNo(guest.plusOne),
      ...(guest.plusOne && companionTexts(guest)),
      household: String(numbers.get(guest.householdId)),
      householdName: household.name,
      address: household.address,
      postalCode: household.postalCode,
      city: household.city,
      id: guest.id,
    };
    return exportedFields.map((field) => texts[field] ?? "");
  });
  return [headers(), ...rows];
}

/** Returns the headers of a sheet to fill in, without the column of ids. */
export function emptySheet(): string[][] {
  return [headers().slice(0, -1)];
}

function companionTexts(guest: ShownGuest) {
  const { plusOneName, plusOneStatus, plusOneDiet, plusOneSevereAllergy } = guest;
  return {
    plusOneName,
    plusOneStatus: plusOneStatus && importTexts.statuses[plusOneStatus],
    plusOneDiet,
    plusOneSevereAllergy: yesOrNo(plusOneSevereAllergy),
  };
}

function headers(): string[] {
  return exportedFields.map((field) => importTexts.fields[field]);
}

function yesOrNo(value: boolean): string {
  return value ? yes : no;
}
