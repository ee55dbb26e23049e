import { expect, test } from "vitest";
import { wishDrawing } from "./wish-drawing.ts";

const id = "0b2c1d5e-1111-4222-8333-444455556666";

test.each([
  ["Champagneglass", "glasses"],
  ["Karaffel med glass", "glasses"],
  ["Miksmaskin", "cake"],
  ["Blå vase", "bouquet"],
  ["BØKER OM HAGEN", "bouquet"],
  ["Turstøvler", "landscape-square"],
  ["Helg på fjellet", "landscape-square"],
  ["Gavekort", "invitation"],
  ["Servise til tolv", "table"],
  ["Ullteppe. Skåler", "table"],
])("«%s» gets a drawing of %s", (title, drawing) => {
  expect(draw({ title }).src).toBe(`/ornament/garden/seed/${drawing}.svg`);
});

test("the title takes precedence over the description", () => {
  const wish = { title: "Kakefat", description: "Til reisen" };
  expect(draw(wish).src).toContain("/cake.svg");
  expect(draw({ ...wish, title: "Noe fint" }).src).toContain("/landscape-square.svg");
});

test("only landscapes fill their frame", () => {
  expect(draw({ title: "Helg på fjellet" })).toMatchObject({ fillsFrame: true, width: 640 });
  expect(draw({ title: "Glass" })).toMatchObject({ fillsFrame: false, width: 300 });
});

test("a wish without known words keeps the same default drawing", () => {
  const ids = Array.from({ length: 16 }, (_, last) => id.slice(0, -1) + last.toString(16));
  const drawn = ids.map((id) => draw({ id, title: "???" }).src);
  expect(new Set(drawn).size).toBe(4);
  expect(ids.map((id) => draw({ id, title: "" }).src)).toEqual(drawn);
});

function draw(wish: { id?: string; title: string; description?: string }) {
  return wishDrawing("garden", "seed", { id, description: null, ...wish });
}
