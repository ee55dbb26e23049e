import { useMemo, useRef } from "react";

/** Keeps the objects of rows that a reload has not changed, so that they are not rendered again. */
export function useStableRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const known = useRef<readonly Row[]>(null);
  return useMemo(() => {
    const before = new Map(known.current?.map((row) => [row.id, row]));
    const stable = rows.map((row) => {
      const same = before.get(row.id);
      return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
    });
    known.current = stable;
    return stable;
  }, [rows]);
}
