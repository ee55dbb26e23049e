import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";

const invisibleChars = ["\u0000", "\u202e", "\u2066", "\u200b", "\ufeff"];

const anything = fc.string({ unit: fc.oneof(fc.constantFrom(...edgeCaseChars()), anyCodeUnit()) });

describe("one line", () => {
  test.each([
    ["keeps Norwegian letters", "Bjørg Åse Næss-O’Hara", "Bjørg Åse Næss-O’Hara"],
    ["trims and closes gaps", "  Kari   og\tOla \u00a0", "Kari og Ola"],
    ["composes letters", "A\u030ase", "Åse"],
    ["turns line breaks into spaces", "Kari\r\nNordmann", "Kari Nordmann"],
    ["drops control characters", "Ka\u0000r\u0007i\u009f", "Kari"],
    ["drops direction overrides", "Kari \u202egnimoc\u202c", "Kari gnimoc"],
    ["drops invisible padding", "\u200bKa\u00adri\ufeff", "Kari"],
    ["keeps joined emoji", "Kari 👩‍❤️‍👩", "Kari 👩‍❤️‍👩"],
    ["replaces half a character", "Kari\ud83d", "Kari\ufffd"],
    ["flattens piled marks", `K${"\u0323".repeat(500)}ari`, "Ḳ̣̣̣̣ari"],
    ["returns an empty string for invisible input", " \u200b\u0000\n ", ""],
  ])("%s", (_, typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
  });
});

describe("free text", () => {
  test.each([
    ["keeps line breaks", "en\nto\n\ntre", "en\nto\n\ntre"],
    ["normalizes all line endings", "en\r\nto\rtre\u2028fire", "en\nto\ntre\nfire"],
    ["keeps indentation inside", "a\n  b", "a\n  b"],
    ["drops control characters", "a\u0000\u001bb\u007f", "ab"],
  ])("%s", (_, typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });
});

test.each([
  ["cleanLine", cleanLine],
  ["cleanText", cleanText],
])("%s is idempotent and removes all invisible characters", (_, clean) => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = clean(text);
      expect(clean(once)).toBe(once);
      for (const unseen of invisibleChars) expect(once).not.toContain(unseen);
      expect(once.isWellFormed()).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function edgeCaseChars(): string[] {
  return [
    "\u0000",
    "\r",
    "\n",
    "\t",
    " ",
    "\u2028",
    "\u202e",
    "\u200b",
    "\ufeff",
    "a",
    "\u030a",
    "\u0323",
    "\u0301",
    "ᄀ",
    "ᅡ",
  ];
}

function anyCodeUnit() {
  return fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
}

test("is linear in the number of combining marks", () => {
  const started = performance.now();
  expect(cleanText(`a${"\u0301\u0327".repeat(100_000)}`).length).toBeLessThan(8);
  expect(performance.now() - started).toBeLessThan(1_000);
});
