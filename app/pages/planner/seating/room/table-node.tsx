import { memo, useMemo } from "react";
import { type ChairAttributes, round } from "#app/features/seating/drawing/chair-drawing.tsx";
import type { ShownChair, ShownTable } from "#app/features/seating/drawing/show-table.ts";
import {
  type Detail,
  type NextPerson,
  TableDrawing,
  TableHalo,
} from "#app/features/seating/drawing/table-drawing.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { roomTexts as texts } from "./texts.ts";

/** What a table says while persons are on their way. */
export type Reception = "has-room" | "full" | "target";

interface TableNodeProps {
  shown: ShownTable;
  detail: Detail;
  isSelected: boolean;
  isHeld: boolean;
  isFocusable: boolean;
  reception: Reception | null;
  next: readonly NextPerson[] | undefined;
}

/** One table of the plan. Draws itself again only when something of its own has changed. */
export const TableNode = memo(function TableNode(props: TableNodeProps) {
  const { shown, detail, isSelected, isHeld, isFocusable, reception, next } = props;
  const { table, count } = shown;
  const name = texts.table(table.number, table.name, count, table.seats);
  const label = table.isLocked ? `${name}, ${texts.lockedTable}` : name;
  const plate = useMemo(
    () => ({
      role: "button",
      tabIndex: isFocusable ? 0 : -1,
      "aria-label": label,
      "data-plate": "",
    }),
    [isFocusable, label],
  );
  return (
    <g
      {...(reception === "full" && unavailable)}
      data-table={table.id}
      transform={`translate(${round(table.x)} ${round(table.y)})`}
      className={classNames(
        "plan-table",
        isSelected && "is-selected",
        isHeld && "is-held",
        reception === "target" ? "is-target" : reception === "full" ? "is-full" : reception,
      )}
    >
      {(isSelected || isHeld || reception === "target") && <TableHalo shown={shown} />}
      <TableDrawing
        shown={shown}
        detail={detail}
        {...(next && { next })}
        chairAttributes={chairAttributes}
        plateAttributes={plate}
      />
    </g>
  );
});

const unavailable = { role: "group", "aria-disabled": true } as const;

const chairAttributes: ChairAttributes = (chair) => ({
  group: {
    "data-seat": chair.seat,
    ...(chair.personKey && { "data-person": chair.personKey }),
  },
  button: { role: "button", tabIndex: -1, "data-chair": "", "aria-label": chairLabel(chair) },
});

function chairLabel({ seat, fullName, mark }: ShownChair): string {
  if (fullName === "") return texts.chair.empty(seat);
  return mark === "freed" ? texts.chair.freed(fullName) : texts.chair.taken(fullName, seat);
}
