import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import { turnPoint } from "#app/features/seating/drawing/turn.ts";
import { distance, hitTable, type Point, tableSize } from "#app/features/seating/plan/geometry.ts";
import type { PersonRef, PlanTable } from "#app/features/seating/plan/plan.ts";
import type { DropTarget } from "./guest-moves.ts";
import { type PlanSurface, planPoint, type WindowPoint } from "./plan-surface.ts";

/** Around a table, a drop still means the table. In units of the plan. */
const reach = 46;

/** Persons are named by `data-drag-guest="guest:0 guest:1"` in lists, `data-person` on the plan. */
export function grippedPersons(target: Element): PersonRef[] {
  const element = target.closest<HTMLElement | SVGElement>("[data-drag-guest], [data-person]");
  const keys = element?.dataset.dragGuest ?? element?.dataset.person ?? "";
  return keys.split(" ").flatMap((key) => {
    const split = key.lastIndexOf(":");
    if (split < 0) return [];
    return { guestId: key.slice(0, split), person: key.endsWith(":1") ? 1 : 0 };
  });
}

/** Returns what is under the pointer; the floor of the room stands for no table. */
export function dropTargetAt(
  surface: PlanSurface,
  shown: readonly ShownTable[],
  event: WindowPoint,
): DropTarget | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  if (under?.closest("[data-drop='unseated']")) return { on: "unseated" };
  if (!under || !surface.area.current?.contains(under)) return null;
  if (under.closest("[data-plan-tool]")) return null;
  return tableTargetAt(surface, shown, event) ?? { on: "unseated" };
}

export function tableTargetAt(
  surface: PlanSurface,
  shown: readonly ShownTable[],
  event: WindowPoint,
): Extract<DropTarget, { on: "table" }> | null {
  const { isTurned } = surface.store;
  const planned = planPoint(surface, event);
  const point = isTurned ? turnPoint(planned) : planned;
  const tables = shown.map(({ table }) => table);
  const hit = hitTable(tables, point) ?? nearTable(tables, point);
  const table = shown.find((each) => each.table.id === hit?.tableId);
  if (!hit || !table) return null;
  const occupant = table.chairs.find(({ seat }) => seat === hit.seat)?.personKey ?? null;
  return { on: "table", ...hit, occupant };
}

function nearTable(tables: readonly PlanTable[], point: Point) {
  const near = tables.flatMap((table) => {
    const { width, height } = tableSize(table);
    const own = turnBackBy(table, point);
    const [outX, outY] = [
      Math.max(0, Math.abs(own.x) - width / 2),
      Math.max(0, Math.abs(own.y) - height / 2),
    ];
    const away =
      table.shape === "round"
        ? Math.max(0, distance(table, point) - width / 2)
        : Math.hypot(outX, outY);
    return away <= reach ? { tableId: table.id, seat: null, away } : [];
  });
  const [nearest] = near.sort((one, other) => one.away - other.away);
  return nearest && { tableId: nearest.tableId, seat: nearest.seat };
}

function turnBackBy(table: PlanTable, point: Point) {
  const turn = (-table.rotation * Math.PI) / 180;
  const [x, y] = [point.x - table.x, point.y - table.y];
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
}
