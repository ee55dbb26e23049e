/** Why two households may live together; the first two reasons are certain. */
export type SharingReason = "contact" | "address" | "address-only" | "surname";

interface Household {
  id: string;
  /** Empty when it is not known. */
  address: string;
  guests: readonly {
    name: string;
    email: string | null;
    phone: string | null;
    /** Null for a guest without a companion. */
    companionStatus: string | null;
  }[];
}

export interface SharedEnvelope {
  /** The first one is the household that the others would join. */
  ids: string[];
  reason: SharingReason;
  isCertain: boolean;
}

/** More guests of one surname are probably relatives who live apart. */
const maxNeighbours = 4;

/**
 * Suggests which households live together, the uncertain ones first. Each is in at most one
 * suggestion.
 *
 * @param households in the order of the list
 * @param refused ids of households that do not share an envelope
 */
export function suggestEnvelopes(
  households: readonly Household[],
  refused: readonly (readonly string[])[] = [],
): SharedEnvelope[] {
  const isApart = (one: Household, other: Household) =>
    refused.some((ids) => ids.includes(one.id) && ids.includes(other.id));
  const taken = new Set<string>();
  const suggestions: SharedEnvelope[] = [];
  const suggest = (group: readonly Household[], reason: SharingReason) => {
    const free: Household[] = [];
    for (const household of group) {
      if (taken.has(household.id) || free.some((other) => isApart(household, other))) continue;
      free.push(household);
    }
    if (free.length < 2) return;
    for (const { id } of free) taken.add(id);
    const ids = free
      .toSorted((one, other) => Number(!one.address) - Number(!other.address))
      .map(({ id }) => id);
    suggestions.push({ ids, reason, isCertain: reason === "contact" || reason === "address" });
  };
  for (const group of groupsBy(households, contactsOf)) {
    if (mayShareAddress(group)) suggest(group, "contact");
  }
  for (const group of groupsBy(households, ({ address }) => [fold(address)])) {
    suggest(group, shareSurname(group) ? "address" : "address-only");
  }
  for (const group of neighboursOfOneName(households)) {
    if (mayShareAddress(group) && group.length <= maxNeighbours) suggest(group, "surname");
  }
  return suggestions.toSorted((one, other) => Number(one.isCertain) - Number(other.isCertain));
}

function groupsBy(
  households: readonly Household[],
  keysOf: (household: Household) => string[],
): Household[][] {
  const groups = new Map<string, Set<Household>>();
  for (const household of households) {
    for (const key of keysOf(household).filter(Boolean)) {
      groups.set(key, (groups.get(key) ?? new Set()).add(household));
    }
  }
  return [...groups.values()].map((group) => [...group]);
}

function contactsOf({ guests }: Household): string[] {
  return guests.flatMap(({ email, phone }) => [email ?? "", phone ?? ""]);
}

function mayShareAddress(group: readonly Household[]): boolean {
  const known = group.map(({ address }) => fold(address)).filter(Boolean);
  return new Set(known).size < 2;
}

function neighboursOfOneName(households: readonly Household[]): Household[][] {
  const runs: Household[][] = [];
  for (const household of households) {
    const run = runs.at(-1);
    const isNext = run && [...run, household].every(isAlone);
    if (isNext && shareSurname([...run, household])) run.push(household);
    else runs.push([household]);
  }
  return runs;
}

/** A guest with a companion does not live with the next guest of the list. */
function isAlone({ guests }: Household): boolean {
  return guests.length === 1 && guests.every(({ companionStatus }) => companionStatus === null);
}

/** "Moe-Lie" shares a surname with "Moe" and with "Lie". */
function shareSurname(group: readonly Household[]): boolean {
  const [first, ...others] = group.map(surnamesOf);
  return [...(first ?? [])].some((name) => others.every((names) => names.has(name)));
}

function surnamesOf({ guests }: Household): Set<string> {
  return new Set(
    guests.flatMap(({ name }) => {
      const words = fold(name).split(" ");
      return words.length > 1 ? (words.at(-1) ?? "").split("-").filter(Boolean) : [];
    }),
  );
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s,.]+/g, " ")
    .trim();
}
