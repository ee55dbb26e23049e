// An answer: one guest tells the couple whether they come, alone or with a companion.

/** What a guest sent, checked and cleaned. */
export interface Answer {
  guestName: string;
  email: string;
  attending: boolean;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  message: string | null;
  /** For one more person from the same browser; it does not replace the browser's own answer. */
  additional: boolean;
  /** The stored answer that the guest chose to change, if any. */
  responseId: string | null;
}

/** A stored answer that a sent one could be about. */
export interface StoredAnswer {
  id: string;
  guestName: string;
  email: string;
  /** The sending browser may read and change it. */
  isOwn: boolean;
  additional: boolean;
}

/** Persons an answer stands for: 0 not coming, 1 alone, 2 with companion. */
export function guestCount(answer: Pick<Answer, "attending" | "plusOneName">): 0 | 1 | 2 {
  if (!answer.attending) return 0;
  return answer.plusOneName ? 2 : 1;
}

/** One spelling per mailbox. Plus signs and dots stay: not every provider ignores them. */
export function normaliseEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** The person an answer is from. Couples and families share an e-mail, so the name is part of it. */
export function identityOf(answer: Pick<Answer, "email" | "guestName">): string {
  return `${normaliseEmail(answer.email)} ${normaliseName(answer.guestName)}`;
}

/**
 * Returns the stored answer that this one changes, or undefined when it is a new one. The same
 * person comes first, then the answer that the guest chose, then the browser's own. An additional
 * answer changes another person's only when the guest chose that one.
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

/** Returns the stored answer of the same person, not of another one with the same e-mail. */
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
