import { expect, test } from "vitest";
import { fileNameOf, statusOf } from "./rules.ts";

test.each([
  [
    "a name and a caption",
    "Solveig",
    "Fra prøvemiddagen",
    1,
    "001 Solveig – Fra prøvemiddagen.jpg",
  ],
  ["a name only", "Åse Ødegård", null, 42, "042 Åse Ødegård.jpg"],
  ["no name", null, "Kake", 7, "007 Anonym gjest – Kake.jpg"],
  ["more than 999", "Ola", "", 1234, "1234 Ola.jpg"],
  ["a path out of the folder", "../../etc", "a\\b:c", 1, "001 .. .. etc – a b c.jpg"],
  [
    "line breaks, tabs and direction marks",
    "Kari\u202e\u0000",
    "To\r\nlinjer\t",
    1,
    "001 Kari – To linjer.jpg",
  ],
  ["trailing dots, which Windows drops", "Kari", "Hva nå ...", 1, "001 Kari – Hva nå.jpg"],
  ["only forbidden characters", "???", "***", 1, "001 Anonym gjest.jpg"],
  ["a decomposed letter", "A\u030ase", null, 1, "001 Åse.jpg"],
])("names the file of %s", (_, guestName, caption, place, name) => {
  expect(fileNameOf({ guestName, caption }, place, "Anonym gjest")).toBe(name);
});

test("long texts are cut between characters so that the name fits a file system", () => {
  const family = "👨‍👩‍👧‍👦";
  const name = fileNameOf({ guestName: family.repeat(100), caption: null }, 1, "");
  expect(name).toMatch(/^001 (?:.*)\.jpg$/u);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name.slice(4, -4).replaceAll(family, "")).toBe("");
  const both = { guestName: "å".repeat(100), caption: "ø".repeat(500) };
  expect(Buffer.byteLength(fileNameOf(both, 12_345, ""))).toBeLessThanOrEqual(255);
});

test("a photo of a blocked browser is hidden whatever its own status", () => {
  expect(statusOf({ status: "awaiting", senderBlocked: true })).toBe("hidden");
  expect(statusOf({ status: "awaiting", senderBlocked: false })).toBe("awaiting");
});
