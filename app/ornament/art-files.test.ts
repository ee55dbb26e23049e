import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { artFile, artNames } from "./art-files.ts";
import { type CoverSubject, coverInks } from "./covers/cover-inks.ts";
import { coverSizes } from "./covers/cover-sizes.ts";
import { drawCover, drawCoverBeside } from "./covers/draw-cover.ts";
import { drawPlate } from "./plates/draw-plate.ts";
import { necklines, silhouettes, sleeves } from "./plates/dress-shapes.ts";
import { samplePlates } from "./plates/sample-plates.ts";

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

const subjects = Object.keys(coverInks) as CoverSubject[];

describe.each(subjects)("drawCover of %s", (subject) => {
  const strip = { width: 1700, height: 630 };

  it("is small in each shape, and the same each time", () => {
    for (const size of Object.values(coverSizes)) {
      const cover = drawCover(subject, size);
      expect(drawCover(subject, size)).toBe(cover);
      expect(kilobytes(cover)).toBeLessThanOrEqual(6);
    }
  });

  it("fills any ratio", () => {
    for (const size of [strip, { width: 300, height: 900 }, { width: 2400, height: 300 }]) {
      const cover = drawCover(subject, size);
      expect(flawsOf(cover)).toEqual([]);
      const { width, height } = size;
      expect(cover).toContain(`d="M0 0H${width}V${height}H0Z" fill="${coverInks[subject].ground}"`);
    }
  });

  it("shows the left part of a wider cover", () => {
    const [whole, part] = [drawCover(subject, strip), drawCoverBeside(subject, strip, 1200)];
    expect(part).toContain('viewBox="0 0 1200 630"');
    expect(part.slice(part.indexOf("<path"))).toBe(whole.slice(whole.indexOf("<path")));
  });
});

it("writes the shape of a leaf once, however often a cover has it", () => {
  const cover = drawCover("style", coverSizes.panorama);
  expect(matches(cover, /<g id="(\w+)">/g).length).toBeLessThan(40);
  expect(matches(cover, /<use href="#(\w+)"/g).length).toBeGreaterThan(200);
});

it("has a sign of its own for each month", () => {
  const signs = Array.from({ length: 12 }, (_, i) => artFile(`month-${i + 1}`));
  expect(new Set(signs).size).toBe(12);
  expect(signs).not.toContain(undefined);
});

describe("artFile", () => {
  it.each(artNames)("%s is a valid drawing of its own", (name) => {
    expect(flawsOf(artFile(name) ?? "")).toEqual([]);
  });

  it("gives nothing for other names", () => {
    for (const name of [
      "",
      "l-43",
      "l-1",
      "l-07-fine-sold",
      "cover-style",
      "month-0",
      "constructor",
      "__proto__",
    ]) {
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
  flaws.push(...matches(svg, /(?:url\(|href=")#([^)"]*)[)"]/g).filter((id) => !ids.includes(id)));
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
