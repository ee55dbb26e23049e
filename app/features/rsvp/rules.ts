// An answer: one guest tells the couple whether they come, alone or with a companion.

/** What a guest sent, checked and cleaned. */
export interface Answer {
  guestName: string;
  email: string;
  attending: boolean;
  plusOneName: string | null;
  dietaryRestrictions: string | null;
  message: string | null;
  /** Made by the page that showed the form; the same key and content is the same answer. */
  submissionKey: string;
  /** For one more person from the same browser; it does not replace the browser's own answer. */
  additional: boolean;
}

/** The stored rows that an answer could be about. */
export interface StoredAnswer {
  id: string;
  guestName: string;
  identity: string;
  visitorId: string;
  additional: boolean;
}

/** Entries one browser may add to one wedding within an hour: a large family, but no flood. */
export const entriesPerHour = 20;

/** Persons an answer stands for: 0 not coming, 1 alone, 2 with companion. */
export function guestCount(answer: Pick<Answer, "attending" | "plusOneName">): 0 | 1 | 2 {
  if (!answer.attending) return 0;
  return answer.plusOneName ? 2 : 1;
}

/** One spelling per mailbox. Plus signs and dots stay: not every provider ignores them. */
export function normaliseEmail(email: string): string {
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
 * comes first, then the e-mail, then what the browser sent before; an additional answer never
 * changes somebody else's.
 */
export function answerToChange(
  stored: StoredAnswer[],
  answer: Answer,
  visitorId: string,
): StoredAnswer | undefined {
  const { email, person } = identities(answer);
  const samePerson = stored.find(({ identity }) => identity === person);
  const sameEmail = stored.find(({ identity }) => identity === email);
  if (samePerson) return samePerson;
  if (answer.additional) {
    const sameName =
      sameEmail && normaliseName(sameEmail.guestName) === normaliseName(answer.guestName);
    return sameName ? sameEmail : undefined;
  }
  return sameEmail ?? stored.find((row) => row.visitorId === visitorId && !row.additional);
}

function normaliseName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
}
