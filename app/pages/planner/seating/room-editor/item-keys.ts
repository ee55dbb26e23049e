import type { Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import {
  isInWall,
  moveItem,
  nearestWall,
  placeItem,
  type Wall,
} from "#app/features/seating/plan/room.ts";

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const step = 0.1;
const longStep = 0.5;
const turn = 15;
const nextWall: Record<Wall, Wall> = { rear: "right", right: "front", front: "left", left: "rear" };

interface PressedKey {
  key: string;
  shiftKey: boolean;
}

/**
 * Returns the item after a key: arrows move it by 0.1 m, with Shift by 0.5 m, and R turns it, or puts
 * it into the next wall. Returns null for other keys.
 */
export function itemAfterKey(
  room: Room,
  item: RoomItem,
  { key, shiftKey }: PressedKey,
  isTurned: boolean,
): RoomItem | null {
  if (key === "r" || key === "R") {
    if (isInWall(item)) return placeItem(room, item, nextWall[nearestWall(room, item)]);
    return placeItem(room, { ...item, rotation: (item.rotation + turn) % 360 });
  }
  const arrow = arrows[key];
  if (!arrow) return null;
  const length = shiftKey ? longStep : step;
  const [right, down] = [arrow[0] * length, arrow[1] * length];
  return moveItem(room, item, isTurned ? { x: -down, y: right } : { x: right, y: down });
}
