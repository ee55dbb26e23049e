import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { artFile, artNames } from "./art-files.ts";
import { drawPlate } from "./draw-plate.ts";
import { necklines, silhouettes, sleeves } from "./dress-shapes.ts";
import { samplePlates } from "./sample-plates.ts";

const samples = Object.entries(samplePlates).map(([id, spec]) => ({ id, spec }));
const plants = new Set(["bouquet", "driedBouquet", "wreath", "garland"]);
const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

describe("samplePlates", () => {
  it("has a drawing for each of the 42 samples", () => {
    expect(samples.map(({ id }) => id)).toEqual(
      Array.from({ length: 42 }, (_, i) => `l-${String(i + 1).padStart(2, "0")}`),
    );
  });

  it.each([2, 3, 4, 6])("no neighbours share a ground in %i columns", (columns) => {
    const grounds = samples.map(({ spec }) => spec.ground);
    grounds.forEach((ground, i) => {
      if (i % columns > 0) expect(grounds[i - 1]).not.toBe(ground);
      if (i >= columns) expect(grounds[i - columns]).not.toBe(ground);
    });
  });

  it.each(samples)("$id is small in each variant, and the same each time", ({ spec }) => {
    const plain = drawPlate(spec);
    expect(drawPlate(spec)).toBe(plain);
    expect(kilobytes(plain)).toBeLessThanOrEqual(plants.has(spec.kind) ? 14 : 6);
    const [fine, sold] = [drawPlate(spec, "fine"), drawPlate(spec, "sold")];
    expect(new Set([plain, fine, sold]).size).toBe(3);
    expect(widest(fine)).toBeLessThan(widest(plain));
    if (spec.kind === "dress") expect(sold).toContain('stroke-dasharray="1 6"');
  });
});

describe("artFile", () => {
  it.each(artNames)("%s is a valid drawing of its own", (name) => {
    expect(flawsOf(artFile(name) ?? "")).toEqual([]);
  });

  it("gives nothing for other names", () => {
    for (const name of ["", "l-43", "l-1", "l-07-fine-sold", "constructor", "__proto__"]) {
      expect(artFile(name)).toBeUndefined();
    }
  });

  it("draws every dress that can be described", () => {
    const names = <Key extends string>(record: Record<Key, unknown>) =>
      Object.keys(record) as Key[];
    const texts = names(silhouettes).flatMap((silhouette) =>
      names(necklines).flatMap((neckline) =>
        [undefined, ...names(sleeves)].map((sleeve) =>
          drawPlate({ kind: "dress", silhouette, neckline, sleeve, ground: "#ece4d8" }, "sold"),
        ),
      ),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.flatMap(flawsOf)).toEqual([]);
  });
});

function widest(svg: string): number {
  return Math.max(...matches(svg, /stroke-width="([\d.]+)"/g).map(Number));
}

/** Returns what would break the drawing as a file. */
function flawsOf(svg: string): string[] {
  const flaws = matches(svg, /(NaN|undefined|Infinity|null|object|style|\d\.\d{3})/g);
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/.test(svg)) {
    flaws.push("root");
  }
  const ids = matches(svg, / id="([^"]*)"/g);
  if (new Set(ids).size < ids.length) flaws.push("an id twice");
  flaws.push(...matches(svg, /url\(#([^)]*)\)/g).filter((id) => !ids.includes(id)));
  const badPath = /[^MLHVCSQTAZmlhvcsqtaz\d .-]/;
  flaws.push(...matches(svg, / d="([^"]*)"/g).filter((data) => !data || badPath.test(data)));
  return [...flaws, ...unclosedTags(svg)];
}

function unclosedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!selfClosing) open.push(name);
  }
  const rest = svg.replace(/<\/?[a-zA-Z]+(?: [\w:-]+="[^"<>]*")*\/?>/g, "");
  return rest ? [`text: ${rest.slice(0, 40)}`] : open;
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");
