import type { SeatingRule, SeatingTable } from "./request.ts";

/**
 * The 'next to' rules that no order of chairs can satisfy, or null: three neighbours of one person,
 * or a closed ring, which only a round table with exactly that many chairs has.
 */
export function findImpossibleNeighbours(
  rules: readonly SeatingRule[],
  tables: readonly SeatingTable[],
): string[] | null {
  const links = new Map<string, Map<string, string>>();
  for (const rule of rules) {
    if (rule.type !== "next" || !rule.must || rule.person === rule.other) continue;
    const ends = [rule.person, rule.other] as const;
    const linked = ends.map((end) => links.get(end) ?? new Map<string, string>());
    if (linked[0]?.has(rule.other)) continue;
    const ring = pathBetween(links, ...ends);
    linked[0]?.set(rule.other, rule.id);
    linked[1]?.set(rule.person, rule.id);
    ends.forEach((end, index) => {
      links.set(end, linked[index] ?? new Map());
    });
    const crowded = linked.find(({ size }) => size > 2);
    if (crowded) return [...crowded.values()].slice(0, 3);
    const isRound = tables.some(
      ({ shape, head, seats }) => shape === "round" && !head && seats === (ring?.length ?? 0) + 1,
    );
    if (ring && !isRound) return [...ring, rule.id];
  }
  return null;
}

/** The rules of the chain from one person to another. */
function pathBetween(
  links: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  to: string,
): string[] | null {
  const paths = new Map<string, string[]>([[from, []]]);
  for (const [person, path] of paths) {
    if (person === to) return path;
    for (const [next, rule] of links.get(person) ?? []) {
      if (!paths.has(next)) paths.set(next, [...path, rule]);
    }
  }
  return null;
}
