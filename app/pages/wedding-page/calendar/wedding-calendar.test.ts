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
  ceremony: "Kom et kvarter før",
  ceremonyPlace: "Ullensvang kirke",
  ceremonyTime: "13:00",
  reception: "Middag og dans",
  receptionPlace: "Fruktlåven, Lofthus",
  receptionTime: "15:30",
};

const noTimes = { ceremonyTime: null, receptionTime: null } as const;

test("the ceremony is an entry at its own time and place", () => {
  const event = read({}, "ceremony");
  expect(event.uid).toBe(wedding.id);
  expect(event.sequence).toBe(3);
  expect(event.summary).toBe("Vielse: Kari og Ola");
  expect(event.location).toBe("Ullensvang kirke");
  expect(event.description).toBe(`Kom et kvarter før\n\n${pageUrl}`);
  expect(hoursOf(event)).toEqual(["2027-06-19T11:00Z", "2027-06-19T12:00Z"]);
  expect(event.component.getFirstPropertyValue("url")).toBe(pageUrl);
  expect(String(event.component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-20T12:34:56Z");
});

test("the party is an entry of its own, until midnight in Norway", () => {
  const event = read({}, "reception");
  expect(event.uid).toBe(`${wedding.id}-reception`);
  expect(event.summary).toBe("Bryllupsfest: Kari og Ola");
  expect(event.location).toBe("Fruktlåven, Lofthus");
  expect(hoursOf(event)).toEqual(["2027-06-19T13:30Z", "2027-06-19T22:00Z"]);
});

test.each([
  [{}, "Vielse", wedding.id, ["2027-06-19T11:00Z", "2027-06-19T12:00Z"], "kl. 15.30"],
  [
    { ceremonyTime: null, receptionTime: "00:30" },
    "Bryllupsfest",
    `${wedding.id}-reception`,
    ["2027-06-19T22:30Z", "2027-06-20T02:30Z"],
    "kl. 00.30, natt til søndag",
  ],
])(
  "without a part, %j is the first with a time, and tells of both",
  (change, title, uid, hours, partyTime) => {
    const event = read(change);
    expect(event.uid).toBe(uid);
    expect(event.summary).toBe(`${title}: Kari og Ola`);
    expect(hoursOf(event)).toEqual(hours);
    const ceremonyTime = title === "Vielse" ? "kl. 13.00, " : "";
    expect(event.description).toBe(
      `Vielse: ${ceremonyTime}Ullensvang kirke. Kom et kvarter før\n\nBryllupsfest: ${partyTime}, Fruktlåven, Lofthus. Middag og dans\n\n${pageUrl}`,
    );
  },
);

test("a part without a time does not replace the other by a whole day", () => {
  const event = read({ receptionTime: null }, "reception");
  expect([event.uid, event.summary]).toEqual([wedding.id, "Vielse: Kari og Ola"]);
  expect(event.startDate.isDate).toBe(false);
});

test.each([
  ["in winter", "2028-01-22", "22:00", "2028-01-22T21:00Z", "2028-01-23T01:00Z"],
  ["when the clock goes on", "2027-03-27", "22:00", "2027-03-27T21:00Z", "2027-03-28T01:00Z"],
  ["when the clock went back", "2027-10-30", "00:30", "2027-10-30T22:30Z", "2027-10-31T02:30Z"],
  ["at the end of a year", "2027-12-31", "00:30", "2027-12-31T23:30Z", "2028-01-01T03:30Z"],
  ["on a leap day", "2028-02-29", "18:00", "2028-02-29T17:00Z", "2028-02-29T23:00Z"],
])("the hours of a party in Norway: %s", (_, weddingDate, receptionTime, start, end) => {
  const event = read({ weddingDate, receptionTime }, "reception");
  expect(event.startDate.zone?.tzid).toBe("Europe/Oslo");
  expect(hoursOf(event)).toEqual([start, end]);
});

test("a ceremony without a place of its own is at the wedding's", () => {
  expect(read({ ceremonyPlace: "" }, "ceremony").location).toBe("Fruktlåven, Lofthus");
  expect(read({ ...noTimes, ceremonyPlace: "" }).location).toBe("Fruktlåven, Lofthus");
});

test("without times the wedding is an entry of the whole day, whatever the texts say", () => {
  const change = { ...noTimes, weddingDate: "2027-10-31", ceremony: "Kl. 13.00" };
  for (const part of ["ceremony", "reception", null] as const) {
    const event = read(change, part);
    expect(event.summary).toBe("Bryllup: Kari og Ola");
    expect(event.startDate.isDate).toBe(true);
    expect(String(event.startDate)).toBe("2027-10-31");
    expect(String(event.endDate)).toBe("2027-11-01");
    expect(event.location).toBe("Ullensvang kirke");
    expect(event.description).toBe(
      `Vielse: Ullensvang kirke. Kl. 13.00\n\nBryllupsfest: Fruktlåven, Lofthus. Middag og dans\n\n${pageUrl}`,
    );
    expect(event.component.parent?.getFirstSubcomponent("vtimezone")).toBeNull();
  }
});

test("fields that the couple left empty are left out", () => {
  const empty = { venue: "", city: "", ceremony: "", ceremonyPlace: "" };
  const event = read({ ...noTimes, ...empty, reception: "", receptionPlace: "" });
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
  expect(read({ ceremony }, "ceremony").description).toBe(`${cleanText(ceremony)}\n\n${pageUrl}`);
});

test("any text is preserved, in lines of at most 75 octets", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(anyText, anyText, (bride, venue) => {
      const event = read({ ...noTimes, bride, venue, city: "", ceremonyPlace: "" });
      expect(event.summary).toBe(cleanText(`Bryllup: ${bride} og Ola`));
      expect(event.location ?? "").toBe(cleanText(venue));
    }),
  );
});

/** Parses the file with an independent library. */
function read(
  change: Partial<CalendarWedding>,
  part: "ceremony" | "reception" | null = null,
): ICAL.Event {
  const file = weddingCalendar({ ...wedding, ...change }, pageUrl, part);
  expect(file).toMatch(/^(?:[^\r\n]+\r\n)+$/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event");
  return new ICAL.Event(event);
}

function hoursOf({ startDate, endDate }: ICAL.Event): string[] {
  return [startDate, endDate].map((at) => at.toJSDate().toISOString().replace(":00.000Z", "Z"));
}
