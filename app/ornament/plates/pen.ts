import { hashText } from "../seed.ts";
import { ink } from "./cloth-colors.ts";

/** SVG elements as text. */
export type Marks = string;

const outlinePen = 1.5;
export const innerPen = 1;
export const texturePen = 0.7;

/** The axis of the sheet, which is 240 wide. */
export const axis = 120;

/** Writes numbers with at most one decimal. */
export function rounded(parts: TemplateStringsArray, ...values: readonly (number | string)[]) {
  return String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === "number" ? decimals(value, 1) : value)),
  );
}

const decimals = (value: number, count: number) => Number(value.toFixed(count)) + 0;

export function line(data: string, width: number = outlinePen, color: string = ink): Marks {
  return `<path d="${data}" stroke="${color}" stroke-width="${decimals(width, 2)}"/>`;
}

export function dashed(data: string, width: number, color: string, dashes: string): Marks {
  return `<path d="${data}" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;
}

export function fill(data: string, color: string, opacity = 1): Marks {
  return `<path d="${data}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

/** A filled shape with its outline. */
export function shape(data: string, color: string, width: number = outlinePen): Marks {
  return `<path d="${data}" fill="${color}" stroke="${ink}" stroke-width="${width}"/>`;
}

/** Without a width the circle has no outline. */
export function circle(x: number, y: number, radius: number, color: string, width = 0): Marks {
  return rounded`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${outlineOf(width)}/>`;
}

export function ring(x: number, y: number, radius: number, width: number, color: string): Marks {
  const stroke = `stroke="${color}" stroke-width="${decimals(width, 2)}"`;
  return rounded`<circle cx="${x}" cy="${y}" r="${radius}" ${stroke}/>`;
}

export function ellipse(
  [x, y]: readonly [number, number],
  [radiusX, radiusY]: readonly [number, number],
  color: string,
  width = 0,
): Marks {
  const size = rounded`rx="${radiusX}" ry="${radiusY}"`;
  return rounded`<ellipse cx="${x}" cy="${y}" ${size} fill="${color}"${outlineOf(width)}/>`;
}

const outlineOf = (width: number) => (width ? ` stroke="${ink}" stroke-width="${width}"` : "");

/** `turn` in degrees clockwise. */
export function place(marks: Marks, x: number, y: number, turn = 0, scale = 1): Marks {
  const rotation = turn ? rounded`rotate(${turn})` : "";
  const size = scale === 1 ? "" : `scale(${decimals(scale, 2)})`;
  return rounded`<g transform="translate(${x} ${y})${rotation}${size}">${marks}</g>`;
}

export function turned(marks: Marks, turn: number, x: number, y: number): Marks {
  return `<g transform="rotate(${turn} ${x} ${y})">${marks}</g>`;
}

/** Adds the mirror image at an upright line. */
export function mirroredAt(x: number, marks: Marks): Marks {
  return `${marks}<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${marks}</g>`;
}

/** Adds the mirror image at the axis of the sheet. */
export const bothSides = (marks: Marks): Marks => mirroredAt(axis, marks);

/** Places the right half of something at the axis, with its mirror image. */
export const mirroredAtAxis = (marks: Marks): Marks => bothSides(place(marks, axis, 0));

export function clip(data: string, marks: Marks): Marks {
  const id = contentId(data);
  const definition = `${fence}<clipPath id="${id}"><path d="${data}"/></clipPath>${fence}`;
  return `${definition}<g clip-path="url(#${id})">${marks}</g>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fills the box with tiles; `attributes` give the tile's size and place. */
export function tiled({ x, y, width, height }: Box, attributes: string, tile: Marks): Marks {
  const id = contentId(attributes + tile);
  const size = `width="${width}" height="${height}"`;
  return (
    `${fence}<pattern id="${id}" patternUnits="userSpaceOnUse" ${attributes}>${tile}</pattern>${fence}` +
    rounded`<rect x="${x}" y="${y}" ${size} fill="url(#${id})"/>`
  );
}

export interface StampPlace {
  readonly x: number;
  readonly y: number;
  /** In degrees clockwise. */
  readonly turn: number;
  readonly scale: number;
  readonly color: string;
}

/** Repeats marks that are written once; those without a colour take the place's. */
export function stamp(marks: Marks, { x, y, turn, scale, color }: StampPlace): Marks {
  const id = contentId(marks);
  const transform = rounded`translate(${x} ${y})rotate(${turn})scale(${String(decimals(scale, 2))})`;
  const use = `<use href="#${id}" fill="${color}" transform="${transform}"/>`;
  return `${fence}<g id="${id}">${marks}</g>${fence}${use}`;
}

const contentId = (content: string) =>
  hashText(content)
    .slice(0, 2)
    .map((lane) => lane.toString(36))
    .join("_");

/** Marks the start and the end of a definition among the marks. */
const fence = "\f";

type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** The drawing as a file. */
export function sheet(viewBox: ViewBox, marks: Marks): string {
  const [, , width, height] = viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${viewBox.join(" ")}" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round" aria-hidden="true">${withDefinitions(marks)}</svg>`
  );
}

/** Moves clips, patterns and stamps to the front, each once and with a short id. */
function withDefinitions(marks: Marks): Marks {
  const known = new Map<string, string>();
  const drawing = marks
    .split(fence)
    .map((part, i) => {
      if (i % 2 === 0) return part;
      known.set(part.split('"')[1] ?? "", part);
      return "";
    })
    .join("");
  if (known.size === 0) return drawing;
  const text = `<defs>${[...known.values()].join("")}</defs>${drawing}`;
  const ids = [...known.keys()];
  return text.replace(
    /(id="|url\(#|href="#)([0-9a-z]+_[0-9a-z]+)/g,
    (_, before: string, id: string) => {
      return `${before}p${ids.indexOf(id).toString(36)}`;
    },
  );
}
