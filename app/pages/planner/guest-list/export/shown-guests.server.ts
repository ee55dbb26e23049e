import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { listAddresses } from "#app/features/guests/export/queries.server.ts";
import { sheetOf } from "#app/features/guests/export/rules.ts";
import type { ShownGuest } from "#app/features/guests/import/rules.ts";
import { listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";

/** Returns the guests as the couple sees them, in the order of the list. */
export async function listShownGuests(weddingId: OwnedWeddingId): Promise<ShownGuest[]> {
  const [states, categories] = await Promise.all([
    listGuestStates(weddingId),
    listCategories(weddingId),
  ]);
  const nameById = new Map(categories.map(({ id, name }) => [id, name]));
  return states.map((state) => ({
    id: state.id,
    version: state.version,
    householdId: state.householdId,
    name: state.name,
    email: state.email,
    phone: state.phone,
    category: (state.categoryId && nameById.get(state.categoryId)) || null,
    status: state.status,
    isChild: state.isChild,
    diet: state.diet,
    severeAllergy: state.severeAllergy,
    plusOne: state.plusOne || state.companionStatus !== null,
    plusOneName: state.companionName,
    plusOneStatus: state.companionStatus,
    plusOneDiet: state.companionDiet,
    plusOneSevereAllergy: state.companionSevereAllergy,
  }));
}

export async function listAsSheet(weddingId: OwnedWeddingId): Promise<string[][]> {
  const [guests, households] = await Promise.all([
    listShownGuests(weddingId),
    listAddresses(weddingId),
  ]);
  return sheetOf(guests, households, formatPhoneNumber);
}
