import { type RefObject, useMemo, useRef } from "react";
import {
  type ChairMarks,
  type ShownTable,
  shownPersons,
  showTable,
} from "#app/features/seating/drawing/show-table.ts";
import { turnTable } from "#app/features/seating/drawing/turn.ts";
import type { PlanState } from "#app/features/seating/plan/plan.ts";

interface Shown {
  text: string;
  table: ShownTable;
}

/** Numbers of chairs by key of the person, for each table. */
export type LastChairs = Map<string, Map<string, number>>;

/**
 * Returns the tables as they are drawn. A table that looks as before is the same object, also after
 * the whole plan was loaded again. Persons without a numbered chair keep the one they are shown on.
 */
export function useShownTables(
  state: PlanState,
  couple: readonly string[],
  isTurned: boolean,
  { marks, fadesOthers }: ChairMarks,
  lastChairs: RefObject<LastChairs>,
): readonly ShownTable[] {
  const { persons, categories, tables, seats } = state;
  const known = useMemo(
    () => shownPersons({ persons, categories }, couple),
    [persons, categories, couple],
  );
  const earlier = useRef(new Map<string, Shown>());
  return useMemo(() => {
    const byTable = Map.groupBy(seats, ({ tableId }) => tableId);
    const shown = new Map(
      tables.map((table): [string, Shown] => {
        const drawn = isTurned ? turnTable(table) : table;
        const chairs = lastChairs.current.get(table.id);
        const own = byTable.get(table.id) ?? [];
        const next = showTable(drawn, own, known, { marks, fadesOthers }, chairs);
        const text = JSON.stringify(next);
        const before = earlier.current.get(table.id);
        return [table.id, before?.text === text ? before : { text, table: next }];
      }),
    );
    earlier.current = shown;
    for (const { table } of shown.values()) rememberChairs(lastChairs.current, table);
    return [...shown.values()].map(({ table }) => table);
  }, [tables, seats, known, isTurned, marks, fadesOthers, lastChairs]);
}

/** Notes on which chair a person is shown at the table, for the rest of the visit. */
export function rememberChair(
  chairs: LastChairs,
  tableId: string,
  personKey: string,
  seat: number,
): void {
  const ofTable = chairs.get(tableId) ?? new Map<string, number>();
  // The last one to take a chair has it.
  for (const [key, other] of ofTable) if (other === seat) ofTable.delete(key);
  chairs.set(tableId, ofTable.set(personKey, seat));
}

function rememberChairs(chairs: LastChairs, { table, chairs: shown }: ShownTable): void {
  for (const { personKey, seat } of shown) {
    if (personKey) rememberChair(chairs, table.id, personKey, seat);
  }
}
