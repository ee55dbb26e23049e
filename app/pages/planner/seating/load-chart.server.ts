import { dietOptions, parseDiet } from "#app/features/guests/diets/rules.ts";
import { type GuestState, listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import { type PersonRef, personKey } from "#app/features/seating/plan/plan.ts";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import type { PersonDiet } from "./chart-context.ts";
import { printThemeOf } from "./print/load-print.server.ts";
import { markRules } from "./rules/rule-marks.ts";

export type LoadedChart = Awaited<ReturnType<typeof loadChart>>;

export async function loadChart(weddingId: OwnedWeddingId) {
  const [plan, states, wedding] = await Promise.all([
    loadSeatingPlan(weddingId),
    listGuestStates(weddingId),
    loadWedding(weddingId),
  ]);
  const { state, revision, comingPersons } = plan;
  const couple: [string, string] = [wedding.bride, wedding.groom];
  return {
    weddingId,
    plan: { state, revision },
    markedRules: markRules(state),
    comingPersons,
    couple,
    weddingDate: wedding.weddingDate,
    diets: states.flatMap(dietsOf),
    printTheme: printThemeOf(wedding),
  };
}

function dietsOf(state: GuestState): [key: string, diet: PersonDiet][] {
  const { id: guestId } = state;
  return [
    ...dietOf({ guestId, person: 0 }, state.diet, state.severeAllergy),
    ...(state.companionStatus
      ? dietOf({ guestId, person: 1 }, state.companionDiet, state.companionSevereAllergy)
      : []),
  ];
}

function dietOf(
  person: PersonRef,
  stored: string | null,
  isSevere: boolean,
): [key: string, diet: PersonDiet][] {
  if (!stored && !isSevere) return [];
  const { options, other } = parseDiet(stored);
  const [first = other || "Allergi"] = options.map((option) => dietOptions[option]);
  const more = options.length + (other ? 1 : 0) - 1;
  const text = more > 0 ? `${first} +${more}` : first;
  return [[personKey(person), { text, isSevere }]];
}
