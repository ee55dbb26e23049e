import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parseHtml } from "#tests/support/parse-html.ts";
import { drawLandscape } from "./landscape.ts";
import { ornamentThemes } from "./palettes.ts";

const moods = [...ornamentThemes, "blue"] as const;
const formats = [
  { width: 900, height: 1080 },
  { width: 600, height: 1200 },
  { width: 1440, height: 700 },
];
const pictures = moods.flatMap((mood) => formats.map((size) => ({ mood, size })));
const seeds = Array.from({ length: 10 }, (_, i) => `couple-${i}`);

describe("drawLandscape", () => {
  it.each(pictures)(
    "draws a valid $mood landscape of $size.width by $size.height",
    ({ mood, size }) => {
      const texts = seeds.map((seed) => drawLandscape(seed, mood, size));
      expect(new Set(texts).size).toBe(seeds.length);
      expect(drawLandscape("couple-0", mood, size)).toBe(texts[0]);
      for (const text of texts) {
        expect(text).toContain(`width="${size.width}" height="${size.height}" viewBox="0 0 `);
        expect(text).not.toMatch(/NaN|undefined|Infinity|null|style|filter/);
        expect(text.split("<path").length).toBeGreaterThan(21);
        expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(7000);
      }
    },
  );

  it("gives landscapes on one page different ids", () => {
    const ids = (seed: string) =>
      [
        ...parseHtml(
          drawLandscape(seed, "boho", { width: 600, height: 1200 }),
        ).document.querySelectorAll("[id]"),
      ].map(({ id }) => id);
    const [first, second] = [ids("couple-0"), ids("couple-1")];
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  });
});
