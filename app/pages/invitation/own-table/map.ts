import type {
  GuestRoomItem,
  HouseholdSeating,
  OwnTable,
} from "#app/features/seating/guest-table/queries.server.ts";
import {
  type Box,
  type Chair,
  chairsOf,
  distance,
  type Point,
  planBox,
  roomBox,
  type TableOutline,
  tableSize,
} from "#app/features/seating/plan/geometry.ts";
import { itemBounds, nearestWall, type Wall } from "#app/features/seating/plan/room.ts";
import { wayTo } from "./way.ts";

/** In whole units of the plan. */
export interface TableMap {
  viewBox: string;
  floor: Box;
  /** False where the couple has drawn no room. */
  hasWalls: boolean;
  doors: Box[];
  windows: Box[];
  items: (Shape & Pick<GuestRoomItem, "kind">)[];
  others: TableShape[];
  own: OwnShape[];
  /** Where the word for the entrance stands. */
  entrance: Word | null;
  ways: string[];
}

interface Word extends Point {
  anchor: "start" | "middle" | "end";
}

/** `x` and `y` are the centre; in degrees, clockwise. */
interface Shape extends Box {
  rotation: number;
}

interface TableShape extends Shape {
  isRound: boolean;
  chairs: Point[];
}

interface OwnShape extends TableShape {
  number: number;
  flowers: (Point & { size: number; guestId: string; person: 0 | 1 })[];
}

const wallWidth = 8;
const windowWidth = 4;
const margin = 14;
const flowerSize = { min: 32, max: 68 } as const;
/** Room for the word beside the door, and how far from the door it begins. */
const word = {
  left: { space: 96, x: -18, y: 66, anchor: "end" },
  right: { space: 96, x: 18, y: 66, anchor: "start" },
  rear: { space: 44, x: 0, y: -26, anchor: "middle" },
  front: { space: 52, x: 0, y: 44, anchor: "middle" },
} as const satisfies Record<Wall, Word & { space: number }>;

export function drawMap({ room, own, others }: HouseholdSeating): TableMap {
  const tables = [...own, ...others];
  const entrance = room?.entrance ?? null;
  const entranceWall = room && entrance && nearestWall(room, entrance);
  const openings = (kind: GuestRoomItem["kind"], width: number) =>
    room?.items
      .filter((item) => item.kind === kind)
      .map((item) => openingOf(item, nearestWall(room, item), roomBox([], room), width)) ?? [];
  return {
    viewBox: viewBoxOf(planBox(tables, room), entranceWall),
    floor: rounded(roomBox(tables, room)),
    hasWalls: room !== null,
    doors: openings("door", wallWidth + 2),
    windows: openings("window", windowWidth),
    items: room?.items.filter(isLandmark).map(shapeOfItem) ?? [],
    others: others.map((table) => ({
      ...shapeOfTable(table),
      chairs: chairsOf(table).map(toPoint),
    })),
    own: own.map(shapeOfOwn),
    entrance: entrance && entranceWall && wordPlace(entrance, entranceWall),
    ways:
      room && entrance ? own.flatMap((table) => wayTo(table, tables, room, entrance) ?? []) : [],
  };
}

function viewBoxOf(plan: Box, entranceWall: Wall | null): string {
  const space = (wall: Wall) => margin + wallWidth + (wall === entranceWall ? word[wall].space : 0);
  const { x, y, width, height } = plan;
  const [left, top] = [x - space("left"), y - space("rear")];
  const [right, bottom] = [x + width + space("right"), y + height + space("front")];
  return [left, top, right - left, bottom - top].map(Math.round).join(" ");
}

/** The part of the wall's line that an item takes. */
function openingOf(item: GuestRoomItem, wall: Wall, room: Box, thickness: number): Box {
  const isUpright = wall === "left" || wall === "right";
  const { x, y, width, height } = itemBounds({ ...item, rotation: isUpright ? 90 : 0 });
  const inWall = (wallWidth - thickness) / 2;
  if (!isUpright) {
    const top = wall === "rear" ? -wallWidth + inWall : room.height + inWall;
    return rounded({ x, y: top, width, height: thickness });
  }
  const left = wall === "left" ? -wallWidth + inWall : room.width + inWall;
  return rounded({ x: left, y, width: thickness, height });
}

function isLandmark({ kind }: GuestRoomItem): boolean {
  return kind !== "door" && kind !== "window";
}

function shapeOfItem({ kind, rotation, ...item }: GuestRoomItem): TableMap["items"][number] {
  const straight = itemBounds({ ...item, rotation: 0 });
  return { kind, rotation, ...rounded({ ...straight, ...middleOf(straight) }) };
}

function shapeOfTable(table: TableOutline): Omit<TableShape, "chairs"> {
  const { x, y, rotation, shape } = table;
  return { ...rounded({ x, y, ...tableSize(table) }), rotation, isRound: shape === "round" };
}

function shapeOfOwn({ number, persons, ...table }: OwnTable): OwnShape {
  const chairs = chairsOf(table);
  const taken = persons.flatMap(({ chair }) => chairs[chair - 1] ?? []);
  const size = sizeOfFlowers(taken);
  return {
    ...shapeOfTable(table),
    number,
    chairs: chairs.filter((chair) => !taken.includes(chair)).map(toPoint),
    flowers: persons.flatMap(({ guestId, person, chair }) => {
      const at = chairs[chair - 1];
      return at ? [{ guestId, person, size, ...flowerPlace(at, size) }] : [];
    }),
  };
}

/** No flower covers its neighbour. */
function sizeOfFlowers(chairs: readonly Chair[]): number {
  const gaps = chairs.flatMap((one, index) =>
    chairs.slice(index + 1).map((other) => distance(one, other)),
  );
  return Math.round(Math.max(flowerSize.min, Math.min(flowerSize.max, ...gaps)));
}

/** Large flowers stand further out, so that they leave the table free. */
function flowerPlace({ x, y, angle }: Chair, size: number): Point {
  const out = (size - flowerSize.min) / 2;
  const turn = (angle * Math.PI) / 180;
  return toPoint({ x: x + out * Math.cos(turn), y: y + out * Math.sin(turn) });
}

function wordPlace(entrance: GuestRoomItem, wall: Wall): Word {
  const { x, y } = middleOf(itemBounds(entrance));
  const { anchor } = word[wall];
  return { ...toPoint({ x: x + word[wall].x, y: y + word[wall].y }), anchor };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function toPoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

function rounded({ x, y, width, height }: Box): Box {
  const [left, top, right, bottom] = [x, y, width, height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return { x: left, y: top, width: right, height: bottom };
}
