import type { GuestRoom, GuestRoomItem } from "#app/features/seating/guest-table/queries.server.ts";
import {
  distance,
  type Point,
  roomBox,
  type TableOutline,
  tableBox,
  tableBoxWithChairs,
  unitsPerMetre,
} from "#app/features/seating/plan/geometry.ts";
import { crosses, findPath } from "#app/features/seating/plan/path.ts";
import { itemBounds, nearestWall } from "#app/features/seating/plan/room.ts";

/** Where the way begins, outside the wall, and the first point inside. */
const doorstep = 12;
const inside = 30;
/** From the chairs to the end of the way. */
const beside = 14;
/** Tried in order: past the chairs with room to spare, closely, and between chairs. */
const attempts = [
  { obstacle: tableBoxWithChairs, clearance: 22 },
  { obstacle: tableBoxWithChairs, clearance: 8 },
  { obstacle: tableBox, clearance: 8 },
];
const obstacleKinds: readonly GuestRoomItem["kind"][] = ["bar", "stage", "post"];
const inwards = {
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
  rear: { x: 0, y: 1 },
  front: { x: 0, y: -1 },
} as const;

/** Returns the way from the entrance to the table, as a path of SVG, or null where there is none. */
export function wayTo(
  own: TableOutline,
  tables: readonly TableOutline[],
  room: GuestRoom,
  entrance: GuestRoomItem,
): string | null {
  const out = inwards[nearestWall(room, entrance)];
  const door = { x: entrance.x * unitsPerMetre, y: entrance.y * unitsPerMetre };
  const from = { x: door.x + inside * out.x, y: door.y + inside * out.y };
  const things = room.items.filter(({ kind }) => obstacleKinds.includes(kind)).map(itemBounds);
  const others = tables.filter((table) => table !== own);
  const area = roomBox([], room);
  for (const { obstacle, clearance } of attempts) {
    const ground = { area, obstacles: [...things, ...others.map(obstacle)] };
    const path = findPath(from, obstacle(own), ground, clearance);
    const start = { x: door.x - doorstep * out.x, y: door.y - doorstep * out.y };
    if (!path) continue;
    const last = path.at(-1);
    const end = last && approach(last, own, others);
    // A corner is cut by less than half the radius.
    return rounded([start, ...path, ...(end ? [end] : [])], 2 * clearance);
  }
  return null;
}

/** The corners of the box around a round table are far from it. */
function approach(from: Point, own: TableOutline, others: readonly TableOutline[]): Point | null {
  if (own.shape !== "round") return null;
  const reach = tableBoxWithChairs(own).width / 2 + beside;
  const length = distance(from, own);
  if (length <= reach) return null;
  const end = towards(from, own, length - reach);
  return others.some((table) => crosses(from, end, tableBox(table))) ? null : end;
}

function rounded(points: readonly Point[], radius: number): string {
  const reachOf = (one: Point, other: Point) => Math.min(radius, distance(one, other) / 2);
  const parts = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${text(point)}`;
    if (!after) return `L${text(point)}`;
    return `L${text(towards(point, before, reachOf(point, before)))}Q${text(point)} ${text(towards(point, after, reachOf(point, after)))}`;
  });
  return parts.join("");
}

function towards(point: Point, other: Point, reach: number): Point {
  const length = distance(point, other);
  const share = length === 0 ? 0 : reach / length;
  return { x: point.x + share * (other.x - point.x), y: point.y + share * (other.y - point.y) };
}

function text({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
