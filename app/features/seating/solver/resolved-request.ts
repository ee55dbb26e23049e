import { at } from "./integers.ts";
import type { SeatingPerson, SeatingRequest, SeatingRule, SeatingTable } from "./request.ts";

/** A rule with positions in the lists of persons and tables instead of ids; -1 where it has none. */
export interface ResolvedRule {
  rule: SeatingRule;
  person: number;
  other: number;
  table: number;
  category: string;
  count: number;
}

export interface ResolvedRequest {
  request: SeatingRequest;
  persons: readonly SeatingPerson[];
  tables: readonly SeatingTable[];
  /** Rules whose persons and table exist. */
  rules: ResolvedRule[];
  /** The table where the couple put a person, or -1. */
  placedAt: Int32Array;
  /** The persons with a place at the head table: those locked there or put there by the couple. */
  mayUseHead: boolean[];
}

/** Replaces ids by positions. */
export function resolveRequest(request: SeatingRequest): ResolvedRequest {
  const { persons, tables } = request;
  const personAt = new Map(persons.map(({ id }, index) => [id, index]));
  const tableAt = new Map(tables.map(({ id }, index) => [id, index]));
  const rules = request.rules.flatMap((rule): ResolvedRule[] => {
    const person = "person" in rule ? personAt.get(rule.person) : -1;
    const other = "other" in rule ? personAt.get(rule.other) : -1;
    const table = "table" in rule ? tableAt.get(rule.table) : -1;
    if (person === undefined || other === undefined || table === undefined) return [];
    if (person === other && person >= 0) return [];
    const limit = "category" in rule ? rule : { category: "", count: 0 };
    return [{ rule, person, other, table, category: limit.category, count: limit.count }];
  });
  const placedAt = Int32Array.from(persons, (person) =>
    person.placedAt === undefined ? -1 : (tableAt.get(person.placedAt) ?? -1),
  );
  const mayUseHead = persons.map((_, person) => tables[at(placedAt, person)]?.head === true);
  for (const { rule, person, table } of rules) {
    if (rule.type === "locked" && tables[table]?.head) mayUseHead[person] = true;
  }
  return { request, persons, tables, rules, placedAt, mayUseHead };
}
