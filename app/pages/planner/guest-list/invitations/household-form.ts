import type { EditedHousehold } from "#app/features/guests/households/commands.server.ts";

export type HouseholdForm = Record<"name" | "address" | "postalCode" | "city" | "contact", string>;

/** Returns the fields of the form that edits the household. */
export function householdForm({
  name,
  address,
  postalCode,
  city,
  contactId,
}: EditedHousehold): HouseholdForm {
  return {
    name: name ?? "",
    address: address ?? "",
    postalCode: postalCode ?? "",
    city: city ?? "",
    contact: contactId ?? "",
  };
}
