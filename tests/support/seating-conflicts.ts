import type { SeatingRequest, SeatingRule } from "#app/features/seating/solver/request.ts";

type RuleWithoutId = SeatingRule extends infer Rule
  ? Rule extends SeatingRule
    ? Omit<Rule, "id" | "must">
    : never
  : never;

/** Kinds of contradictions, each made of rules that can be followed without any one of them. */
export const conflictKinds = [
  "apart within a chain",
  "two tables",
  "locked beyond seats",
  "too few of a category",
  "apart crowd",
  "near and far",
] as const;

/** Adds contradicting musts about persons that no other must names. */
export function plantConflict(
  request: SeatingRequest,
  kind: (typeof conflictKinds)[number],
): SeatingRequest & { planted: string[] } {
  const { persons, tables } = request;
  const named = new Set(
    request.rules.flatMap((rule) => [
      "person" in rule ? rule.person : "",
      "other" in rule ? rule.other : "",
    ]),
  );
  const busy = new Set(persons.flatMap(({ id, party }) => (named.has(id) ? party : [])));
  const free = [...Map.groupBy(persons, ({ party }) => party).entries()]
    .filter(([party]) => !busy.has(party))
    .map(([, members]) => members)
    .sort((one, other) => one.length - other.length);
  const guest = (index: number) => free[index]?.[0]?.id ?? "";
  const ordinary = tables.filter(({ head }) => !head);
  const full = ordinary[0];
  const lock = (index: number, table = full?.id ?? "") =>
    ({ type: "locked", person: guest(index), table }) as const;
  const pair = (type: "together" | "apart", one: number, other: number) =>
    ({ type, person: guest(one), other: guest(other) }) as const;
  const near = ordinary.filter(({ ring }) => ring === "near").length;
  const rules: Record<typeof kind, () => RuleWithoutId[]> = {
    "apart within a chain": () => [
      pair("together", 0, 1),
      pair("together", 1, 2),
      pair("apart", 0, 2),
    ],
    "two tables": () => [pair("together", 0, 1), lock(0), lock(1, ordinary[1]?.id)],
    "locked beyond seats": () => {
      let seats = full?.seats ?? 0;
      const locks = free.flatMap((members, index) => {
        if (seats < 0) return [];
        seats -= members.length;
        return lock(index);
      });
      return locks;
    },
    "too few of a category": () => {
      const category = free[0]?.[0]?.category ?? "";
      const table = ordinary.at(-1)?.id ?? "";
      return [
        { type: "atLeast", category, table, count: 3 },
        { type: "atMost", category, table, count: 2 },
      ];
    },
    "apart crowd": () => {
      const crowd = Array.from({ length: near + 1 }, (_, index) => index);
      return [
        ...crowd.map((index) => ({ type: "near" as const, person: guest(index) })),
        ...crowd.flatMap((one) => crowd.slice(one + 1).map((other) => pair("apart", one, other))),
      ];
    },
    "near and far": () => [
      pair("together", 0, 1),
      { type: "near", person: guest(0) },
      { type: "far", person: guest(1) },
    ],
  };
  const planted = rules[kind]().map(
    (rule, index): SeatingRule => ({ ...rule, id: `planted ${index + 1}`, must: true }),
  );
  return {
    ...request,
    rules: [...request.rules, ...planted],
    planted: planted.map(({ id }) => id),
  };
}
