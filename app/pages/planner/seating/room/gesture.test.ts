import { describe, expect, it } from "vitest";
import { type Gesture, type GestureEvent, type Grip, nextGesture } from "./gesture.ts";

const floor: Grip = { on: "floor" };
const table: Grip = { on: "table" };
const handle: Grip = { on: "handle" };
const chair: Grip = { on: "guest", isInList: false };
const slip: Grip = { on: "guest", isInList: true };

const mouse = (grip: Grip): GestureEvent => {
  return { type: "down", pointer: 1, at: { x: 0, y: 0 }, grip, isTouch: false };
};
const finger = (grip: Grip, pointer = 1): GestureEvent => {
  return { type: "down", pointer, at: { x: 0, y: 0 }, grip, isTouch: true };
};
const move = (x: number, pointer = 1): GestureEvent => ({ type: "move", pointer, at: { x, y: 0 } });
const up = (pointer = 1): GestureEvent => ({ type: "up", pointer });
const longPress: GestureEvent = { type: "longPress" };
const cancel: GestureEvent = { type: "cancel" };

const after = (...events: GestureEvent[]) =>
  events.reduce<Gesture>(nextGesture, { name: "idle" }).name;

describe("gestures", () => {
  it.each<[string, GestureEvent[], Gesture["name"]]>([
    ["a press", [mouse(table)], "pressed"],
    ["a trembling press", [mouse(table), move(3)], "pressed"],
    ["a released press", [mouse(table), move(3), up()], "idle"],
    ["a mouse on a table", [mouse(table), move(5)], "draggingTable"],
    ["a mouse on a chair", [mouse(chair), move(5)], "draggingGuest"],
    ["a mouse on a slip of the list", [mouse(slip), move(5)], "draggingGuest"],
    ["a mouse on a handle", [mouse(handle), move(5)], "draggingHandle"],
    ["a mouse on the floor", [mouse(floor), move(5)], "panning"],
    ["a drop", [mouse(chair), move(5), up()], "idle"],
    ["Escape", [mouse(chair), move(5), cancel], "idle"],
    ["Escape, and the mouse goes on", [mouse(chair), move(5), cancel, move(50)], "idle"],
    ["another pointer during a drag", [mouse(chair), move(5), move(50, 2), up(2)], "draggingGuest"],
    ["a finger on a table", [finger(table), move(10)], "panning"],
    ["a resting finger on a table", [finger(table), longPress], "draggingTable"],
    ["a resting finger on a chair", [finger(chair), longPress, move(30)], "draggingGuest"],
    ["a finger that scrolls the list", [finger(slip), move(10)], "idle"],
    ["a resting finger on the list", [finger(slip), longPress], "draggingGuest"],
    ["a finger on a handle", [finger(handle), move(10)], "draggingHandle"],
    ["two fingers", [finger(floor), finger(floor, 2)], "pinching"],
    ["two fingers, one after a pan", [finger(table), move(10), finger(table, 2)], "pinching"],
    ["one of two fingers is lifted", [finger(floor), finger(floor, 2), up(2)], "panning"],
    ["both are lifted", [finger(floor), finger(floor, 2), up(2), up(1)], "idle"],
    [
      "a second finger during a drag",
      [finger(chair), longPress, finger(floor, 2)],
      "draggingGuest",
    ],
    ["a third finger", [finger(floor), finger(floor, 2), finger(floor, 3), up(3)], "pinching"],
    ["a long press after a pan", [finger(table), move(10), longPress], "panning"],
  ])("%s", (_name, events, expected) => {
    expect(after(...events)).toBe(expected);
  });

  it("pans by steps", () => {
    const gesture = [mouse(floor), move(10), move(14)].reduce<Gesture>(nextGesture, {
      name: "idle",
    });
    expect(gesture).toMatchObject({ from: { x: 10 }, at: { x: 14 } });
  });

  it("pinches from where the fingers were", () => {
    const gesture = [finger(floor), finger(floor, 2), move(20, 2), move(30, 2)].reduce<Gesture>(
      nextGesture,
      { name: "idle" },
    );
    expect(gesture).toMatchObject({
      from: [{ x: 0 }, { x: 20 }],
      contacts: [{ at: { x: 0 } }, { at: { x: 30 } }],
    });
  });
});
