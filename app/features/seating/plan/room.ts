import {
  type Box,
  overlaps,
  type Point,
  type TableOutline,
  tableBoxWithChairs,
  unitsPerMetre,
} from "./geometry.ts";
import type { Room, RoomItem } from "./plan.ts";

// All lengths are metres, unless said otherwise.

export type Wall = "rear" | "right" | "front" | "left";

type RoomSize = Pick<Room, "width" | "depth">;
export type ItemPlace = Pick<RoomItem, "x" | "y" | "width" | "depth" | "rotation">;

/** Which edge or corner of an item is pulled; 0 is the middle. */
export interface Pull {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

const grid = 0.1;
const minItemSide = 0.2;
/** Doors and windows are as deep as the wall. */
const wallDepth = 0.12;
/** What stands with its back to the wall is turned so. */
const rotations: Record<Wall, number> = { rear: 0, right: 90, front: 180, left: 270 };
const newSizes: Record<RoomItem["kind"], readonly [width: number, depth: number]> = {
  door: [1, wallDepth],
  window: [1.8, wallDepth],
  "dance-floor": [4, 4],
  stage: [3.4, 1.2],
  bar: [2.8, 0.6],
  post: [0.3, 0.3],
  label: [1.6, 0.4],
};
/** Where new doors and windows are tried, in order. */
const newWalls: Record<"door" | "window", readonly Wall[]> = {
  door: ["left", "front", "right", "rear"],
  window: ["rear", "right", "front", "left"],
};

export function isInWall({ kind }: Pick<RoomItem, "kind">): boolean {
  return kind === "door" || kind === "window";
}

/** Returns the box around the turned item, in units of the plan. */
export function itemBounds(item: ItemPlace): Box {
  const { x, y, width, height } = boundsOf(item);
  const [left, top] = [x * unitsPerMetre, y * unitsPerMetre];
  return { x: left, y: top, width: width * unitsPerMetre, height: height * unitsPerMetre };
}

export function nearestWall({ width, depth }: RoomSize, { x, y }: Point): Wall {
  const distances = { rear: y, right: width - x, front: depth - y, left: x };
  const walls = Object.keys(distances) as Wall[];
  return walls.reduce((nearest, wall) =>
    Math.abs(distances[wall]) < Math.abs(distances[nearest]) ? wall : nearest,
  );
}

/** Puts an item into the room: doors and windows into the nearest wall, all else within the walls. */
export function placeItem<Item extends ItemPlace & Pick<RoomItem, "kind">>(
  room: RoomSize,
  item: Item,
  wall = nearestWall(room, item),
): Item {
  if (isInWall(item)) return inWall(room, item, wall);
  const width = Math.min(item.width, Math.max(room.width, room.depth));
  const depth = Math.min(item.depth, Math.max(room.width, room.depth));
  const sized = { ...item, width, depth };
  const bounds = boundsOf(sized);
  return {
    ...sized,
    x: between(item.x, bounds.width / 2, room.width - bounds.width / 2),
    y: between(item.y, bounds.height / 2, room.depth - bounds.height / 2),
  };
}

/** Moves an item by steps of 0.1 m, or onto a middle line of the room that is within reach. */
export function moveItem(room: RoomSize, item: RoomItem, by: Point, reach = 0): RoomItem {
  const wanted = { ...item, x: item.x + by.x, y: item.y + by.y };
  const wall = nearestWall(room, wanted);
  const { x, y } = placeItem(room, wanted, wall);
  const snap = (at: number, middle: number, length: number) =>
    Math.abs(at - middle) <= reach ? middle : toGrid(at - length / 2) + length / 2;
  const { width, height } = boundsOf(wanted);
  const snapped = {
    ...wanted,
    x: snap(x, room.width / 2, width),
    y: snap(y, room.depth / 2, height),
  };
  return placeItem(room, snapped, wall);
}

/** Pulls an edge or corner; the opposite one stays where it is. */
export function pullItem(room: RoomSize, item: RoomItem, pull: Pull, by: Point): RoomItem {
  const local = rotate(by, -item.rotation);
  const grow = (side: number, length: number) => Math.max(minItemSide, toGrid(side + length));
  const width = pull.x === 0 ? item.width : grow(item.width, local.x * pull.x);
  const depth = pull.y === 0 || isInWall(item) ? item.depth : grow(item.depth, local.y * pull.y);
  const shift = rotate(
    { x: (pull.x * (width - item.width)) / 2, y: (pull.y * (depth - item.depth)) / 2 },
    item.rotation,
  );
  const pulled = { ...item, width, depth, x: item.x + shift.x, y: item.y + shift.y };
  return placeItem(room, pulled, nearestWall(room, item));
}

/** Returns how far the item is from each wall. */
export function wallDistances(room: RoomSize, item: ItemPlace): Record<Wall, number> {
  const { x, y, width, height } = boundsOf(item);
  return {
    left: Math.max(0, x),
    rear: Math.max(0, y),
    right: Math.max(0, room.width - x - width),
    front: Math.max(0, room.depth - y - height),
  };
}

/** Returns the middle lines of the room that the item is on. */
export function middlesOf(room: RoomSize, { x, y }: Point): { x: boolean; y: boolean } {
  const isAt = (at: number, length: number) => Math.abs(at - length / 2) < 0.01;
  return { x: isAt(x, room.width), y: isAt(y, room.depth) };
}

/** Returns an item of the usual size where nothing stands, or in the middle of a full room. */
export function newItem(
  room: Room,
  tables: readonly TableOutline[],
  { id, kind, text }: Pick<RoomItem, "id" | "kind" | "text">,
): RoomItem {
  const [width, depth] = newSizes[kind];
  const item: RoomItem = { id, kind, text, width, depth, rotation: 0, x: 0, y: 0 };
  const others = room.items.filter((other) => isInWall(other) === isInWall(item)).map(itemBounds);
  const taken = isInWall(item) ? others : [...others, ...tables.map(tableBoxWithChairs)];
  const places =
    kind === "door" || kind === "window" ? alongWalls(room, item) : onFloor(room, item);
  const free = places.find((place) => !taken.some((box) => overlaps(box, itemBounds(place))));
  return free ?? placeItem(room, { ...item, x: room.width / 2, y: room.depth / 2 });
}

/** What is in a wall stays in it, and everything stays within the walls. */
export function resizeRoom(room: Room, size: RoomSize): Room {
  const items = room.items.map((item) => {
    const wall = nearestWall(room, item);
    const moved = {
      ...item,
      x: wall === "right" ? item.x + size.width - room.width : item.x,
      y: wall === "front" ? item.y + size.depth - room.depth : item.y,
    };
    return placeItem(size, isInWall(item) ? moved : item, wall);
  });
  return { ...size, items };
}

function inWall<Item extends ItemPlace>(room: RoomSize, item: Item, wall: Wall): Item {
  const isUpright = wall === "left" || wall === "right";
  const length = isUpright ? room.depth : room.width;
  const width = Math.min(item.width, length);
  const along = between(isUpright ? item.y : item.x, width / 2, length - width / 2);
  const across = { rear: 0, front: room.depth, left: 0, right: room.width }[wall];
  return {
    ...item,
    width,
    rotation: rotations[wall],
    x: isUpright ? across : along,
    y: isUpright ? along : across,
  };
}

function alongWalls(room: RoomSize, item: RoomItem): RoomItem[] {
  return newWalls[item.kind as "door" | "window"].flatMap((wall) => {
    const length = wall === "left" || wall === "right" ? room.depth : room.width;
    return outwards(length).map((at) => inWall(room, { ...item, x: at, y: at }, wall));
  });
}

function onFloor(room: RoomSize, item: RoomItem): RoomItem[] {
  const places = outwards(room.depth).flatMap((y) => outwards(room.width).map((x) => ({ x, y })));
  const fromMiddle = ({ x, y }: Point) => Math.hypot(x - room.width / 2, y - room.depth / 2);
  return places
    .sort((one, other) => fromMiddle(one) - fromMiddle(other))
    .map((place) => placeItem(room, { ...item, ...place }));
}

/** Places along a length, half a metre apart, the middle first. */
function outwards(length: number): number[] {
  const steps = Math.floor(2 * length);
  const places = Array.from({ length: steps + 1 }, (_, index) =>
    index % 2 === 0 ? length / 2 + index / 4 : length / 2 - (index + 1) / 4,
  );
  return places.filter((at) => at >= 0 && at <= length);
}

function boundsOf({ x, y, width, depth, rotation }: ItemPlace): Box {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const size = { width: width * cos + depth * sin, height: width * sin + depth * cos };
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

function rotate({ x, y }: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function between(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
}

/** Without the traces of binary fractions. */
function toGrid(length: number): number {
  return Number((Math.round(length / grid) * grid).toFixed(3));
}
