import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOrnament, type OrnamentKind, ornamentKinds } from "./ornament.ts";
import { ornamentThemes } from "./palettes.ts";
import { ornamentSeed } from "./seed.ts";

const drawings = ornamentThemes.flatMap((theme) => ornamentKinds.map((kind) => ({ theme, kind })));

/** Kilobytes after gzip, so that a whole wedding page's drawings load like one photo. */
const budgets: Readonly<Record<OrnamentKind, number>> = {
  wreath: 12.5,
  corner: 12.5,
  divider: 2.2,
  bloom: 7.2,
  border: 10,
  bouquet: 15,
  rings: 9,
  dress: 9,
  shoes: 9,
  table: 9,
  invitation: 9,
  cake: 9,
  glasses: 9,
};

const seeds = Array.from({ length: 24 }, (_, i) =>
  ornamentSeed(`Ingrid ${i}`, "Ola", "2027-06-19"),
);

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length / 1000;

describe("drawOrnament", () => {
  it.each(drawings)("draws a valid, small $theme $kind for each couple", ({ theme, kind }) => {
    const texts = seeds.map((seed) => drawOrnament(seed, theme, kind, { idPrefix: "w-" }));
    expect(texts.flatMap((text) => flawsOf(text, "w-"))).toEqual([]);
    expect(drawOrnament("couple", theme, kind)).toBe(drawOrnament("couple", theme, kind));
    expect(new Set(texts).size).toBeGreaterThan(seeds.length * (theme === "modern" ? 0.5 : 0.95));
    // Compressing takes longer than drawing, so only some drawings are measured.
    const weights = texts.filter((_, i) => i % 6 === 0).map(gzipped);
    expect(Math.max(...weights)).toBeLessThanOrEqual(budgets[kind]);
  });

  it("uses the couple's colours and ignores invalid ones", () => {
    const evil = '#fff"><script>' as string;
    const text = drawOrnament("abc", "romantic", "wreath", {
      palette: { ink: "#123456", leaf0: evil },
    });
    expect(text).toContain('fill="#123456"');
    expect(text).not.toContain("script");
  });

  it("sanitizes the id prefix", () => {
    const text = drawOrnament("abc", "romantic", "bloom", { idPrefix: 'a" onload="x-' });
    expect(flawsOf(text, "aonloadx-")).toEqual([]);
  });

  it("takes at most 10 ms", () => {
    const times = seeds.slice(0, 13).map((seed, i) => {
      // CPU time, so that other work on the machine does not count.
      const cpuBefore = process.threadCpuUsage();
      for (const theme of ornamentThemes) drawOrnament(seed, theme, i % 2 ? "wreath" : "bouquet");
      const { user, system } = process.threadCpuUsage(cpuBefore);
      return (user + system) / 1000 / ornamentThemes.length;
    });
    times.sort((a, b) => a - b);
    expect(times[6]).toBeLessThanOrEqual(10);
  });
});

describe("ornamentSeed", () => {
  it("is 14 letters and digits for any names", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (a, b, date) => {
        expect(ornamentSeed(a, b, date)).toMatch(/^[0-9a-z]{14}$/);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["", ""],
    ["💍👰🏽‍♀️", "🤵"],
    ["å".repeat(200), "Ø".repeat(200)],
    ["Åse-Mærthe", "Bjørn Øyvind"],
    ["محمد", "שרה"],
    ["Zoe\u0308\u0301\u0323", "\ud800"],
  ])("gives a valid drawing for the names %j and %j", (a, b) => {
    const seed = ornamentSeed(a, b, "2027-06-19");
    expect(seed).toMatch(/^[0-9a-z]{14}$/);
    const texts = ornamentThemes.map((theme) => drawOrnament(seed, theme, "wreath"));
    expect(texts.flatMap((text) => flawsOf(text, "o"))).toEqual([]);
  });

  it("ignores case, outer spaces and Unicode composition", () => {
    expect(ornamentSeed("  ÅSE ", "ola", "2027-06-19")).toBe(
      ornamentSeed("a\u030ase", "Ola", "2027-06-19"),
    );
  });

  it("differs between couples and days", () => {
    const seeds = [
      ornamentSeed("Ane", "Per", "2027-06-19"),
      ornamentSeed("Per", "Ane", "2027-06-19"),
      ornamentSeed("Ane", "Per", "2027-06-20"),
      ornamentSeed("Ane|Per", "", "2027-06-19"),
      ornamentSeed("Ane", "Per|", "2027-06-19"),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it("has no collision among a thousand couples in either half", () => {
    const seeds = Array.from({ length: 1000 }, (_, i) => ornamentSeed("Kari", `Nils ${i}`, ""));
    expect(new Set(seeds.map((seed) => seed.slice(0, 7))).size).toBe(1000);
    expect(new Set(seeds.map((seed) => seed.slice(7))).size).toBe(1000);
  });
});

/** Returns what would break the drawing as a standalone file or inlined with others. */
function flawsOf(text: string, idPrefix: string): string[] {
  const flaws = [...(text.match(/NaN|undefined|Infinity|null|style/g) ?? [])];
  const root =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="(\d+)" viewBox="-?\d+ -?\d+ (\d+) (\d+)" [^>]*aria-hidden="true">/;
  const [width = 0, height = 0, boxWidth = 0, boxHeight = 0] = (text.match(root) ?? [])
    .slice(1)
    .map(Number);
  if (width === 0 || width * boxHeight !== height * boxWidth) flaws.push("size of its own");
  if (!text.endsWith("</svg>")) flaws.push("end");
  const ids = matches(text, / id="([^"]*)"/g);
  const known = new Set(ids);
  if (known.size < ids.length) flaws.push("an id twice");
  flaws.push(...ids.filter((id) => !id.startsWith(idPrefix)));
  flaws.push(...matches(text, /(?:url\(#|href="#)([^)"]*)/g).filter((id) => !known.has(id)));
  return flaws;
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");
