import { type Box, type Point, unitsPerMetre } from "../plan/geometry.ts";
import type { Room } from "../plan/plan.ts";
import { turnPoint } from "./turn.ts";

export type RoomItem = Room["items"][number];

/** Doors and windows are in the wall that is nearest to them. */
export interface Opening {
  /** Where the opening begins on the inside of the wall. */
  start: Point;
  /** In degrees: along the wall it is to the right, out of the room upwards. */
  angle: number;
  length: number;
}

const labelLetterWidth = 9;
const labelHeight = 20;

const unitsOf = (metres: number) => metres * unitsPerMetre;

/** Returns the box of an item before its rotation; `x` and `y` of an item are its centre. */
export function itemBox({ x, y, width, depth }: RoomItem): Box {
  return {
    x: unitsOf(x - width / 2),
    y: unitsOf(y - depth / 2),
    width: unitsOf(width),
    height: unitsOf(depth),
  };
}

/** Returns about what the names of the things on the floor cover, in the plan as it is drawn. */
export function itemLabelBoxes(room: Room | null, isTurned: boolean): Box[] {
  const items = (room?.items ?? []).filter(({ kind }) => kind !== "door" && kind !== "window");
  return items
    .filter(({ text }) => text !== "")
    .map((item) => {
      const middle = { x: unitsOf(item.x), y: unitsOf(item.y) };
      const { x, y } = isTurned ? turnPoint(middle) : middle;
      const [width, height] = [item.text.length * labelLetterWidth, labelHeight];
      return { x: x - width / 2, y: y - height / 2, width, height };
    });
}

export function openingOf(item: RoomItem, room: Pick<Room, "width" | "depth">): Opening {
  const half = item.width / 2;
  const walls = [
    { distance: item.y, start: { x: item.x - half, y: 0 }, angle: 0 },
    { distance: room.width - item.x, start: { x: room.width, y: item.y - half }, angle: 90 },
    { distance: room.depth - item.y, start: { x: item.x + half, y: room.depth }, angle: 180 },
    { distance: item.x, start: { x: 0, y: item.y + half }, angle: 270 },
  ];
  const [nearest] = walls.sort((one, other) => one.distance - other.distance);
  const { start, angle } = nearest ?? { start: { x: 0, y: 0 }, angle: 0 };
  return {
    start: { x: unitsOf(start.x), y: unitsOf(start.y) },
    angle,
    length: unitsOf(item.width),
  };
}
