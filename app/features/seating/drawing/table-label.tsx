import { tableSize } from "../plan/geometry.ts";
import type { PlanTable } from "../plan/plan.ts";
import { round } from "./chair-drawing.tsx";
import { fitTableName } from "./labels.ts";
import { lockPath } from "./lock.ts";
import type { ShownTable } from "./show-table.ts";

interface TableLabelProps {
  shown: ShownTable;
  count: number;
  detail: "full" | "no-names" | "count-only" | "large";
}

/** Inside of the rim on both sides. */
const bothRims = 18;
/** From here on number, name and count stand in one line. */
const minLineWidth = 200;

export function TableLabel({ shown, count, detail }: TableLabelProps) {
  const { table } = shown;
  const isLarge = detail === "large" || detail === "count-only";
  const angle = labelAngle(table);
  const counted = `${count}/${table.seats}`;
  return (
    <>
      <g transform={angle === 0 ? undefined : `rotate(${round(angle)})`} className="plan-label">
        {isLarge ? (
          <LargeLabel table={table} counted={counted} hasName={detail === "large"} />
        ) : (
          <SmallLabel table={table} counted={counted} angle={angle} />
        )}
      </g>
      {detail === "large" && !isLine(table) && (
        <text className="plan-name-below" y={round(bottomOf(shown) + 29)}>
          {table.name}
        </text>
      )}
    </>
  );
}

function SmallLabel({
  table,
  counted,
  angle,
}: {
  table: PlanTable;
  counted: string;
  angle: number;
}) {
  const { width, height } = tableSize(table);
  const inside = width - bothRims;
  if (isLine(table)) {
    const edge = Math.min(width / 2 - 30, 74);
    const name = fitTableName(table.name, inside - 100);
    return (
      <>
        <TableNumber table={table} x={-edge} y={4.5} />
        <Name {...name} x={-4} y={5} />
        <Count x={edge} y={4.5}>
          {counted}
        </Count>
      </>
    );
  }
  if (height >= 90) {
    return (
      <>
        <TableNumber table={table} x={0} y={-19} />
        <Name {...fitTableName(table.name, inside)} x={0} y={5} />
        <Count x={0} y={26}>
          {counted}
        </Count>
      </>
    );
  }
  if (Math.abs(angle) > 45 && table.name.length <= 8) {
    return (
      <>
        <TableNumber table={table} x={-44} y={4} />
        <Name text={table.name} size={14} spacing={undefined} x={-7} y={4.5} />
        <Count x={38} y={4}>
          {counted}
        </Count>
      </>
    );
  }
  return (
    <>
      <Name {...fitTableName(table.name, inside)} x={0} y={-1} />
      <Count x={0} y={16}>{`${table.number} · ${counted}`}</Count>
    </>
  );
}

function LargeLabel({ table, counted, hasName }: LargeLabelProps) {
  const { width, height } = tableSize(table);
  if (isLine(table) && hasName) {
    const edge = Math.min(118, width / 2 - 36);
    const { text } = fitTableName(table.name, (2 * edge - 70) * 0.55);
    return (
      <>
        <text className="plan-number-large" x={-edge} y="11">
          {table.number}
        </text>
        <text className="plan-name-below" x="-8" y="9">
          {text}
        </text>
        <text className="plan-count-large" x={edge} y="9">
          {counted}
        </text>
      </>
    );
  }
  const isLow = height < 90;
  return (
    <>
      <text className="plan-number-large" x={isLow ? -24 : 0} y={isLow ? 11 : 2}>
        {table.number}
      </text>
      <text className="plan-count-large" x={isLow ? 20 : 0} y={isLow ? 9 : 28}>
        {counted}
      </text>
    </>
  );
}

interface LargeLabelProps {
  table: PlanTable;
  counted: string;
  hasName: boolean;
}

interface Place {
  x: number;
  y: number;
}

function TableNumber({ table, x, y }: { table: PlanTable } & Place) {
  return (
    <>
      <text className="plan-number" x={x} y={y}>
        {table.number}
      </text>
      {table.isLocked && (
        <path className="plan-lock" transform={`translate(${x + 11} ${y - 9})`} d={lockPath} />
      )}
    </>
  );
}

function Name({ text, size, spacing, x, y }: ReturnType<typeof fitTableName> & Place) {
  return (
    <text className="plan-table-name" x={x} y={y} fontSize={size} letterSpacing={spacing}>
      {text}
    </text>
  );
}

function Count({ x, y, children }: Place & { children: string }) {
  return (
    <text className="plan-count" x={x} y={y}>
      {children}
    </text>
  );
}

/** Long tables have room for all in one line. */
function isLine(table: PlanTable): boolean {
  const { width, height } = tableSize(table);
  return height < 90 && width >= minLineWidth;
}

/** Turned with the table, but never upside down; a round table has no direction. */
function labelAngle({ shape, rotation }: PlanTable): number {
  if (shape === "round") return 0;
  const turn = shape === "square" ? 90 : 180;
  return ((((rotation + turn / 2) % turn) + turn) % turn) - turn / 2;
}

function bottomOf({ table, chairs }: ShownTable): number {
  const { height } = tableSize(table);
  return Math.max(height / 2, ...chairs.map(({ y }) => y + 12));
}
