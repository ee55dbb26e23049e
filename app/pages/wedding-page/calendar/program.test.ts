import { expect, test } from "vitest";
import { programOf } from "./program.ts";

const wedding = {
  weddingDate: "2027-06-19",
  venue: "Fruktlåven",
  city: "Lofthus",
  ceremony: "",
  ceremonyPlace: "",
  ceremonyTime: null as string | null,
  reception: "",
  receptionPlace: "",
  receptionTime: null as string | null,
};

test("ceremony and party have their own places and times", () => {
  const events = programOf({
    ...wedding,
    ceremonyPlace: "Ullensvang kirke",
    ceremonyTime: "13:00",
    receptionPlace: "Fruktlåven, Lofthus",
    receptionTime: "15:30",
  });
  expect(events.map(({ part, place }) => [part, place])).toEqual([
    ["ceremony", "Ullensvang kirke"],
    ["reception", "Fruktlåven, Lofthus"],
  ]);
  expect(events.map(hoursOf)).toEqual([
    ["2027-06-19T13:00+02:00", "2027-06-19T14:00+02:00"],
    ["2027-06-19T15:30+02:00", "2027-06-20T00:00+02:00"],
  ]);
});

test("a ceremony with a time is at the wedding's place unless it has its own", () => {
  expect(programOf({ ...wedding, ceremonyTime: "13:00" })[0]?.place).toBe("Fruktlåven, Lofthus");
  const elsewhere = { ...wedding, ceremonyTime: "13:00", ceremonyPlace: "Kirken" };
  expect(programOf(elsewhere)[0]?.place).toBe("Kirken");
});

test("no time or place is read out of the texts", () => {
  const events = programOf({
    ...wedding,
    ceremony: "Kl. 13.00, Ullensvang kirke",
    reception: "15.30 – middag og dans",
  });
  expect(events).toEqual([
    { part: "ceremony", text: "Kl. 13.00, Ullensvang kirke", place: "", hours: null },
    { part: "reception", text: "15.30 – middag og dans", place: "", hours: null },
  ]);
});

test("a part without text, place and time is left out", () => {
  expect(programOf(wedding)).toEqual([]);
  expect(programOf({ ...wedding, ceremony: " \n" })).toEqual([]);
  expect(programOf({ ...wedding, receptionPlace: "Låven" }).map(({ part }) => part)).toEqual([
    "reception",
  ]);
});

test.each([
  ["in the afternoon", "13:00", "15:30", "2027-06-19T15:30+02:00", "2027-06-20T00:00+02:00"],
  ["late in the evening", "13:00", "22:00", "2027-06-19T22:00+02:00", "2027-06-20T02:00+02:00"],
  ["after midnight", "23:00", "00:30", "2027-06-20T00:30+02:00", "2027-06-20T04:30+02:00"],
  ["after midnight, alone", null, "00:30", "2027-06-20T00:30+02:00", "2027-06-20T04:30+02:00"],
  ["after a night ceremony", "00:05", "01:00", "2027-06-19T01:00+02:00", "2027-06-20T00:00+02:00"],
  ["before the ceremony", "17:00", "14:00", "2027-06-19T14:00+02:00", "2027-06-20T00:00+02:00"],
])("a party %s", (_, ceremonyTime, receptionTime, start, end) => {
  const events = programOf({ ...wedding, ceremonyTime, receptionTime });
  expect(hoursOf(events.find(({ part }) => part === "reception"))).toEqual([start, end]);
});

test("a ceremony ends when the party begins", () => {
  const [ceremony] = programOf({ ...wedding, ceremonyTime: "13:00", receptionTime: "13:40" });
  expect(hoursOf(ceremony)).toEqual(["2027-06-19T13:00+02:00", "2027-06-19T13:40+02:00"]);
});

test.each([
  ["lasts an hour less", "2027-03-27", "2027-03-27T22:00+01:00", "2027-03-28T03:00+02:00"],
  ["lasts an hour more", "2027-10-30", "2027-10-30T22:00+02:00", "2027-10-31T02:00+02:00"],
])("the night %s on the clock when the clock changes", (_, weddingDate, start, end) => {
  const [party] = programOf({ ...wedding, weddingDate, receptionTime: "22:00" });
  expect(hoursOf(party)).toEqual([start, end]);
});

test.each([
  ["that is skipped", "2027-03-28", "02:30", "2027-03-28T03:30+02:00"],
  ["that comes twice", "2027-10-31", "02:30", "2027-10-31T02:30+02:00"],
])("a ceremony at a time %s", (_, weddingDate, ceremonyTime, start) => {
  expect(hoursOf(programOf({ ...wedding, weddingDate, ceremonyTime })[0])[0]).toBe(start);
});

function hoursOf(event?: ReturnType<typeof programOf>[number]): string[] {
  const options = { smallestUnit: "minute", timeZoneName: "never" } as const;
  return event?.hours ? [event.hours.start, event.hours.end].map((at) => at.toString(options)) : [];
}
