import { type CoverSubject, coverInks } from "./covers/cover-inks.ts";
import { type CoverShape, coverSizes } from "./covers/cover-sizes.ts";
import { drawCover } from "./covers/draw-cover.ts";
import { drawMonth } from "./covers/month-signs.ts";
import { drawPlate } from "./plates/draw-plate.ts";
import { samplePlates } from "./plates/sample-plates.ts";
import { drawFrieze, drawHangers, drawMeasureSketch, drawSilhouette } from "./plates/scenes.ts";
import { silhouetteForms } from "./plates/silhouette-forms.ts";

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
for (const subject of Object.keys(coverInks) as CoverSubject[]) {
  for (const shape of Object.keys(coverSizes) as CoverShape[]) {
    drawings.set(`cover-${subject}-${shape}`, () => drawCover(subject, coverSizes[shape]));
  }
}
for (let month = 1; month <= 12; month++) {
  drawings.set(`month-${month}`, () => drawMonth(month));
}

export const artNames: readonly string[] = [...drawings.keys()];

const drawn = new Map<string, string>();

/** Draws each file once; undefined for names of no drawing. */
export function artFile(name: string): string | undefined {
  const ready = drawn.get(name) ?? drawings.get(name)?.();
  if (ready !== undefined) drawn.set(name, ready);
  return ready;
}
