import fc from "fast-check";
import { expect, it } from "vitest";
import { fromOklch, mix, toOklch } from "./color.ts";

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

it("the share of the first colour decides the mix", () => {
  expect(mix("#ffffff", "#000000", 1)).toBe("#ffffff");
  expect(mix("#ffffff", "#000000", 0.2)).toBe("#333333");
});

it("every colour survives conversion to OKLCH and back", () => {
  const channels = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  fc.assert(
    fc.property(hex, (color) => {
      const again = channels(fromOklch(toOklch(color)));
      // Colours at the edge of sRGB may lose a step of chroma.
      for (const [i, value] of channels(color).entries()) {
        expect(Math.abs(value - (again[i] ?? 0))).toBeLessThan(6);
      }
    }),
  );
});

it("any OKLCH colour becomes a valid sRGB colour", () => {
  const any = fc.record({
    lightness: fc.double({ min: 0, max: 1, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.5, noNaN: true }),
    hue: fc.double({ min: -360, max: 360, noNaN: true }),
  });
  fc.assert(
    fc.property(any, (color) => {
      expect(fromOklch(color)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
