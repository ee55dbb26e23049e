import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { cleanText } from "#app/platform/http/clean-text.ts";
import { type CalendarWedding, weddingCalendar } from "./wedding-calendar.ts";

const pageUrl = "https://jaord.example/wedding?id=8a6e0804-2bd0-4672-b79d-d97027f9071a";
const wedding: CalendarWedding = {
  id: "8a6e0804-2bd0-4672-b79d-d97027f9071a",
  version: 3,
  updatedAt: new Date("2026-11-20T12:34:56.789Z"),
  bride: "Kari",
  groom: "Ola",
  weddingDate: "2027-06-19",
  venue: "Fruktlåven",
  city: "Lofthus",
  ceremony: "Kl. 13.00, Nikolaikirken",
  reception: "Kl. 15.30. Middag og dans",
};

test("the event has summary, place, program and URL", () => {
  const event = read({});
  expect(event.uid).toBe(wedding.id);
  expect(event.sequence).toBe(3);
  expect(event.summary).toBe("Bryllup: Kari og Ola");
  expect(event.location).toBe("Fruktlåven, Lofthus");
  expect(event.description).toBe(
    `Vielse: Kl. 13.00, Nikolaikirken\n\nBryllupsfest: Kl. 15.30. Middag og dans\n\n${pageUrl}`,
  );
  expect(event.component.getFirstPropertyValue("url")).toBe(pageUrl);
  expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T12:34:56Z");
});

test.each([
  ["in summer", "2027-06-19", "Kl. 13.00", "2027-06-19T11:00Z", "2027-06-19T22:00Z"],
  ["in winter", "2028-01-22", "Kl. 13.00", "2028-01-22T12:00Z", "2028-01-22T23:00Z"],
  ["before the clock goes on", "2027-03-28", "kl 01.30", "2027-03-28T00:30Z", "2027-03-28T22:00Z"],
  ["after the clock went on", "2027-03-28", "kl 12:30", "2027-03-28T10:30Z", "2027-03-28T22:00Z"],
  ["after the clock went back", "2027-10-31", "kl 13", "2027-10-31T12:00Z", "2027-10-31T23:00Z"],
  ["the night before it", "2027-10-30", "kl 22", "2027-10-30T20:00Z", "2027-10-30T22:00Z"],
  ["right after midnight", "2027-06-19", "00.05", "2027-06-18T22:05Z", "2027-06-19T22:00Z"],
  ["at the end of a year", "2027-12-31", "Kl. 14.00", "2027-12-31T13:00Z", "2027-12-31T23:00Z"],
  ["on a leap day", "2028-02-29", "Kl. 14.00", "2028-02-29T13:00Z", "2028-02-29T23:00Z"],
])("an event lasts until midnight in Norway: %s", (_, weddingDate, ceremony, start, end) => {
  const event = read({ weddingDate, ceremony });
  expect(event.startDate.zone?.tzid).toBe("Europe/Oslo");
  expect(event.startDate.toJSDate()).toEqual(new Date(start));
  expect(event.endDate.toJSDate()).toEqual(new Date(end));
});

test("an event without a time lasts the whole day", () => {
  const event = read({ weddingDate: "2027-10-31", ceremony: "Nikolaikirken", reception: "" });
  expect(event.startDate.isDate).toBe(true);
  expect(String(event.startDate)).toBe("2027-10-31");
  expect(String(event.endDate)).toBe("2027-11-01");
  expect(event.component.parent?.getFirstSubcomponent("vtimezone")).toBeNull();
});

test("fields that the couple left empty are left out", () => {
  const event = read({ venue: "", city: "", ceremony: "", reception: "" });
  expect(event.location).toBeNull();
  expect(event.description).toBe(pageUrl);
});

test.each([
  [
    "punctuation and line breaks",
    "Møt opp kvart på; buss går, presis\nTa med: paraply, godt humør",
  ],
  ["lines of a calendar file", "BEGIN:VEVENT\r\nSUMMARY:Lurt\r\nEND:VEVENT"],
  ["backslashes", "C:\\ny mappe\\n, og \\; til"],
  ["long lines of two-octet letters", "æøå".repeat(120)],
  ["emoji of many octets", "👩‍❤️‍👩🥂".repeat(60)],
])("%s are preserved", (_, ceremony) => {
  expect(read({ ceremony, reception: "" }).description).toBe(
    `Vielse: ${cleanText(ceremony)}\n\n${pageUrl}`,
  );
});

test("any text is preserved, in lines of at most 75 octets", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(anyText, anyText, (bride, venue) => {
      const event = read({ bride, venue, city: "" });
      expect(event.summary).toBe(cleanText(`Bryllup: ${bride} og Ola`));
      expect(event.location ?? "").toBe(cleanText(venue));
    }),
  );
});

/** Parses the file with an independent library. */
function read(change: Partial<CalendarWedding>): ICAL.Event {
  const file = weddingCalendar({ ...wedding, ...change }, pageUrl);
  expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  return new ICAL.Event(event);
}
