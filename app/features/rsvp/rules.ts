import type { Attendance } from "#app/features/guests/changes/rules.ts";
import type { SubmissionKind } from "#app/features/submissions/rules.ts";

export const answerKind: SubmissionKind = {
  name: "answer",
  maxPerVisitor: 20,
};

/** How an answer was linked to its guest: by the personal link, by rule, or by the couple. */
export const linkReasons = ["link", "email", "name", "couple"] as const;

export interface Answer {
  guestName: string;
  /** Null only for an additional answer. */
  email: string | null;
  attending: boolean;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  message: string | null;
  /** For another person: does not replace the browser's own answer. */
  additional: boolean;
  responseId: string | null;
}

export interface Person {
  guestName: string;
  email: string | null;
  /** The browser that wrote the answer. */
  visitorId: string;
}

export interface StoredAnswer extends Person {
  id: string;
  isOwn: boolean;
  additional: boolean;
  /** Was given for the person by the household's link. */
  isByLink: boolean;
}

interface AnsweredCompanion {
  guestCount: number;
  plusOneDietaryRestrictions: string | null;
  plusOneSevereAllergy: boolean;
}

interface AnsweredAttendance extends AnsweredCompanion {
  attending: boolean;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  severeAllergy: boolean;
}

export function attendanceOf(answer: AnsweredAttendance): Attendance {
  const companion = companionDietOf(answer);
  return {
    status: answer.attending ? "attending" : "declined",
    companionName: answer.plusOneName,
    persons: answer.guestCount,
    diet: answer.dietaryRestrictions,
    severeAllergy: answer.severeAllergy,
    companionDiet: companion.diet,
    companionSevereAllergy: companion.isSevere,
  };
}

/** An answer that the open form has changed may still hold what a household's form said. */
export function companionDietOf({
  guestCount: persons,
  plusOneDietaryRestrictions,
  plusOneSevereAllergy,
}: AnsweredCompanion) {
  const isComing = persons > 1;
  return {
    diet: isComing ? plusOneDietaryRestrictions : null,
    isSevere: isComing && plusOneSevereAllergy,
  };
}

/** Returns 0 for not coming, 1 for alone and 2 with a companion. */
export function guestCount(answer: Pick<Answer, "attending" | "plusOneName">): 0 | 1 | 2 {
  if (!answer.attending) return 0;
  return answer.plusOneName ? 2 : 1;
}

/** Keeps plus signs and dots, which not every provider ignores. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** Couples and families share an e-mail, so the name is part of the identity. */
export function identityOf(person: Person): string {
  return `${identifierOf(person)} ${normaliseName(person.guestName)}`;
}

/** Without e-mail, two browsers that give the same name speak of two persons. */
export function identifierOf({ email, visitorId }: Omit<Person, "guestName">): string {
  return email === null ? visitorId : normaliseEmail(email);
}

/**
 * Returns the answer to change: the same person's, else the one that the guest chose, else what the
 * browser answered by link for the same name, else for an additional answer the one without e-mail
 * of the same name, and otherwise the browser's own.
 */
export function answerToChange<Stored extends StoredAnswer>(
  stored: Stored[],
  answer: Answer & Person,
): Stored | undefined {
  const own = stored.filter(({ isOwn }) => isOwn);
  return (
    answerOfPerson(stored, answer) ??
    own.find(({ id }) => id === answer.responseId) ??
    own.find((row) => row.isByLink && hasSameName(row, answer)) ??
    (answer.additional
      ? answerOfPerson(own, { ...answer, email: null })
      : own.find(({ additional }) => !additional))
  );
}

export function answerOfPerson<Stored extends Person>(
  stored: Stored[],
  person: Person,
): Stored | undefined {
  const identity = identityOf(person);
  return stored.find((row) => identityOf(row) === identity);
}

export function hasSameName(one: Pick<Person, "guestName">, other: Pick<Person, "guestName">) {
  return normaliseName(one.guestName) === normaliseName(other.guestName);
}

function normaliseName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}
