import type { Box, Point } from "../plan/geometry.ts";
import type { PlanTable } from "../plan/plan.ts";

/** The plan turned by 90° against the clock, so that a wide room stands up on a narrow screen. */
export function turnPoint<Placed extends Point>(placed: Placed): Placed {
  return { ...placed, x: placed.y, y: -placed.x };
}

export function turnBack<Placed extends Point>(placed: Placed): Placed {
  return { ...placed, x: -placed.y, y: placed.x };
}

export function turnTable(table: PlanTable): PlanTable {
  return { ...turnPoint(table), rotation: (table.rotation + 270) % 360 };
}

export function turnBox({ x, y, width, height }: Box): Box {
  return { x: y, y: -(x + width), width: height, height: width };
}

/** Tells whether the room is wide and the screen tall. */
export function standsUp(
  box: { width: number; height: number },
  screen: { width: number; height: number },
): boolean {
  return box.width > box.height * 1.05 && screen.height > screen.width * 1.05;
}
