import { type Box, distance, type Point } from "./geometry.ts";

/** What a path goes round, and where it may go. */
export interface Ground {
  area: Box;
  obstacles: readonly Box[];
}

/**
 * Returns the corners of the shortest path from a point to the edge of a box, at least `clearance`
 * from the box and from all obstacles. Returns null if there is no such path.
 */
export function findPath(from: Point, to: Box, ground: Ground, clearance = 0): Point[] | null {
  const target = grow(to, clearance);
  const blocks = [...ground.obstacles.map((box) => grow(box, clearance)), target];
  const isFree = (point: Point) =>
    isWithin(ground.area, point) && !blocks.some((box) => crosses(point, point, box));
  if (!isFree(from)) return null;
  const ends = pointsAround(target).filter(isFree);
  const corners = blocks.flatMap(cornersOf).filter(isFree);
  const isBlocked = (one: Point, other: Point) => blocks.some((box) => crosses(one, other, box));
  return shortest(from, [...corners, ...ends], new Set(ends), { isBlocked, target });
}

/** Tells whether the line goes through the inside of the box; its edge may be touched. */
export function crosses(one: Point, other: Point, box: Box): boolean {
  let [enters, leaves] = [0, 1];
  for (const [start, end, low, high] of [
    [one.x, other.x, box.x, box.x + box.width],
    [one.y, other.y, box.y, box.y + box.height],
  ] as const) {
    const step = end - start;
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [first, second] = [(low - start) / step, (high - start) / step];
    enters = Math.max(enters, Math.min(first, second));
    leaves = Math.min(leaves, Math.max(first, second));
  }
  return leaves - enters > tolerance;
}

/** Of a line's length; rounding must not make an edge that is touched a crossing. */
const tolerance = 1e-9;

interface Sight {
  isBlocked: (one: Point, other: Point) => boolean;
  target: Box;
}

/** A* over points that see each other. */
function shortest(
  from: Point,
  points: readonly Point[],
  ends: ReadonlySet<Point>,
  { isBlocked, target }: Sight,
): Point[] | null {
  const costs = new Map([[from, 0]]);
  const before = new Map<Point, Point>();
  const open = new Set([from]);
  const closed = new Set<Point>();
  const estimate = (point: Point) => (costs.get(point) ?? Infinity) + distanceTo(target, point);
  while (open.size > 0) {
    const current = [...open].reduce((best, point) =>
      estimate(point) < estimate(best) ? point : best,
    );
    if (ends.has(current)) return backFrom(current, before);
    open.delete(current);
    closed.add(current);
    for (const next of points) {
      if (closed.has(next)) continue;
      const cost = (costs.get(current) ?? 0) + distance(current, next);
      if (cost >= (costs.get(next) ?? Infinity) || isBlocked(current, next)) continue;
      costs.set(next, cost);
      before.set(next, current);
      open.add(next);
    }
  }
  return null;
}

function backFrom(end: Point, before: ReadonlyMap<Point, Point>): Point[] {
  const path = [end];
  for (let point = before.get(end); point; point = before.get(point)) path.unshift(point);
  return path;
}

function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const outX = Math.max(x - point.x, 0, point.x - x - width);
  const outY = Math.max(y - point.y, 0, point.y - y - height);
  return Math.hypot(outX, outY);
}

/** Corners, and points between them on each edge. */
function pointsAround(box: Box): Point[] {
  const { x, y, width, height } = box;
  const between = [1, 2, 3, 4, 5].flatMap((part) => {
    const [along, down] = [x + (width * part) / 6, y + (height * part) / 6];
    return [
      { x: along, y },
      { x: along, y: y + height },
      { x, y: down },
      { x: x + width, y: down },
    ];
  });
  return [...cornersOf(box), ...between];
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
