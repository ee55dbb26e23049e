import type { GuestState } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { KitchenDiet } from "#app/features/seating/kitchen/rules.ts";
import { personKey } from "#app/features/seating/plan/plan.ts";

/** Returns what the kitchen must know, by key of the person. */
export function kitchenDiets(states: readonly GuestState[]): Map<string, KitchenDiet> {
  return new Map(
    states.flatMap((state): [string, KitchenDiet][] => [
      [
        personKey({ guestId: state.id, person: 0 }),
        { diet: state.diet, hasSevereAllergy: state.severeAllergy },
      ],
      [
        personKey({ guestId: state.id, person: 1 }),
        { diet: state.companionDiet, hasSevereAllergy: state.companionSevereAllergy },
      ],
    ]),
  );
}
