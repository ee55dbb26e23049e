export const rsvpStatuses = ["pending", "attending", "declined"] as const;

export type RsvpStatus = (typeof rsvpStatuses)[number];

export const sides = ["first", "second"] as const;

/** The name of the specification; couples do not see it. */
export const mainGuestList = "Main Guest List";

export const defaultCategoryColor = "#3B82F6";

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = {
  name: 100,
  dietaryRequirements: 500,
  category: 60,
  household: 120,
  address: 200,
  postalCode: 12,
  city: 100,
} as const;

/** Per wedding, including deleted rows that can still be restored. */
export const maxGuests = 5000;
export const maxCategories = 100;

/** One value of a guest, to change several and to undo that. */
export interface GuestValue<Value> {
  id: string;
  value: Value;
}

export interface NamedGuest {
  name: string;
  email: string | null;
}

/** Returns the name for comparison: lower case, without accents, hyphens and repeated spaces. */
export function nameKey(name: string): string {
  return wordsOf(name).join(" ");
}

/**
 * Tells whether two names can be one person's: the first name of one is among the words of the
 * other. A shared surname alone is a family.
 */
export function namesAgree(one: string, other: string): boolean {
  const [ofOne, ofOther] = [wordsOf(one), wordsOf(other)];
  const [firstOfOne, firstOfOther] = [ofOne[0], ofOther[0]];
  if (firstOfOne === undefined || firstOfOther === undefined) return false;
  return ofOther.includes(firstOfOne) || ofOne.includes(firstOfOther);
}

export type MatchReason = "email" | "name";

/**
 * Returns the guest that an answer belongs to, or undefined when it is not certain: the only
 * unanswered guest with the e-mail, unless the names contradict each other, else the only guest
 * of the name.
 */
export function matchGuest<Guest extends NamedGuest & { isAnswered: boolean }>(
  guests: readonly Guest[],
  answer: NamedGuest,
): { guest: Guest; reason: MatchReason } | undefined {
  const withEmail = guests.filter(
    ({ email, isAnswered }) => email !== null && email === answer.email && !isAnswered,
  );
  const [byEmail] = withEmail;
  if (byEmail && withEmail.length === 1 && namesAgree(byEmail.name, answer.name)) {
    return { guest: byEmail, reason: "email" };
  }
  const key = nameKey(answer.name);
  const ofName = guests.filter(({ name }) => nameKey(name) === key);
  const [byName] = ofName;
  if (byName && ofName.length === 1 && !byName.isAnswered) {
    return { guest: byName, reason: "name" };
  }
  return undefined;
}

const letters: Record<string, string> = { æ: "ae", ø: "o", å: "a", đ: "d", ł: "l", ß: "ss" };

function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[æøåđłß]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  return plain.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
}
