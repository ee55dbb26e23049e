import { isCoupleSeat, type PlanTable, type Room } from "./plan.ts";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** `x` and `y` are the upper left corner. */
export interface Box extends Point, Size {}

export interface Chair extends Point {
  /** From 1, clockwise from the upper left, or from the top of a round table. */
  seat: number;
  /** In degrees, from the table outwards; 0 points to the right. */
  angle: number;
  isCouples: boolean;
}

/** Where a table and its chairs are, without what it is called. */
export type TableOutline = Pick<
  PlanTable,
  "seats" | "shape" | "x" | "y" | "width" | "height" | "rotation" | "isHead" | "coupleSeats"
>;

type RoomSize = Pick<Room, "width" | "depth">;

/** A point of the plan is shown at `x + scale * point.x`. */
export interface View extends Point {
  scale: number;
}

/** A table of the specification, 120 units, is 1.8 m. */
export const unitsPerMetre = 66.7;

export const chairRadius = 12;

/** From the edge of the table to the centre of a chair. */
const chairDistance = 18;
/** Chairs along an edge stand no closer while another edge has room. */
const minChairGap = 30;
/** On one side of a head table there is room for names. */
const headChairGap = 33;
const defaultSize = { round: [120, 120], square: [120, 120], rectangular: [120, 60] } as const;
/** Around the outermost tables, where the couple has drawn no room. */
const roomMargin = 1.2 * unitsPerMetre;
/** Where new tables are placed. */
const emptyPlan: Box = { x: 0, y: 0, width: 600, height: 500 };

/** Returns the size before rotation. A rectangular head table is as long as its chairs need. */
export function tableSize(table: TableOutline): Size {
  const [width, height] = defaultSize[table.shape];
  const length = isOneSided(table) ? Math.max(width, table.seats * headChairGap) : width;
  const size = { width: table.width ?? length, height: table.height ?? height };
  return table.shape === "round" ? { width: size.width, height: size.width } : size;
}

/** Returns the chairs in the order of their numbers, the couple's included. */
export function chairsOf(table: TableOutline): Chair[] {
  const places = table.shape === "round" ? aroundCircle(table) : alongEdges(table);
  return places.map(({ angle, ...place }, index) => ({
    ...toPlan(table, place),
    angle: normalDegrees(angle + table.rotation),
    seat: index + 1,
    isCouples: isCoupleSeat(table, index + 1),
  }));
}

/** Returns the box around the rotated table, without its chairs. */
export function tableBox(table: TableOutline): Box {
  const { width, height } = tableSize(table);
  if (table.shape === "round") return centredBox(table, width, height);
  const turn = radians(table.rotation);
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return centredBox(table, width * cos + height * sin, width * sin + height * cos);
}

/** Returns the box around the rotated table and its chairs. */
export function tableBoxWithChairs(table: TableOutline): Box {
  const chairs = chairsOf(table).map((chair) =>
    centredBox(chair, 2 * chairRadius, 2 * chairRadius),
  );
  return unionOf([tableBox(table), ...chairs]);
}

/** Returns the couple's room, or a plain one around the tables. */
export function roomBox(tables: readonly TableOutline[], room: RoomSize | null): Box {
  if (room) {
    return { x: 0, y: 0, width: room.width * unitsPerMetre, height: room.depth * unitsPerMetre };
  }
  if (tables.length === 0) return emptyPlan;
  const { x, y, width, height } = unionOf(tables.map(tableBox));
  const both = 2 * roomMargin;
  return { x: x - roomMargin, y: y - roomMargin, width: width + both, height: height + both };
}

/** Returns the box of the room and of tables that stand outside. */
export function planBox(tables: readonly TableOutline[], room: RoomSize | null): Box {
  return unionOf([roomBox(tables, room), ...tables.map(tableBoxWithChairs)]);
}

/** Returns the view that shows the whole box in the middle of the screen's area. */
export function fitBox(box: Box, screen: Size, { padding = 0, maxScale = 2 } = {}): View {
  const room = Math.min(
    (screen.width - 2 * padding) / box.width,
    (screen.height - 2 * padding) / box.height,
  );
  const scale = Math.max(Math.min(room, maxScale), 0.01);
  return {
    scale,
    x: screen.width / 2 - scale * (box.x + box.width / 2),
    y: screen.height / 2 - scale * (box.y + box.height / 2),
  };
}

/** Returns the topmost chair or table at the point; `seat` is null beside the chairs. */
export function hitTable(
  tables: readonly PlanTable[],
  point: Point,
): { tableId: string; seat: number | null } | null {
  for (const table of tables.toReversed()) {
    const chair = chairsOf(table).find((each) => distance(each, point) <= chairRadius);
    if (chair) return { tableId: table.id, seat: chair.seat };
    if (contains(table, point)) return { tableId: table.id, seat: null };
  }
  return null;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** In the table's own coordinates: its centre is 0, its rotation not applied. */
interface Place extends Point {
  angle: number;
}

function aroundCircle(table: TableOutline): Place[] {
  const reach = tableSize(table).width / 2 + chairDistance;
  return Array.from({ length: table.seats }, (_, index) => {
    const angle = -90 + (index * 360) / table.seats;
    return { x: reach * Math.cos(radians(angle)), y: reach * Math.sin(radians(angle)), angle };
  });
}

function alongEdges(table: TableOutline): Place[] {
  const { width, height } = tableSize(table);
  const [top, right, bottom, left] = chairsPerEdge(table);
  const [outX, outY] = [width / 2 + chairDistance, height / 2 + chairDistance];
  return [
    ...spread(top, width).map((x) => ({ x, y: -outY, angle: -90 })),
    ...spread(right, height).map((y) => ({ x: outX, y, angle: 0 })),
    ...spread(bottom, width).map((x) => ({ x: -x, y: outY, angle: 90 })),
    ...spread(left, height).map((y) => ({ x: -outX, y: -y, angle: 180 })),
  ];
}

/** Long edges first, then the ends; a square has as many chairs on each edge as possible. */
function chairsPerEdge(
  table: TableOutline,
): [top: number, right: number, bottom: number, left: number] {
  const { seats } = table;
  if (isOneSided(table)) return [seats, 0, 0, 0];
  if (table.shape === "square") {
    const [top, bottom, right, left] = [3, 2, 1, 0].map((extra) => Math.floor((seats + extra) / 4));
    return [top ?? 0, right ?? 0, bottom ?? 0, left ?? 0];
  }
  const { width, height } = tableSize(table);
  const [alongLong, alongEnd] = [width, height].map((edge) =>
    Math.max(1, Math.floor(edge / minChairGap)),
  );
  const beyond = Math.max(0, seats - 2 * (alongLong ?? 1));
  const atEnds = Math.min(beyond, 2 * (alongEnd ?? 1));
  const atLong = seats - atEnds;
  return [
    Math.ceil(atLong / 2),
    Math.ceil(atEnds / 2),
    Math.floor(atLong / 2),
    Math.floor(atEnds / 2),
  ];
}

function spread(count: number, length: number): number[] {
  return Array.from({ length: count }, (_, index) => (length * (index + 0.5)) / count - length / 2);
}

function isOneSided({ isHead, shape }: TableOutline): boolean {
  return isHead && shape === "rectangular";
}

function contains(table: TableOutline, point: Point): boolean {
  const { width, height } = tableSize(table);
  if (table.shape === "round") return distance(table, point) <= width / 2;
  const { x, y } = rotate({ x: point.x - table.x, y: point.y - table.y }, -table.rotation);
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
}

function toPlan(table: TableOutline, place: Point): Point {
  const { x, y } = rotate(place, table.rotation);
  return { x: table.x + x, y: table.y + y };
}

function rotate({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function centredBox({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function normalDegrees(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
