import { expect, it } from "vitest";
import { unitsPerMetre } from "../plan/geometry.ts";
import { openingOf, type RoomItem } from "./openings.ts";

const room = { width: 10, depth: 6 };
const door = (x: number, y: number): RoomItem => {
  return { id: "d", kind: "door", x, y, width: 2, depth: 0.1, rotation: 0, text: "" };
};

it.each([
  ["upper", 4, 0.2, 3, 0, 0],
  ["right", 10, 3, 10, 2, 90],
  ["lower", 4, 6, 5, 6, 180],
  ["left", 0, 3, 0, 4, 270],
])("puts a door into the %s wall", (_wall, x, y, startX, startY, angle) => {
  const opening = openingOf(door(x, y), room);
  expect(opening.start.x / unitsPerMetre).toBeCloseTo(startX);
  expect(opening.start.y / unitsPerMetre).toBeCloseTo(startY);
  expect(opening.angle).toBe(angle);
});
