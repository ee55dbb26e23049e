import type { OrnamentPalette } from "./colors.ts";
import { degrees, type Point } from "./geometry.ts";
import { encodePath, joinNumbers, toUnits, unitsPerPixel } from "./path.ts";
import type { Gradient, Mark, Motif, Outlined, Paint, PlacedMotif, Sketch } from "./sketch.ts";

/** In design pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly top?: number;
}

const lineWidth = 2.5;
const fineLineWidth = 1.7;

export function renderSvg(
  sketch: Sketch,
  view: View,
  palette: OrnamentPalette,
  idPrefix: string,
): string {
  return new SvgRenderer(sketch, palette, idPrefix).render(view);
}

class SvgRenderer {
  readonly #sketch: Sketch;
  readonly #palette: OrnamentPalette;
  readonly #prefix: string;
  readonly #gradientIds = new Map<Gradient, string>();
  readonly #motifIds = new Map<Motif, Map<number, string>>();
  #idCount = 0;

  constructor(sketch: Sketch, palette: OrnamentPalette, prefix: string) {
    this.#sketch = sketch;
    this.#palette = palette;
    this.#prefix = prefix;
  }

  render({ width, height, left = 0, top = 0 }: View): string {
    const viewBox = [left, top, width, height].map(toUnits).join(" ");
    const symbols = this.#symbols();
    const drawing = this.#marks(this.#sketch.marks);
    const definitions = this.#gradients() + symbols;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${viewBox}" fill="${this.#palette.ink}" stroke-width="${lineWidth}" ` +
      `stroke-linejoin="round" aria-hidden="true">` +
      `${definitions && `<defs>${definitions}</defs>`}${drawing}</svg>`
    );
  }

  #newId(): string {
    return this.#prefix + (this.#idCount++).toString(36);
  }

  #symbols(): string {
    let text = "";
    for (const [motif, drawings] of this.#sketch.motifs) {
      for (const [variant, drawing] of drawings) {
        text += `<g id="${this.#motifId(motif, variant)}">${this.#marks(drawing.marks)}</g>`;
      }
    }
    return text;
  }

  #motifId(motif: Motif, variant: number): string {
    const ids = this.#motifIds.get(motif) ?? new Map<number, string>();
    this.#motifIds.set(motif, ids);
    const id = ids.get(variant) ?? this.#newId();
    ids.set(variant, id);
    return id;
  }

  #marks(marks: readonly Mark[]): string {
    return marks.map((mark) => this.#mark(mark)).join("");
  }

  #mark(mark: Mark): string {
    switch (mark.kind) {
      case "wash": {
        const fill = mark.paint === "ink" ? "" : ` fill="${this.#paint(mark.paint)}"`;
        const opacity = mark.opacity < 1 ? ` opacity="${mark.opacity}"` : "";
        return `<path${fill}${opacity} d="${encodePath(mark.shapes)}"/>`;
      }
      case "outlined":
        return this.#outlined(mark);
      case "line":
        return (
          `<path d="${mark.data}" fill="none" stroke="${this.#palette[mark.color]}" ` +
          `stroke-width="${round(mark.width * unitsPerPixel, 1)}"/>`
        );
      case "placed":
        return this.#placed(mark);
    }
  }

  #outlined({ tint, shapes, fine, tintOffset }: Outlined): string {
    const id = this.#newId();
    const width = fine ? ` stroke-width="${fineLineWidth}"` : "";
    return (
      `<path id="${id}" stroke="${this.#palette.ink}"${width} d="${encodePath(shapes)}"/>` +
      `<use href="#${id}" fill="${this.#paint(tint)}" x="${tintOffset[0]}" y="${tintOffset[1]}"/>`
    );
  }

  #placed({ motif, variant, place, mirrored }: PlacedMotif): string {
    const scale = round(place.length / motif.length, 2);
    const at = joinNumbers(place.at.map(toUnits));
    const angle = Math.round(place.angle / degrees(1));
    const mirror = mirrored ? `${scale}-${scale}` : `${scale}`;
    return (
      `<use href="#${this.#motifId(motif, variant)}" ` +
      `transform="translate(${at})rotate(${angle})scale(${mirror})"/>`
    );
  }

  #paint(paint: Paint): string {
    if (typeof paint === "string") return this.#palette[paint];
    const id = this.#gradientIds.get(paint) ?? this.#newId();
    this.#gradientIds.set(paint, id);
    return `url(#${id})`;
  }

  /** Must run after the drawing is written: only gradients in use are included. */
  #gradients(): string {
    let text = "";
    for (const [gradient, id] of this.#gradientIds) {
      const stops = gradient.stops
        .map(([at, color]) => `<stop offset="${at}" stop-color="${this.#palette[color]}"/>`)
        .join("");
      const { name, geometry } = gradientAttributes(gradient);
      text += `<${name} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${stops}</${name}>`;
    }
    return text;
  }
}

function gradientAttributes(gradient: Gradient): { name: string; geometry: string } {
  if (gradient.kind === "radial") {
    const [x, y] = inUnits(gradient.center);
    const radius = toUnits(gradient.radius);
    return { name: "radialGradient", geometry: `cx="${x}" cy="${y}" r="${radius}"` };
  }
  const [x1, y1] = inUnits(gradient.from);
  const [x2, y2] = inUnits(gradient.to);
  return { name: "linearGradient", geometry: `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"` };
}

const inUnits = ([x, y]: Point): Point => [toUnits(x), toUnits(y)];

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
