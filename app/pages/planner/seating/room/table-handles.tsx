import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import { tableSize } from "#app/features/seating/plan/geometry.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import type { Handle } from "./table-moves.ts";

const offsets = [-1, 0, 1] as const;
const handles: Handle[] = offsets
  .flatMap((y) => offsets.map((x) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
/** From the outer edge of the chairs to the handle that turns the table. */
const turnDistance = 64;

interface TableHandlesProps {
  shown: ShownTable;
  /** Handles have the same size on screen at every zoom. */
  scale: number;
}

/** Around the selected table: handles for its size, and one that turns it. For pointers only. */
export function TableHandles({ shown: { table }, scale }: TableHandlesProps) {
  const { width, height } = tableSize(table);
  const size = 10 / Math.max(scale, 0.4);
  const top = -height / 2 - turnDistance;
  return (
    <g
      className="plan-handles"
      transform={`translate(${table.x} ${table.y}) rotate(${table.rotation})`}
    >
      <path className="plan-handle-stem" d={`M0 ${-height / 2}V${top}`} />
      <circle className="plan-handle is-turn" data-handle="turn" cy={top} r={size * 0.65} />
      {handlesOf(table).map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          className={`plan-handle is-${direction(x, y, table.rotation)}`}
          data-handle={`${x} ${y}`}
          x={(x * width) / 2 - size / 2}
          y={(y * height) / 2 - size / 2}
          width={size}
          height={size}
          rx={size / 6}
        />
      ))}
    </g>
  );
}

/** Corners of a round table would be between its chairs. */
function handlesOf({ shape }: PlanTable): Handle[] {
  return shape === "round" ? handles.filter(({ x, y }) => x === 0 || y === 0) : handles;
}

/** The cursor follows the table's rotation. */
function direction(x: number, y: number, rotation: number): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + rotation;
  const eighths = ((Math.round(angle / 45) % 4) + 4) % 4;
  return ["ew", "nwse", "ns", "nesw"][eighths] ?? "ew";
}
