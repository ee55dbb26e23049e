import fc from "fast-check";
import { expect, test } from "vitest";
import { warningOf } from "./rules.ts";

test.each([
  ["Dere må betale forskudd før jeg sender.", "advance-payment"],
  ["Betal depositum i dag", "advance-payment"],
  ["Kan du vippse på forhånd?", "advance-payment"],
  ["Overfør pengene, så sender jeg", null],
  ["Overfør beløpet til kontoen", "advance-payment"],
  ["Kjøp et gavekort og send koden", "advance-payment"],
  ["Skriv til meg på WhatsApp", "other-site"],
  ["Send meg en e-post: kjole@example.no", "other-site"],
  ["Se https://jaord.no.example.com/betal", "other-site"],
  ["Se https://jaord.no@example.com/betal", "other-site"],
  ["Se www.example.com", "other-site"],
  ["Se https://jaord.no/product/7 og https://www.jaord.no/", null],
  ["Betaling avtaler vi når dere henter den.", null],
  ["Kjolen er i størrelse 38, kr 2000,-", null],
  ["Signalfarget sløyfe og messengerveske", null],
  ["", null],
])("%s", (text, expected) => {
  expect(warningOf(text, "jaord.no")).toBe(expected);
});

test("any text gets an answer, and quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000, unit: "grapheme" }), (text) => {
      expect([null, "advance-payment", "other-site"]).toContain(warningOf(text, "jaord.no"));
    }),
  );
  const start = performance.now();
  for (const part of ["a", "@", "a@", "https://", "."]) warningOf(part.repeat(5000), "jaord.no");
  expect(performance.now() - start).toBeLessThan(500);
});
