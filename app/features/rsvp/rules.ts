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

/** The stored rows that an answer could be about. */
export interface StoredAnswer {
  id: string;
  guestName: string;
  identity: string;
  visitorId: string;
  additional: boolean;
}

/** Persons an answer stands for: 0 not coming, 1 alone, 2 with companion. */
export function guestCount(answer: Pick<Answer, "attending" | "plusOneName">): 0 | 1 | 2 {
  if (!answer.attending) return 0;
  return answer.plusOneName ? 2 : 1;
}

/** One spelling per mailbox. Plus signs and dots stay: not every provider ignores them. */
function normaliseEmail(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/**
 * Whom an answer is from. Several people may share one e-mail, so there are two identities:
 * the e-mail alone, and the e-mail with the name.
 */
export function identities(answer: Pick<Answer, "email" | "guestName">) {
  const email = normaliseEmail(answer.email);
  return { email, person: `${email} ${normaliseName(answer.guestName)}` };
}

/**
 * The stored answer that this one changes, or undefined when it is a new one. The same person
 * comes first, then the e-mail, then the one chosen or sent before on the same browser. An
 * additional answer changes another person's only when that one was chosen.
 */
export function answerToChange(
  stored: StoredAnswer[],
  answer: Answer,
  visitorId: string,
): StoredAnswer | undefined {
  const { email } = identities(answer);
  const ofPerson = answerOfPerson(stored, answer);
  const sameEmail = stored.find(({ identity }) => identity === email);
  const ofBrowser = stored.filter((row) => row.visitorId === visitorId);
  const chosen = ofBrowser.find(({ id }) => id === answer.responseId);
  if (answer.additional) return ofPerson ?? chosen;
  return ofPerson ?? sameEmail ?? chosen ?? ofBrowser.find(({ additional }) => !additional);
}

/** The stored answer of this very person, not of somebody else who uses the same e-mail. */
export function answerOfPerson<Stored extends Pick<StoredAnswer, "guestName" | "identity">>(
  stored: Stored[],
  answer: Pick<Answer, "email" | "guestName">,
): Stored | undefined {
  const { email, person } = identities(answer);
  const name = normaliseName(answer.guestName);
  return (
    stored.find(({ identity }) => identity === person) ??
    stored.find((row) => row.identity === email && normaliseName(row.guestName) === name)
  );
}

/** Whom a changed entry is known by from then on. */
export function changedIdentity(earlier: StoredAnswer, answer: Answer): string {
  const { email, person } = identities(answer);
  if (earlier.identity === email || earlier.identity === person) return earlier.identity;
  return answer.additional ? person : email;
}

function normaliseName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}
