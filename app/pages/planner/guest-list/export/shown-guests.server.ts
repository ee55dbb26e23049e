import { listCategories } from "#app/features/guests/categories/queries.server.ts";
import { listAddresses } from "#app/features/guests/export/queries.server.ts";
import { sheetOf } from "#app/features/guests/export/rules.ts";
import type { ShownGuest } from "#app/features/guests/import/rules.ts";
import { type GuestState, listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { formatPhoneNumber } from "#app/platform/phone-number.server.ts";
import { guestQuery } from "../guest-query.ts";
import { viewGuest } from "../guest-rows.server.ts";
import { matcherOf, sortRows, withKnownCategory } from "../rules.ts";

const selected = "gjest";

/** Returns the guests as the couple sees them, in the order of the list. */
export async function listShownGuests(weddingId: OwnedWeddingId): Promise<ShownGuest[]> {
  const { states, viewShown } = await loadShown(weddingId);
  return states.map(viewShown);
}

/** Returns the guests that are selected (`gjest=<id> <id>`), else those the list shows with the query. */
export async function listChosenGuests(
  weddingId: OwnedWeddingId,
  query: URLSearchParams,
): Promise<ShownGuest[]> {
  const { states, categories, viewShown } = await loadShown(weddingId);
  const shown = withKnownCategory(guestQuery.parse(query), categories);
  const ids = new Set(query.getAll(selected).flatMap((text) => text.split(" ")));
  const isChosen = query.has(selected) ? ({ id }: { id: string }) => ids.has(id) : matcherOf(shown);
  const rows = states.map((state) => viewGuest(state)).filter(isChosen);
  const byId = new Map(states.map((state) => [state.id, state]));
  return sortRows(rows, shown, categories).flatMap(({ id }) => {
    const state = byId.get(id);
    return state ? [viewShown(state)] : [];
  });
}

export async function listAsSheet(
  weddingId: OwnedWeddingId,
  query: URLSearchParams,
): Promise<string[][]> {
  return sheetOf(await listChosenGuests(weddingId, query), formatPhoneNumber);
}

const withoutAddress = { name: null, address: null, postalCode: null, city: null };

async function loadShown(weddingId: OwnedWeddingId) {
  const [states, categories, addresses] = await Promise.all([
    listGuestStates(weddingId),
    listCategories(weddingId),
    listAddresses(weddingId),
  ]);
  const nameById = new Map(categories.map(({ id, name }) => [id, name]));
  const homes = new Map(addresses.map(({ id, ...household }) => [id, household]));
  const viewShown = (state: GuestState): ShownGuest => ({
    id: state.id,
    version: state.version,
    householdId: state.householdId,
    household: homes.get(state.householdId) ?? withoutAddress,
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
  });
  return { states, categories, viewShown };
}
