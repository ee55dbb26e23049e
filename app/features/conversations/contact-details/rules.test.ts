import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPhoneNumber, hideContactDetails } from "./rules.ts";

test.each([
  ["Ring 912 34 567 i kveld", "Ring [skjult] i kveld"],
  ["Ring 91234567.", "Ring [skjult]."],
  ["+47 22 12 34 56", "[skjult]"],
  ["0047 98-76-54-32, takk", "[skjult], takk"],
  ["Ring +46 70 123 45 67", "Ring [skjult]"],
  ["+44 (20) 7946 0958", "[skjult]"],
  ["Skriv til marte.dahl@example.no eller 98765432", "Skriv til [skjult] eller [skjult]"],
  ["<marte@example.no>", "<[skjult]>"],
  ["kjøpt i 2019 for 12 500 kr", null],
  ["Kan du gå ned til 10 000 000?", null],
  ["Mål: 92-74-98, lengde 152 cm, str. 38", null],
  ["Lørdag 14.12.2026 kl. 18.30", null],
  ["Artikkel 1234567 fra katalogen", null],
  ["Vi sees @ Majorstuen", null],
])("%s", (text, shown) => {
  expect(hideContactDetails(text)).toBe(shown ?? text);
});

test("an address has no telephone number", () => {
  expect(hasPhoneNumber("marte@example.no")).toBe(false);
  expect(hasPhoneNumber("Tlf. 22 12 34 56")).toBe(true);
});

test("any text is answered quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5000, unit: "grapheme" }), (text) => {
      expect(typeof hideContactDetails(text)).toBe("string");
    }),
  );
  const start = performance.now();
  for (const part of ["a", "@", "a@", "9", "9 ", "+4", "+47 1-", "(1)"]) {
    hideContactDetails(part.repeat(5000));
  }
  expect(performance.now() - start).toBeLessThan(500);
});
