import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";
import subsetFont from "subset-font";
import { type FontFamily, fontFamilies, type Subset } from "../app/ui/font-families.ts";

type FontFace = FontFamily["faces"][number];

const smallerFontsFolder = "node_modules/.cache/fonts";

/**
 * Returns the `@font-face` rules of the named families and of fallbacks with the same metrics.
 * Throws for an unknown family.
 */
export async function fontFaceRules(names: readonly string[]): Promise<string> {
  const rules = names.map((name) => {
    const family = fontFamilies.find((candidate) => candidate.family === name);
    if (!family) throw new Error(`no font family ${name} in font-families.ts`);
    return familyRules(family);
  });
  return (await Promise.all(rules)).join("");
}

export function fallbackName({ family }: FontFamily): string {
  return `${family.replace(/ Variable$/, "")} Fallback`;
}

async function familyRules(family: FontFamily): Promise<string> {
  const files = await Promise.all(
    family.faces.flatMap((face) =>
      (face.subsets ?? subsetsOf(family)).map((subset) => fileRule(family, face, subset)),
    ),
  );
  const fallbacks = await Promise.all(family.faces.map((face) => fallbackRule(family, face)));
  return [...files, ...fallbacks].join("");
}

function subsetsOf({ ranges }: FontFamily): Subset[] {
  return Object.keys(ranges) as Subset[];
}

async function fileRule(family: FontFamily, face: FontFace, subset: Subset): Promise<string> {
  const isWhole = !face.limits && !family.features && !family.ranges.basic;
  const url = isWhole ? fileOf(family, face, subset) : await smallerFile(family, face, subset);
  return `@font-face {
  font-family: "${family.family}";
  font-style: ${face.style ?? "normal"};
  font-weight: ${face.weight};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${family.ranges[subset]};
}
`;
}

/** Stores the smaller font, because Vite reads files that a stylesheet names. */
async function smallerFile(family: FontFamily, face: FontFace, subset: Subset): Promise<string> {
  const features = family.features?.[subset];
  const { limits } = face;
  const file = fileOf(family, face, subset === "basic" ? "latin" : subset);
  const original = readFileSync(createRequire(import.meta.url).resolve(file));
  const characters = ownCharacters(family, subset);
  const key = createHash("sha256")
    .update(original)
    .update(JSON.stringify([limits, features, characters]))
    .digest("hex")
    .slice(0, 8);
  const path = resolve(smallerFontsFolder, key, basename(fileOf(family, face, subset)));
  if (existsSync(path)) return path;
  const smaller = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: limits ?? {},
    ...(features ? { keepFeatures: [...features] } : {}),
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, smaller);
  return path;
}

/** Browsers take the characters of the basic file from there. */
function ownCharacters(family: FontFamily, subset: Subset): string {
  const basic = new Set(subset === "basic" ? [] : charactersOf(family, "basic"));
  return charactersOf(family, subset)
    .filter((character) => !basic.has(character))
    .join("");
}

function charactersOf({ ranges }: FontFamily, subset: Subset): string[] {
  return (ranges[subset] ?? "")
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace("U+", "")
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((codePoint) => String.fromCodePoint(codePoint));
}

function fileOf({ source }: FontFamily, face: FontFace, subset: Subset): string {
  const name = source.split("/").at(-1);
  return `${source}/files/${name}-${subset}-${face.axes ?? face.weight}-${face.style ?? "normal"}.woff2`;
}

async function fallbackRule(family: FontFamily, face: FontFace): Promise<string> {
  const { names, styleWidths } = family.fallback;
  const [name = ""] = names;
  const file = createRequire(import.meta.url).resolve(fileOf(family, face, "latin"));
  const [metrics, regular] = await Promise.all([
    readMetrics(pathToFileURL(file)),
    getMetricsForFamily(name),
  ]);
  if (!metrics || !regular) throw new Error(`no metrics of ${file} or ${name}`);
  const fontStyle = face.style === "italic" ? "italic" : face.weight === "700" ? "bold" : undefined;
  const width = (regular.xWidthAvg / regular.unitsPerEm) * (fontStyle ? styleWidths[fontStyle] : 1);
  const suffix = fontStyle ? ` ${fontStyle === "bold" ? "Bold" : "Italic"}` : "";
  const adjusted = face.sizeAdjust && face.sizeAdjust * width * metrics.unitsPerEm;
  const rule = generateFontFace(
    { ...metrics, xWidthAvg: adjusted ?? metrics.xWidthAvg },
    {
      name: fallbackName(family),
      font: name,
      metrics: { ...regular, xWidthAvg: width * regular.unitsPerEm },
      src: names.map((local) => `local("${local}${suffix}")`).join(", "),
      "font-style": face.style ?? "normal",
      "font-weight": face.weight,
    },
  );
  return rule.replace(
    /\b\d{1,3}\.\d{3,4}%/g,
    (percent) => `${Number.parseFloat(percent).toFixed(2)}%`,
  );
}
