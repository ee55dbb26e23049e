import type { SubmissionKind } from "#app/features/submissions/rules.ts";

export const answerKind: SubmissionKind = {
  name: "answer",
  maxPerVisitor: 20,
};

export interface Answer {
  guestName: string;
  email: string;
  attending: boolean;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  message: string | null;
  /** For another person: does not replace the browser's own answer. */
  additional: boolean;
  responseId: string | null;
}

export interface StoredAnswer {
  id: string;
  guestName: string;
  email: string;
  isOwn: boolean;
  additional: boolean;
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
export function identityOf(answer: Pick<Answer, "email" | "guestName">): string {
  return `${normaliseEmail(answer.email)} ${normaliseName(answer.guestName)}`;
}

/**
 * Returns the answer to change: the same person's, else the one that the guest chose, else the
 * browser's own unless `answer` is additional.
 */
export function answerToChange<Stored extends StoredAnswer>(
  stored: Stored[],
  answer: Answer,
): Stored | undefined {
  const own = stored.filter(({ isOwn }) => isOwn);
  return (
    answerOfPerson(stored, answer) ??
    own.find(({ id }) => id === answer.responseId) ??
    (answer.additional ? undefined : own.find(({ additional }) => !additional))
  );
}

export function answerOfPerson<Stored extends Pick<Answer, "email" | "guestName">>(
  stored: Stored[],
  answer: Pick<Answer, "email" | "guestName">,
): Stored | undefined {
  const identity = identityOf(answer);
  return stored.find((row) => identityOf(row) === identity);
}

function normaliseName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}
