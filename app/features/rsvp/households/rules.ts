import { type DietOption, dietOptionNames } from "#app/features/guests/diets/rules.ts";
import type { SubmissionKind } from "#app/features/submissions/rules.ts";

export const householdAnswerKind: SubmissionKind = { name: "household-answer", maxPerVisitor: 20 };

/** What one person of a household has answered by its link. */
export interface PersonAnswer {
  guestId: string;
  attending: boolean;
  dietaryRestrictions: string | null;
  severeAllergy: boolean;
  /** Null when the guest comes without one. */
  companion: CompanionAnswer | null;
}

interface CompanionAnswer {
  name: string | null;
  dietaryRestrictions: string | null;
  severeAllergy: boolean;
}

export interface HouseholdAnswer {
  people: PersonAnswer[];
  message: string | null;
  email: string | null;
}

/** Whom the form asks about. */
export interface AskedPerson {
  id: string;
  name: string;
  hasCompanion: boolean;
}

/** Names of the controls of a person, or of the companion. */
export function controlsOf(id: string, isCompanion = false) {
  const prefix = isCompanion ? "plus" : "guest";
  const control = (name: string) => `${prefix}-${name}-${id}`;
  return {
    attending: control("attending"),
    name: control("name"),
    diet: Object.fromEntries(
      dietOptionNames.map((option) => [option, control(`diet-${option}`)]),
    ) as Record<DietOption, string>,
    otherDiet: control("other-diet"),
    severe: control("severe"),
  };
}
