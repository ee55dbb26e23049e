import { turnPoint } from "#app/features/seating/drawing/turn.ts";
import type { Point } from "#app/features/seating/plan/geometry.ts";
import type { Guide } from "#app/features/seating/plan/positions.ts";

export interface LiftedTables {
  moveBy: (delta: Point, guides: readonly Guide[]) => void;
  putDown: () => void;
}

/** As far as guides reach over the plan. */
const guideReach = 4_000;
const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Shows copies of the tables in a layer of their own, which moves without being painted again. The
 * tables themselves are hidden meanwhile.
 */
export function liftTables(
  plan: Element,
  layer: SVGSVGElement,
  tableIds: readonly string[],
  isTurned: boolean,
): LiftedTables {
  const tables = tableIds.flatMap(
    (id) => plan.querySelector<SVGGElement>(`[data-table="${CSS.escape(id)}"]`) ?? [],
  );
  const guideLayer = layer.nextElementSibling;
  for (const table of tables) {
    const copy = table.cloneNode(true) as SVGGElement;
    copy.removeAttribute("data-table");
    copy.classList.add("is-lifted");
    layer.append(copy);
    table.style.visibility = "hidden";
  }
  layer.style.willChange = "transform";
  // Above all shapes, so that the browser does not look for the one under the pointer in each move.
  const cover = document.createElement("div");
  cover.className = "plan-cover";
  plan.append(cover);
  let shownGuides = "";
  return {
    moveBy: (delta, guides) => {
      const { x, y } = isTurned ? turnPoint(delta) : delta;
      layer.style.transform = `translate(${x}px, ${y}px)`;
      const text = JSON.stringify(guides);
      if (text === shownGuides) return;
      shownGuides = text;
      guideLayer?.replaceChildren(...guides.map((guide) => guideLine(guide, isTurned)));
    },
    putDown: () => {
      cover.remove();
      layer.replaceChildren();
      guideLayer?.replaceChildren();
      layer.style.transform = "";
      layer.style.willChange = "";
      for (const table of tables) table.style.visibility = "";
    },
  };
}

function guideLine({ axis, at }: Guide, isTurned: boolean): SVGElement {
  const ends: [Point, Point] =
    axis === "x"
      ? [
          { x: at, y: -guideReach },
          { x: at, y: guideReach },
        ]
      : [
          { x: -guideReach, y: at },
          { x: guideReach, y: at },
        ];
  const [from, to] = isTurned ? ends.map(turnPoint) : ends;
  const line = document.createElementNS(svgNamespace, "path");
  line.setAttribute("class", "plan-guide");
  line.setAttribute("d", `M${from?.x} ${from?.y}L${to?.x} ${to?.y}`);
  return line;
}
