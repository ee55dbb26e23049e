import { expect, test } from "vitest";
import { dayStart, splitTime } from "./program-time.ts";

test.each([
  ["Kl. 13.00, Nikolaikirken", "kl. 13.00", "Nikolaikirken"],
  ["kl 13:30 Nikolaikirken", "kl. 13.30", "Nikolaikirken"],
  ["Klokken 9: frokost", "kl. 09.00", "Frokost"],
  ["15.30 – middag og dans", "kl. 15.30", "Middag og dans"],
  ["kl. 13.00", "kl. 13.00", ""],
])("takes the time off %s", (text, time, rest) => {
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
])("leaves %s as it was written", (text) => {
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
])("%j and %j begin at %s", (ceremony, reception, start) => {
  expect(dayStart(ceremony, reception)).toBe(start);
});

test.each([
  ["nothing is said", "", ""],
  ["there is no time", "Nikolaikirken, 13 benker", "Middag"],
  ["it is a span", "kl. 13.00–14.00 i kirken", "Kl. 15.30"],
  ["there are several", "Buss kl. 12.15, vielse kl. 13.00", "Kl. 15.30"],
  ["it may be a date", "Vi møtes 12.06 ved båten", "Kl. 15.30"],
  ["there is no such time", "Kirken, kl. 27.00", ""],
  ["it is the end of the day", "Kl. 24.00", ""],
])("the day begins with itself when %s", (_, ceremony, reception) => {
  expect(dayStart(ceremony, reception)).toBeNull();
});
