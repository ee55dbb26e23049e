import { drawPlate } from "./draw-plate.ts";
import { samplePlates } from "./sample-plates.ts";
import { drawFrieze, drawHangers, drawMeasureSketch, drawSilhouette } from "./scenes.ts";
import { silhouetteForms } from "./silhouette-forms.ts";

type Draw = () => string;

const drawings = new Map<string, Draw>([
  ["frieze", drawFrieze],
  ["hangers", () => drawHangers("wide")],
  ["hangers-small", () => drawHangers("small")],
]);
for (const [name, form] of Object.entries(silhouetteForms)) {
  drawings.set(`outline-${name}`, () => drawSilhouette(form));
  drawings.set(`measure-${name}`, () => drawMeasureSketch(form));
}
for (const [id, spec] of Object.entries(samplePlates)) {
  drawings.set(id, () => drawPlate(spec));
  drawings.set(`${id}-fine`, () => drawPlate(spec, "fine"));
  drawings.set(`${id}-sold`, () => drawPlate(spec, "sold"));
}

export const artNames: readonly string[] = [...drawings.keys()];

const drawn = new Map<string, string>();

/** Draws each file once; undefined for names of no drawing. */
export function artFile(name: string): string | undefined {
  const ready = drawn.get(name) ?? drawings.get(name)?.();
  if (ready !== undefined) drawn.set(name, ready);
  return ready;
}
