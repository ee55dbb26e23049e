import { memo } from "react";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { useChart } from "./chart-context.ts";
import { FillGauge } from "./fill-gauge.tsx";
import { LockSign } from "./lock-sign.tsx";
import { SeatedRows } from "./seated-rows.tsx";
import { TableMenu } from "./table-menu.tsx";
import { seatingChartTexts } from "./texts.ts";

const { table: tableTexts, views } = seatingChartTexts;

interface ChartListProps {
  onEditTable: (tableId: string) => void;
}

/** The chart in words. Everything that the plan can do is possible here. */
export const ChartList = memo(function ChartList({ onEditTable }: ChartListProps) {
  const { state } = useChart();
  return (
    <section
      aria-label={views.list}
      className="@container min-w-0 flex-1 overflow-y-auto bg-paper px-4 pt-6 pb-[50vh] lg:px-8 lg:pb-12"
    >
      <ul className="grid items-start gap-x-10 gap-y-8 @min-[34rem]:grid-cols-2 @min-[66rem]:grid-cols-4 @min-[50rem]:grid-cols-3">
        {state.tables.map((table) => (
          <TableSection key={table.id} table={table} onEditTable={onEditTable} />
        ))}
      </ul>
    </section>
  );
});

function TableSection({ table, onEditTable }: ChartListProps & { table: PlanTable }) {
  const { state } = useChart();
  const { number, name, seats, coupleSeats, isLocked } = table;
  const persons = (seatedByTable(state).get(table.id)?.length ?? 0) + coupleSeats;
  return (
    <li className="min-w-0">
      <header className="group relative flex items-baseline gap-2.5">
        <span className="font-display text-[34px] leading-10 lining-nums" aria-hidden>
          {number}
        </span>
        <h2 className="min-w-0 text-d20 hyphens-auto wrap-break-word">
          <span className="sr-only">{tableTexts.number(number)} </span>
          {name}
        </h2>
        {isLocked && (
          <span className="text-muted">
            <LockSign size={15} />
            <span className="sr-only">{tableTexts.locked}</span>
          </span>
        )}
        <span className="ml-auto flex-none text-14 font-semibold tabular-nums">
          {persons}/{seats}
        </span>
        <span className="-mr-2 -ml-2 flex-none self-center can-hover:absolute can-hover:right-0 can-hover:bottom-1 can-hover:m-0 can-hover:bg-paper can-hover:opacity-0 can-hover:group-focus-within:opacity-100 can-hover:group-hover:opacity-100 can-hover:has-aria-expanded:opacity-100">
          <TableMenu table={table} onEdit={onEditTable} />
        </span>
      </header>
      <FillGauge persons={persons} seats={seats} />
      <SeatedRows table={table} />
    </li>
  );
}
