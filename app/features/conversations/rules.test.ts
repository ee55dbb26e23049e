import { expect, test } from "vitest";
import { requestedLength } from "./rules.ts";
import { senderLabel } from "./texts.ts";

const names = { asker: "Ingrid og Mathias", answerer: "Lys over Hardanger" };

test.each([
  ["asker", "Ingrid Aune", "Ingrid"],
  ["asker", null, "Ingrid og Mathias"],
  ["asker", " ", "Ingrid og Mathias"],
  ["answerer", "Silje Brun", "Silje, Lys over Hardanger"],
  ["answerer", "Lys over Hardanger", "Lys over Hardanger"],
  ["answerer", "", "Lys over Hardanger"],
] as const)("%s %s is called %s", (side, senderName, expected) => {
  expect(senderLabel({ side, senderName }, names)).toBe(expected);
});

test.each([
  ["", 50],
  ["antall=100", 100],
  ["antall=101", 150],
  ["antall=0", 50],
  ["antall=-5", 50],
  ["antall=1e9", 50],
  ["antall=99999", 5000],
])("%s shows %i messages", (query, expected) => {
  expect(requestedLength(new URLSearchParams(query))).toBe(expected);
});
