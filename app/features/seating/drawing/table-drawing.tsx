import { memo, type SVGAttributes } from "react";
import { tableSize } from "../plan/geometry.ts";
import type { PlanTable } from "../plan/plan.ts";
import { type ChairAttributes, ChairDrawing, NextChair, round } from "./chair-drawing.tsx";
import { fillOf } from "./labels.ts";
import type { ShownTable } from "./show-table.ts";
import { TableLabel } from "./table-label.tsx";

/** `count-only` shows number and count, `large` also the name below, both in large letters. */
export type Detail = "full" | "no-names" | "count-only" | "large";

interface TableDrawingProps {
  shown: ShownTable;
  detail?: Detail;
  /** Persons who would come to the table. */
  next?: readonly NextPerson[];
  chairAttributes?: ChairAttributes;
  /** Of the table itself, without its chairs. */
  plateAttributes?: SVGAttributes<SVGGElement>;
}

export interface NextPerson {
  initials: string;
  /** Number of the chair. */
  seat: number;
}

/** From the edge of the table to the middle of its rim. */
const rimInset = 6.5;
const haloMargin = 16;
const noOne: readonly NextPerson[] = [];

/** The table with its chairs around its centre, which is 0. The parent moves it to its place. */
export const TableDrawing = memo(function TableDrawing(props: TableDrawingProps) {
  const { shown, detail = "full", next = noOne, chairAttributes, plateAttributes } = props;
  const { table, chairs, count } = shown;
  const isLarge = detail === "large" || detail === "count-only";
  const isFull = detail === "full";
  const after = Math.min(table.seats, count + next.length);
  const fill = `plan-rim is-${fillOf(after, table.seats)}`;
  const [share, added] = [percent(count, table.seats), percent(after - count, table.seats)];
  return (
    <>
      {chairs.map((chair) => (
        <ChairDrawing
          key={chair.seat}
          chair={chair}
          hasInitials={isFull}
          hasName={isFull}
          isLarge={isLarge}
          attributes={chairAttributes?.(chair)}
        />
      ))}
      {next.map(({ seat, initials }) => {
        const chair = chairs[seat - 1];
        return (
          chair && <NextChair key={seat} chair={chair} initials={initials} isLarge={isLarge} />
        );
      })}
      <g {...plateAttributes}>
        <g transform={rimTurn(table)}>
          <Outline table={table} inset={0} className="plan-plate" />
          <Outline table={table} inset={rimInset} className="plan-rim" />
          {share > 0 && (
            <Outline
              table={table}
              inset={rimInset}
              className={fill}
              pathLength="100"
              strokeDasharray={`${share} 100`}
            />
          )}
          {added > 0 && (
            <Outline
              table={table}
              inset={rimInset}
              className={`${fill} is-next`}
              pathLength="100"
              strokeDasharray={`0 ${share} ${added} 100`}
            />
          )}
        </g>
      </g>
      <TableLabel shown={shown} count={after} detail={detail} />
    </>
  );
});

/** The disc under a table that is selected, or that takes what is dragged. */
export function TableHalo({ shown: { table, chairs }, ...rest }: { shown: ShownTable } & Shape) {
  const { width, height } = tableSize(table);
  if (table.shape === "round") {
    return <circle className="plan-halo" r={width / 2 + 46} {...rest} />;
  }
  const turn = (-table.rotation * Math.PI) / 180;
  const own = chairs.map(({ x, y }) => ({
    x: x * Math.cos(turn) - y * Math.sin(turn),
    y: x * Math.sin(turn) + y * Math.cos(turn),
  }));
  const reach = 12 + haloMargin;
  const left = Math.min(-width / 2 - haloMargin, ...own.map(({ x }) => x - reach));
  const right = Math.max(width / 2 + haloMargin, ...own.map(({ x }) => x + reach));
  const top = Math.min(-height / 2 - haloMargin, ...own.map(({ y }) => y - reach));
  const bottom = Math.max(height / 2 + haloMargin, ...own.map(({ y }) => y + reach));
  return (
    <rect
      className="plan-halo"
      x={round(left)}
      y={round(top)}
      width={round(right - left)}
      height={round(bottom - top)}
      rx="28"
      transform={`rotate(${round(table.rotation)})`}
      {...rest}
    />
  );
}

type Shape = Pick<SVGAttributes<SVGElement>, "className" | "pathLength" | "strokeDasharray">;

/** Circles are turned, so that the rim fills from the top. */
function Outline({ table, inset, ...rest }: { table: PlanTable; inset: number } & Shape) {
  const { width, height } = tableSize(table);
  if (table.shape === "round") {
    return <circle r={width / 2 - inset} transform="rotate(-90)" {...rest} />;
  }
  return (
    <rect
      x={inset - width / 2}
      y={inset - height / 2}
      width={Math.max(0, width - 2 * inset)}
      height={Math.max(0, height - 2 * inset)}
      rx={Math.max(3, 9 - inset * 0.7)}
      {...rest}
    />
  );
}

/** The rim of a round table fills from the top, however its chairs are turned. */
function rimTurn({ shape, rotation }: PlanTable): string | undefined {
  return shape === "round" || rotation === 0 ? undefined : `rotate(${round(rotation)})`;
}

function percent(part: number, whole: number): number {
  return round((part / whole) * 100);
}
