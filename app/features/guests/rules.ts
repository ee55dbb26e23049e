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

/** The guest list with only those who have no phone number. */
export const withoutPhonePath = "/guest-list?mangler=telefon";

/** The value of one column of a guest, as bulk actions and their undo send it. */
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
 * Returns the answers that certainly belong to a guest: to the only unanswered guest with the
 * e-mail, unless the names contradict each other, else to the only guest of the name. A guest who
 * gets an answer is answered for the later ones.
 */
export function matchGuests<
  Guest extends NamedGuest & { isAnswered: boolean },
  Answer extends NamedGuest,
>(
  guests: readonly Guest[],
  answers: readonly Answer[],
): { answer: Answer; guest: Guest; reason: MatchReason }[] {
  const guestsByEmail = Map.groupBy(guests, ({ email }) => email);
  const guestsByName = Map.groupBy(guests, ({ name }) => nameKey(name));
  const answered = new Set(guests.filter(({ isAnswered }) => isAnswered));
  return answers.flatMap((answer) => {
    const ofEmail = answer.email === null ? [] : (guestsByEmail.get(answer.email) ?? []);
    const byEmail = onlyOne(ofEmail.filter((guest) => !answered.has(guest)));
    const byName = onlyOne(guestsByName.get(nameKey(answer.name)) ?? []);
    const isByEmail = byEmail && namesAgree(byEmail.name, answer.name);
    const guest = isByEmail ? byEmail : byName;
    if (!guest || answered.has(guest)) return [];
    answered.add(guest);
    return [{ answer, guest, reason: isByEmail ? "email" : "name" }];
  });
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
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
