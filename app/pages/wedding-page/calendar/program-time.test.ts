import { expect, test } from "vitest";
import { dayStart, splitTime } from "./program-time.ts";

test.each([
  ["Kl. 13.00, Nikolaikirken", "kl. 13.00", "Nikolaikirken"],
  ["kl 13:30 Nikolaikirken", "kl. 13.30", "Nikolaikirken"],
  ["Klokken 9: frokost", "kl. 09.00", "Frokost"],
  ["15.30 – middag og dans", "kl. 15.30", "Middag og dans"],
  ["kl. 13.00", "kl. 13.00", ""],
])("the time is split off “%s”", (text, time, rest) => {
  expect(splitTime(text)).toEqual({ time, text: rest });
});

test.each([
  "Nikolaikirken, kl. 13.00",
  "13 gjester og en prest",
  "kl. 13.00–14.00 i kirken",
  "kl. 13.00 og 15.00",
  "Kl. 27.00 kommer aldri",
  "kl. 13.75",
  "1234 Oslo",
])("“%s” stays as it was written", (text) => {
  expect(splitTime(text)).toEqual({ time: null, text });
});

test.each([
  ["Kl. 13.00, Nikolaikirken", "Kl. 15.30", "13.00"],
  ["13:30 Nikolaikirken, etterpå kaffe kl. 15", "", "13.30"],
  ["Ullensvang kirke, kl. 13.00", "Fruktlåven, kl. 15.30", "13.00"],
  ["Rådhuset klokken 9", "", "09.00"],
  ["Vi vies i Nikolaikirken", "Middag kl 16", "16.00"],
  ["", "15.30 – middag og dans", "15.30"],
  ["kl. 00.05", "", "00.05"],
])("the ceremony %j and the reception %j start at %s", (ceremony, reception, start) => {
  expect(dayStart(ceremony, reception)).toBe(start);
});

test.each([
  ["both texts are empty", "", ""],
  ["there is no time", "Nikolaikirken, 13 benker", "Middag"],
  ["the time is a span", "kl. 13.00–14.00 i kirken", "Kl. 15.30"],
  ["there are several times", "Buss kl. 12.15, vielse kl. 13.00", "Kl. 15.30"],
  ["the number may be a date", "Vi møtes 12.06 ved båten", "Kl. 15.30"],
  ["the time does not exist", "Kirken, kl. 27.00", ""],
  ["the time is midnight", "Kl. 24.00", ""],
])("the day has no start time when %s", (_, ceremony, reception) => {
  expect(dayStart(ceremony, reception)).toBeNull();
});
