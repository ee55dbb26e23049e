import {
  nameWidth,
  type ShownChair,
  type ShownTable,
} from "#app/features/seating/drawing/show-table.ts";
import { type Box, overlaps, type Point, tableSize } from "#app/features/seating/plan/geometry.ts";
import type { RuleMark } from "../chart-context.ts";

/** Text beside a table, with a bracket around the persons it is about. */
export interface Note {
  kind: "note";
  mark: RuleMark;
  lines: string[];
  /** 1 if the text is on the right of the table. */
  side: 1 | -1;
  /** Where the bracket stands, and from where to where it reaches. */
  x: number;
  top: number;
  bottom: number;
  /** The middle of the text. */
  y: number;
}

interface Curve {
  from: Point;
  to: Point;
  /** Control points. */
  bends: [Point, Point];
}

/** A thread between two persons at different tables. */
export interface Thread extends Curve {
  kind: "thread";
  mark: RuleMark;
  lines: string[];
  /** The middle of the text, on the thread. */
  textAt: Point;
}

export type Annotation = Note | Thread;

/** More sentences would hide the plan; the pane of rules has them all. */
export const maxAnnotations = 8;
const maxLineLength = 26;
/** For a text that would reach out of the plan. */
const narrowLineLength = 14;
const letterWidth = 6.8;
const lineHeight = 17;
/** From the bracket to the text. */
export const leaderLength = 28;
/** Of the curved ends of the bracket. */
export const hookHeight = 8;
const knotDistance = 14;
/** How far a thread may hang, the nearest first. */
const sags = [44, -44, 90, -90, 140, -140];
/** Where on the thread its text may be, the best first. */
const textShares = [0.5, 0.4, 0.6, 0.3, 0.7];
const threadSamples = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

interface PlacedChair extends Point {
  chair: ShownChair;
  table: ShownTable;
}

/**
 * Returns what is written on the plan, musts first. Texts avoid tables and each other, and stay within
 * the plan, which is what is seen when all of it is.
 * @param labels of the room; notes avoid them where nothing else is in the way
 */
export function annotate(
  marks: readonly RuleMark[],
  tables: readonly ShownTable[],
  plan: Box,
  labels: readonly Box[] = [],
): Annotation[] {
  const chairs = new Map<string, PlacedChair>();
  for (const table of tables) {
    for (const chair of table.chairs) {
      if (chair.personKey === null) continue;
      const at = { x: table.table.x + chair.x, y: table.table.y + chair.y };
      chairs.set(chair.personKey, { ...at, chair, table });
    }
  }
  const sorted = marks.toSorted((one, other) => Number(other.isMust) - Number(one.isMust));
  const boxes = new Map(tables.map((table) => [table, boxWithNames(table)]));
  const texts: Box[] = [];
  return sorted.slice(0, maxAnnotations).flatMap((mark): Annotation[] => {
    const placed = mark.persons.flatMap((key) => chairs.get(key) ?? []);
    const [one, other] = placed;
    if (one && other && one.table !== other.table) return [threadBetween(mark, one, other, tables)];
    const table =
      one?.table ?? tables.find((each) => each.table.id === mark.tableIds[0]) ?? undefined;
    if (!table) return [];
    const others = tables.flatMap((each) => (each === table ? [] : (boxes.get(each) ?? [])));
    const around = { taken: [...others, ...texts], labels, plan };
    const { note, box } = noteBeside(mark, table, placed, around);
    // Two brackets in one place would look like one.
    const bracket = { ...box, y: note.top, height: note.bottom - note.top };
    texts.push(box, bracket);
    return [note];
  });
}

export function wrapText(text: string, maxLength = maxLineLength): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= maxLength) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

interface Surroundings {
  taken: readonly Box[];
  labels: readonly Box[];
  plan: Box;
}

function noteBeside(
  mark: RuleMark,
  table: ShownTable,
  placed: readonly PlacedChair[],
  { taken, labels, plan }: Surroundings,
): { note: Note; box: Box } {
  const heights = placed.length > 0 ? placed.map(({ y }) => y) : [table.table.y];
  const [top, bottom] = [Math.min(...heights) - 10, Math.max(...heights) + 10];
  const isRight = mean(placed.map(({ chair }) => chair.x)) >= 0;
  const sides = isRight ? ([1, -1] as const) : ([-1, 1] as const);
  const middles = [(top + bottom) / 2, bottom - hookHeight, top + hookHeight];
  const candidates = [maxLineLength, narrowLineLength].flatMap((maxLength) => {
    const lines = wrapText(mark.text, maxLength);
    const width = Math.max(...lines.map(({ length }) => length)) * letterWidth + leaderLength;
    const height = lines.length * lineHeight;
    const places = sides.flatMap((side) => middles.map((y) => ({ side, y })));
    return places.map(({ side, y }) => {
      const x = edgeOf(table, side, { top, bottom }, { y, height }) + side * 8;
      const box = { x: side > 0 ? x : x - width, y: y - height / 2, width, height };
      const hidden = (boxes: readonly Box[]) =>
        boxes.filter((other) => overlaps(box, other)).length;
      const outside = reachesOut(box, plan) ? 1 : 0;
      const faults = 2 * (hidden(taken) + outside) + Math.min(1, hidden(labels));
      return { box, faults, note: { kind: "note" as const, mark, lines, side, x, top, bottom, y } };
    });
  });
  const [best] = candidates.toSorted((one, other) => one.faults - other.faults);
  return best as (typeof candidates)[number];
}

function reachesOut(box: Box, plan: Box): boolean {
  return box.x < plan.x || box.x + box.width > plan.x + plan.width;
}

function threadBetween(
  mark: RuleMark,
  one: PlacedChair,
  other: PlacedChair,
  tables: readonly ShownTable[],
): Thread {
  const [from, to] = one.x <= other.x ? [one, other] : [other, one];
  const [start, end] = [knotAt(from), knotAt(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const isUpright = Math.abs(dy) > Math.abs(dx);
  const lines = wrapText(mark.text);
  const drawn = tables.flatMap(drawnBoxes);
  const threads = sags.map((sag) => {
    const bend = isUpright ? { x: sag, y: 0 } : { x: 0, y: sag };
    const curve: Curve = {
      from: start,
      to: end,
      bends: [
        { x: start.x + dx * 0.2 + bend.x, y: start.y + dy * 0.2 + bend.y },
        { x: end.x - dx * 0.2 + bend.x, y: end.y - dy * 0.2 + bend.y },
      ],
    };
    const texts = textShares.map((share) => {
      const textAt = pointOf(curve, share);
      const box = boxOfText(lines, textAt);
      return { textAt, hidden: drawn.filter((each) => overlaps(box, each)).length };
    });
    const [text] = texts.toSorted((first, second) => first.hidden - second.hidden);
    const { textAt, hidden } = text as (typeof texts)[number];
    const thread: Thread = { kind: "thread", mark, lines, ...curve, textAt };
    return { thread, covered: coveredPoints(curve, tables) + hidden };
  });
  const [best] = threads.toSorted((first, second) => first.covered - second.covered);
  return best?.thread as Thread;
}

function boxOfText(lines: readonly string[], { x, y }: Point): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * letterWidth;
  const height = lines.length * lineHeight;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The table, and each chair with its name. */
function drawnBoxes({ table, chairs }: ShownTable): Box[] {
  const { width, height } = tableSize(table);
  const plate = { x: table.x - width / 2, y: table.y - height / 2, width, height };
  return [
    plate,
    ...chairs.map((chair) => {
      const name = chair.personKey === null ? 0 : nameWidth(chair);
      const [x, y] = [table.x + chair.x - 14, table.y + chair.y - 14];
      return { x: chair.x < 0 ? x - name : x, y, width: 28 + name, height: 28 };
    }),
  ];
}

/** How much of the thread lies over tables and chairs. */
function coveredPoints(thread: Curve, tables: readonly ShownTable[]): number {
  return threadSamples.filter((share) => {
    const point = pointOf(thread, share);
    return tables.some(({ table }) => {
      const { width, height } = tableSize(table);
      return Math.hypot(point.x - table.x, point.y - table.y) < Math.max(width, height) / 2 + 24;
    });
  }).length;
}

function pointOf({ from, to, bends: [one, other] }: Curve, share: number): Point {
  const rest = 1 - share;
  const along = (axis: "x" | "y") =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * one[axis] +
    3 * rest * share ** 2 * other[axis] +
    share ** 3 * to[axis];
  return { x: along("x"), y: along("y") };
}

function knotAt({ x, y, chair }: PlacedChair): Point {
  const turn = (chair.angle * Math.PI) / 180;
  return { x: x + Math.cos(turn) * knotDistance, y: y + Math.sin(turn) * knotDistance };
}

/** As far as the chairs beside the bracket reach, and the names beside its text. */
function edgeOf(
  { table, chairs }: ShownTable,
  side: 1 | -1,
  { top, bottom }: { top: number; bottom: number },
  text: { y: number; height: number },
): number {
  const reach = chairs.flatMap((chair) => {
    const y = table.y + chair.y;
    const isBesideBracket = y >= top - 10 && y <= bottom + 10;
    const isBesideText = isBesideBracket || Math.abs(y - text.y) <= text.height / 2 + 10;
    const name = side * chair.x > 20 ? nameWidth(chair) : 0;
    if (isBesideText && name > 0) return side * chair.x + 22 + name;
    return isBesideBracket ? side * chair.x + 22 : [];
  });
  return table.x + side * Math.max(tableSize(table).width / 2, ...reach);
}

function boxWithNames({ table, chairs }: ShownTable): Box {
  const { width, height } = tableSize(table);
  const reach = Math.max(width, height) / 2;
  const right = Math.max(reach, ...chairs.map((chair) => chair.x + 22 + nameWidth(chair)));
  const left = Math.min(-reach, ...chairs.map((chair) => chair.x - 22 - nameWidth(chair)));
  const top = Math.min(-reach, ...chairs.map(({ y }) => y - 24));
  const bottom = Math.max(reach, ...chairs.map(({ y }) => y + 30));
  return { x: table.x + left, y: table.y + top, width: right - left, height: bottom - top };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
