import { turnPoint } from "#app/features/seating/drawing/turn.ts";
import type { Point, View } from "#app/features/seating/plan/geometry.ts";
import type { Guide } from "#app/features/seating/plan/positions.ts";
import { toScreen } from "./viewport.ts";

export interface LiftedTables {
  moveBy: (delta: Point, guides: readonly Guide[], view: View) => void;
  putDown: () => void;
}

/** Into the two tables, in pixels. */
const guideOverhang = 10;

/**
 * Shows copies of the tables in a layer of their own, which moves without being painted again. The
 * tables themselves are hidden meanwhile. The layer is no SVG element: a transform of one would lay
 * out all texts in it.
 */
export function liftTables(
  plan: Element,
  layer: HTMLElement,
  tableIds: readonly string[],
  isTurned: boolean,
): LiftedTables {
  const tables = tableIds.flatMap(
    (id) => plan.querySelector<SVGGElement>(`[data-table="${CSS.escape(id)}"]`) ?? [],
  );
  for (const table of tables) {
    const copy = table.cloneNode(true) as SVGGElement;
    copy.removeAttribute("data-table");
    copy.classList.add("is-lifted");
    layer.firstElementChild?.append(copy);
    table.style.visibility = "hidden";
  }
  layer.style.willChange = "transform";
  // Above all shapes, so that the browser does not look for the one under the pointer in each move.
  const cover = document.createElement("div");
  cover.className = "plan-cover";
  const lines = { x: guideLine(), y: guideLine() };
  cover.append(lines.x, lines.y);
  plan.append(cover);
  return {
    moveBy: (delta, guides, view) => {
      const { x, y } = isTurned ? turnPoint(delta) : delta;
      layer.style.transform = `translate(${x}px, ${y}px)`;
      for (const axis of ["x", "y"] as const) {
        const guide = guides.find((each) => each.axis === axis);
        lines[axis].style.transform = guide ? transformOf(guide, view, isTurned) : outOfSight;
      }
    },
    putDown: () => {
      cover.remove();
      layer.firstElementChild?.replaceChildren();
      layer.style.transform = "";
      layer.style.willChange = "";
      for (const table of tables) table.style.visibility = "";
    },
  };
}

/** A dot of one colour, which a transform draws out to a line: nothing is painted. */
function guideLine(): HTMLElement {
  const line = document.createElement("div");
  line.className = "plan-guide";
  return line;
}

const outOfSight = "translate(-2px, -2px)";

function transformOf({ axis, at, from, to }: Guide, view: View, isTurned: boolean): string {
  const ends: Point[] =
    axis === "x"
      ? [
          { x: at, y: from },
          { x: at, y: to },
        ]
      : [
          { x: from, y: at },
          { x: to, y: at },
        ];
  const shown = ends.map((end) => toScreen(view, isTurned ? turnPoint(end) : end));
  const [left, top] = [Math.min(...shown.map(({ x }) => x)), Math.min(...shown.map(({ y }) => y))];
  const length = (to - from) * view.scale + 2 * guideOverhang;
  const isUpright = (axis === "x") !== isTurned;
  return isUpright
    ? `translate(${Math.round(left)}px, ${top - guideOverhang}px) scale(1, ${length})`
    : `translate(${left - guideOverhang}px, ${Math.round(top)}px) scale(${length}, 1)`;
}
