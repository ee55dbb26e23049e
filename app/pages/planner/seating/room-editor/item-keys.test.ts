import { expect, test } from "vitest";
import type { Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import { itemAfterKey } from "./item-keys.ts";

const stage: RoomItem = {
  id: "stage",
  kind: "stage",
  x: 5,
  y: 3,
  width: 2,
  depth: 1,
  rotation: 0,
  text: "",
};
const door: RoomItem = { ...stage, kind: "door", y: 0, depth: 0.1 };
const room: Room = { width: 10, depth: 6, items: [] };

test.each([
  ["an arrow", stage, { key: "ArrowRight", shiftKey: false }, false, { x: 5.1, y: 3 }],
  ["an arrow with Shift", stage, { key: "ArrowUp", shiftKey: true }, false, { x: 5, y: 2.5 }],
  ["an arrow on the turned plan", stage, { key: "ArrowUp", shiftKey: false }, true, { x: 5.1 }],
  ["R", { ...stage, rotation: 345 }, { key: "r", shiftKey: false }, false, { rotation: 0 }],
  ["R for a door", door, { key: "R", shiftKey: true }, false, { x: 10, y: 1, rotation: 90 }],
])("%s", (_, item, key, isTurned, expected) => {
  const changed = itemAfterKey(room, item, key, isTurned);
  for (const [name, value] of Object.entries(expected)) {
    expect(changed?.[name as "x"], name).toBeCloseTo(value);
  }
});

test("other keys change nothing", () => {
  expect(itemAfterKey(room, stage, { key: "a", shiftKey: false }, false)).toBeNull();
});
