import { memo, useState } from "react";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { joinTables, separateTable } from "#app/features/seating/plan/long-tables.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { nextTableNumber, startPosition } from "#app/features/seating/plan/positions.ts";
import { maxLengths } from "#app/features/seating/rules.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { MoreMenu } from "#app/ui/more-menu.tsx";
import { type Chart, useChart, useChartView } from "./chart-context.ts";
import { seatingChartTexts } from "./texts.ts";

const { table: texts, done } = seatingChartTexts;

interface TableMenuProps {
  table: PlanTable;
  onEdit: (tableId: string) => void;
}

/** All that can be done with a table. */
export const TableMenu = memo(function TableMenu({ table, onEdit }: TableMenuProps) {
  const [isJoining, setJoining] = useState(false);
  return (
    <>
      <MoreMenu
        variant="quiet"
        size="small"
        label={texts.more(table.name)}
        className="noscript:hidden"
      >
        <TableMenuItems table={table} onEdit={onEdit} onJoin={() => setJoining(true)} />
      </MoreMenu>
      {isJoining && <JoinDialog table={table} onClose={() => setJoining(false)} />}
    </>
  );
});

// Rendered in an open menu alone: each table has one.
function TableMenuItems({ table, onEdit, onJoin }: TableMenuProps & { onJoin: () => void }) {
  const chart = useChart();
  const { choose } = useChartView();
  const { state, apply, applyWithToast } = chart;
  const persons = (seatedByTable(state).get(table.id) ?? []).map(({ guestId, person }) => ({
    guestId,
    person,
  }));
  const change = (set: Extract<PlanChange, { type: "changeTable" }>["set"]) =>
    apply({ type: "changeTable", tableId: table.id, set });
  const isAlone = table.groupId === null;
  return (
    <>
      <MenuItem onSelect={() => onEdit(table.id)}>{texts.edit}</MenuItem>
      <MenuItem onSelect={() => duplicateTable(chart, table)}>{texts.duplicate}</MenuItem>
      <MenuItem onSelect={() => change({ rotation: (table.rotation + 15) % 360 })}>
        {texts.rotate}
      </MenuItem>
      <MenuItem onSelect={() => change({ isLocked: !table.isLocked })}>
        {table.isLocked ? texts.unlock : texts.lock}
      </MenuItem>
      {isAlone && state.tables.length > 1 && table.shape !== "round" && (
        <MenuItem onSelect={onJoin}>{texts.join}</MenuItem>
      )}
      {!isAlone && (
        <MenuItem onSelect={() => apply(...separateTable(state, table.id))}>
          {texts.separate}
        </MenuItem>
      )}
      <MenuSeparator />
      {persons.length > 0 && !table.isLocked && (
        <>
          <MenuItem onSelect={() => choose(persons)}>{texts.chooseAll}</MenuItem>
          <MenuItem onSelect={() => applyWithToast(done.guestRemoved, { type: "unseat", persons })}>
            {texts.empty}
          </MenuItem>
        </>
      )}
      <MenuItem
        tone="error"
        onSelect={() =>
          applyWithToast(texts.removed(table.name), { type: "deleteTable", tableId: table.id })
        }
      >
        {texts.remove}
      </MenuItem>
    </>
  );
}

function JoinDialog({ table, onClose }: { table: PlanTable; onClose: () => void }) {
  const { state, apply } = useChart();
  const others = state.tables.filter(({ id, shape }) => id !== table.id && shape !== "round");
  return (
    <Dialog title={texts.joinTitle(table.name)} open onOpenChange={onClose}>
      <ul className="mt-3 max-h-[60vh] overflow-y-auto border-t border-rule px-1.5 py-2 sm:px-3.5">
        {others.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => {
                apply(...joinTables(state, table.id, other.id));
                onClose();
              }}
              className="flex min-h-13 w-full items-center gap-4 rounded-m px-3 text-left text-16 font-medium hover:bg-paper-3"
            >
              <span className="w-7 text-muted tabular-nums">{other.number}</span>
              {other.name}
            </button>
          </li>
        ))}
        {others.length === 0 && <li className="px-3 py-3 text-15 text-muted">{texts.noOther}</li>}
      </ul>
    </Dialog>
  );
}

/** Adds a table of the same kind, without its persons, and opens it. */
function duplicateTable({ state, applyWithToast }: Chart, table: PlanTable): void {
  const copy: PlanTable = {
    ...table,
    id: crypto.randomUUID(),
    name: texts.copy(table.name).slice(0, maxLengths.tableName),
    number: nextTableNumber(state.tables),
    isHead: false,
    coupleSeats: 0,
    isLocked: false,
    groupId: null,
  };
  const added = { ...copy, ...startPosition(copy, state.tables) };
  applyWithToast(done.tableAdded, { type: "addTable", table: added });
}
