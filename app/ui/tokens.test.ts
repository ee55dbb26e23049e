import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { contrast } from "./contrast.ts";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function color(name: string): string {
  const value = tokens.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`))?.[1];
  if (!value) throw new Error(`no colour ${name}`);
  return value;
}

/** The backgrounds of each text colour. */
const textOn: Record<string, string[]> = {
  ink: ["paper", "paper-2", "paper-3", "sheet", "g1", "g2", "g3", "g4", "g5"],
  "ink-2": ["paper", "paper-2", "paper-3", "sheet"],
  muted: ["paper", "paper-2", "paper-3", "sheet"],
  berry: ["paper", "paper-2", "sheet", "berry-tint"],
  "on-berry": ["berry", "berry-hover", "berry-press", "error", "error-hover", "gran"],
  "on-ink": ["ink", "ink-hover"],
  gran: ["paper", "sheet", "gran-tint", "g2"],
  messing: ["paper", "sheet"],
  "messing-ink": ["paper", "sheet", "messing-tint"],
  error: ["paper", "sheet", "error-tint"],
  "error-ink": ["error-tint"],
  "on-night": ["night"],
  "on-night-2": ["night"],
};

describe("text has a contrast of at least 4.5", () => {
  const pairs = Object.entries(textOn).flatMap(([text, backgrounds]) =>
    backgrounds.map((background) => [text, background] as const),
  );
  test.each(pairs)("%s on %s", (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

describe("control borders have a contrast of at least 3", () => {
  test.each([
    ["edge", "paper"],
    ["edge", "paper-2"],
    ["edge", "sheet"],
    ["error", "sheet"],
    ["berry-dark-ground", "night"],
  ])("%s on %s", (line, ground) => {
    expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

it("black on white has a contrast of 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
});
