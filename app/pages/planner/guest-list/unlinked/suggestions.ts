import { nameKey } from "#app/features/guests/rules.ts";
import { firstNameOf } from "#app/platform/person-name.ts";

export interface SuggestedFor {
  name: string;
  email: string | null;
}

export interface Candidate {
  id: string;
  name: string;
  key: string;
  email: string | undefined;
  isAnswered: boolean;
  /** The guest's companion, when the name is known. */
  companion: { name: string; key: string } | null;
}

type SuggestionReason =
  | "same-email"
  | "same-name"
  | "like-name"
  | "same-first-name"
  | "companion"
  | "companion-first-name";

export interface Suggestion {
  guestId: string;
  /** The guest's own name, or that of the companion. */
  name: string;
  reason: SuggestionReason;
}

const strengths: Record<SuggestionReason, number> = {
  companion: 6,
  "same-name": 6,
  "same-email": 5,
  "like-name": 4,
  "same-first-name": 2,
  "companion-first-name": 2,
};

const minAlikeLength = 5;

/** Words before a first name, which are ignored. */
const kinship = new Set(
  "tante onkel bestemor bestefar mormor morfar farmor farfar besta mor far fetter kusine gudmor gudfar".split(
    " ",
  ),
);

/**
 * Returns the guest that an answer may belong to, or null. Where several guests fit equally well,
 * returns the only one without an answer, or null.
 */
export function suggestGuest(
  answer: SuggestedFor,
  candidates: readonly Candidate[],
): Suggestion | null {
  const answered = { key: ownName(answer.name), email: answer.email?.toLowerCase() ?? null };
  const found = candidates.flatMap((candidate) => {
    const suggestion = suggestionFor(answered, candidate);
    return suggestion ? [{ candidate, suggestion }] : [];
  });
  const best = Math.max(...found.map(({ suggestion }) => strengths[suggestion.reason]));
  const strongest = found.filter(({ suggestion }) => strengths[suggestion.reason] === best);
  const unanswered = strongest.filter(({ candidate }) => !candidate.isAnswered);
  const [likeliest, ...others] = unanswered.length > 0 ? unanswered : strongest;
  return likeliest && others.length === 0 ? likeliest.suggestion : null;
}

/** Prepares a guest once for all answers. */
export function candidateOf(guest: {
  id: string;
  name: string;
  email?: string;
  companionName?: string;
  isAnswered: boolean;
}): Candidate {
  const { id, name, email, companionName, isAnswered } = guest;
  const companion = companionName ? { name: companionName, key: ownName(companionName) } : null;
  return { id, name, key: ownName(name), email, isAnswered, companion };
}

function suggestionFor(answer: Answered, candidate: Candidate): Suggestion | null {
  const { id: guestId, name, key, email, companion } = candidate;
  const ofGuest = reasonFor(answer, { key, email });
  const ofCompanion = companion && reasonFor(answer, { key: companion.key, email: undefined });
  const reason =
    ofCompanion && (ofCompanion === "same-first-name" ? "companion-first-name" : "companion");
  if (companion && reason && (!ofGuest || strengths[reason] > strengths[ofGuest])) {
    return { guestId, name: companion.name, reason };
  }
  return ofGuest && { guestId, name, reason: ofGuest };
}

type Answered = { key: string; email: string | null };

function reasonFor(
  answer: Answered,
  person: { key: string; email: string | undefined },
): "same-email" | "same-name" | "like-name" | "same-first-name" | null {
  const { key: answered } = answer;
  const { key: listed } = person;
  if (answered === "" || listed === "") return null;
  if (answered === listed) return "same-name";
  if (answer.email !== null && answer.email === person.email) return "same-email";
  if (isAlike(answered, listed)) return "like-name";
  const [first, otherFirst] = [firstNameOf(answered), firstNameOf(listed)];
  return first.length > 1 && first === otherFirst ? "same-first-name" : null;
}

/** True when one name has all words of the other, or few letters of a long name differ. */
function isAlike(one: string, other: string): boolean {
  const [words, otherWords] = [one.split(" "), other.split(" ")];
  const isPart = (few: string[], many: string[]) =>
    few.length > 1 && few.length < many.length && few.every((word) => many.includes(word));
  if (isPart(words, otherWords) || isPart(otherWords, words)) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < minAlikeLength) return false;
  const maxDistance = shorter < 10 ? 1 : 2;
  return distance(one, other, maxDistance) <= maxDistance;
}

/** Returns the name for comparison, without "tante" and the like before it. */
function ownName(name: string): string {
  const words = nameKey(name).split(" ");
  const start = words.findIndex((word) => !kinship.has(word));
  return words.slice(Math.max(start, 0)).join(" ");
}

/** Levenshtein's distance, or more than `max` for any larger one. */
function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const substituted = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > max) return max + 1;
    row = next;
  }
  return row[other.length] ?? max + 1;
}
