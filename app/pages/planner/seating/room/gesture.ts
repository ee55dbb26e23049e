import { distance, type Point } from "#app/features/seating/plan/geometry.ts";

/** What is under the pointer when it goes down. */
export type Grip =
  | { on: "floor" }
  | { on: "guest"; isInList: boolean }
  | { on: "table" }
  /** Of the selected table. */
  | { on: "handle" };

interface Contact {
  pointer: number;
  at: Point;
}

interface Pressed extends Contact {
  name: "pressed";
  grip: Grip;
  start: Point;
  isTouch: boolean;
}

interface Dragging extends Contact {
  name: "draggingGuest" | "draggingTable" | "draggingHandle";
  start: Point;
}

export type Gesture =
  | { name: "idle" }
  | Pressed
  | Dragging
  | ({ name: "panning"; from: Point } & Contact)
  | { name: "pinching"; contacts: [Contact, Contact]; from: [Point, Point] };

export type GestureEvent =
  | { type: "down"; pointer: number; at: Point; grip: Grip; isTouch: boolean }
  | { type: "move"; pointer: number; at: Point }
  | { type: "longPress" }
  | { type: "up"; pointer: number }
  /** Escape, or the browser takes the pointer. */
  | { type: "cancel" };

/** Pixels that a pointer may tremble within a press. */
const tolerance = { mouse: 4, touch: 9 } as const;

const idle: Gesture = { name: "idle" };

/**
 * What a gesture becomes by an event. Fingers move the plan and the page until they have rested on
 * something; a mouse or pen drags at once.
 */
export function nextGesture(gesture: Gesture, event: GestureEvent): Gesture {
  switch (event.type) {
    case "down":
      return onDown(gesture, event);
    case "move":
      return onMove(gesture, event);
    case "longPress":
      return gesture.name === "pressed" ? drag(gesture) : gesture;
    case "up":
      return onUp(gesture, event.pointer);
    case "cancel":
      return idle;
  }
}

/** Tells whether the gesture has begun or moved something that must be put down or put back. */
export function isDragging(gesture: Gesture): gesture is Dragging {
  return gesture.name.startsWith("dragging");
}

function onDown(gesture: Gesture, event: Extract<GestureEvent, { type: "down" }>): Gesture {
  const { pointer, at, grip, isTouch } = event;
  if (gesture.name === "idle") {
    return { name: "pressed", pointer, at, start: at, grip, isTouch };
  }
  const isOnPlan = gesture.name === "panning" || (gesture.name === "pressed" && gesture.isTouch);
  const isInList = gesture.name === "pressed" && isListGrip(gesture.grip);
  if (!isOnPlan || !isTouch || isInList || isListGrip(grip)) return gesture;
  const first = { pointer: gesture.pointer, at: gesture.at };
  return { name: "pinching", contacts: [first, { pointer, at }], from: [gesture.at, at] };
}

function onMove(gesture: Gesture, { pointer, at }: Contact): Gesture {
  switch (gesture.name) {
    case "idle":
      return gesture;
    case "pinching": {
      const from: [Point, Point] = [gesture.contacts[0].at, gesture.contacts[1].at];
      const contacts = gesture.contacts.map((contact) =>
        contact.pointer === pointer ? { pointer, at } : contact,
      ) as [Contact, Contact];
      return { name: "pinching", contacts, from };
    }
    case "panning":
      return gesture.pointer === pointer ? { ...gesture, from: gesture.at, at } : gesture;
    case "pressed": {
      if (gesture.pointer !== pointer) return gesture;
      const { start, grip, isTouch } = gesture;
      if (distance(start, at) <= tolerance[isTouch ? "touch" : "mouse"]) return { ...gesture, at };
      if (grip.on === "floor") return { name: "panning", pointer, from: start, at };
      if (!isTouch || grip.on === "handle") return drag({ ...gesture, at });
      // A finger scrolls the list; on the plan it pans.
      return isListGrip(grip) ? idle : { name: "panning", pointer, from: start, at };
    }
    default:
      return gesture.pointer === pointer ? { ...gesture, at } : gesture;
  }
}

function onUp(gesture: Gesture, pointer: number): Gesture {
  if (gesture.name === "idle") return gesture;
  if (gesture.name !== "pinching") return gesture.pointer === pointer ? idle : gesture;
  const remaining = gesture.contacts.find((contact) => contact.pointer !== pointer);
  if (!remaining || !gesture.contacts.some((contact) => contact.pointer === pointer)) {
    return gesture;
  }
  return { name: "panning", ...remaining, from: remaining.at };
}

function drag({ grip, pointer, at, start }: Pressed): Gesture {
  if (grip.on === "guest") return { name: "draggingGuest", pointer, at, start };
  if (grip.on === "table") return { name: "draggingTable", pointer, at, start };
  if (grip.on === "handle") return { name: "draggingHandle", pointer, at, start };
  return { name: "panning", pointer, from: start, at };
}

function isListGrip(grip: Grip): boolean {
  return grip.on === "guest" && grip.isInList;
}
