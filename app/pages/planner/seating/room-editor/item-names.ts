import { drawingTexts } from "#app/features/seating/drawing/texts.ts";
import type { Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import { isInWall } from "#app/features/seating/plan/room.ts";
import { roomEditorTexts as texts } from "./texts.ts";

/** What is written on the item, else what it is, with a number if there are several. */
export function nameOf(room: Room, { id, kind, text }: RoomItem): string {
  if (text !== "") return text;
  const alike = room.items.filter((other) => other.kind === kind && other.text === "");
  const number = alike.findIndex((other) => other.id === id) + 1;
  const name = texts.kinds[kind];
  return alike.length > 1 && number > 0 ? texts.numbered(name, number) : name;
}

/** Returns "4,1 × 4,1 m", or the width of what is in a wall. */
export function sizeOf(item: RoomItem): string {
  const [width, depth] = [item.width, item.depth].map(drawingTexts.metres);
  if (isInWall(item)) return width ?? "";
  return texts.size((width ?? "").replace(/\sm$/, ""), depth ?? "");
}
