import { expect, it } from "vitest";
import { splitTime } from "./program-time.ts";

it.each([
  ["Kl. 13.00, Nikolaikirken", "kl. 13.00", "Nikolaikirken"],
  ["kl 13:30 Nikolaikirken", "kl. 13.30", "Nikolaikirken"],
  ["Klokken 9: frokost", "kl. 09.00", "Frokost"],
  ["15.30 – middag og dans", "kl. 15.30", "Middag og dans"],
  ["kl. 13.00", "kl. 13.00", ""],
])("takes the time off %s", (text, time, rest) => {
  expect(splitTime(text)).toEqual({ time, text: rest });
});

it.each([
  "Nikolaikirken, kl. 13.00",
  "13 gjester og en prest",
  "kl. 13.00–14.00 i kirken",
  "kl. 13.00 og 15.00",
  "Kl. 27.00 kommer aldri",
  "kl. 13.75",
  "1234 Oslo",
])("leaves %s as it was written", (text) => {
  expect(splitTime(text)).toEqual({ time: null, text });
});
