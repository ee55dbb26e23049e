import { type DietOption, dietOptionNames } from "#app/features/guests/diets/rules.ts";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import type { SubmissionKind } from "#app/features/submissions/rules.ts";

export const householdAnswerKind: SubmissionKind = { name: "household-answer", maxPerVisitor: 20 };

/** The answer of one guest of a household, sent by the household's link. */
export interface PersonAnswer {
  guestId: string;
  attending: boolean;
  dietaryRestrictions: string | null;
  severeAllergy: boolean;
  /** Null for a guest who comes without a companion. */
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

/** A guest in an invitation's answer form. */
export interface AskedPerson {
  id: string;
  name: string;
  hasCompanion: boolean;
}

interface AnsweredPerson {
  status: RsvpStatus;
  companionName: string | null;
  answer: { attending: boolean; plusOneName: string | null } | null;
}

/** Returns the person as answered, also where the couple has set something else since. */
export function asAnswered<Person extends AnsweredPerson>(person: Person): Person {
  const { answer } = person;
  if (!answer) return person;
  const status = answer.attending ? "attending" : "declined";
  return { ...person, status, companionName: answer.plusOneName ?? person.companionName };
}

/** Returns the names of the form controls of a guest or of the companion. */
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
