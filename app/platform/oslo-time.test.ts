import { describe, expect, it } from "vitest";
import {
  countdownTo,
  daysUntil,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatTime,
  osloDate,
  relativeTime,
} from "./oslo-time.ts";

const zone = "Europe/Oslo";
const at = (text: string) =>
  new Date(Temporal.ZonedDateTime.from(`${text}[${zone}]`).epochMilliseconds);

const day = 86_400_000;

describe("dates in words", () => {
  it("writes them as Norwegians do", () => {
    expect(formatLongDate("2027-06-12")).toBe("lørdag 12. juni 2027");
    expect(formatDate("2027-06-12")).toBe("12. juni 2027");
  });
});

describe("an instant in words", () => {
  const today = at("2026-11-20T12:00");

  it.each([
    ["2026-11-20T18:05", "20. november", "kl. 18.05"],
    ["2026-01-01T00:00", "1. januar", "kl. 00.00"],
    ["2025-12-31T23:59", "31. desember 2025", "kl. 23.59"],
  ])("%s", (instant, day, clock) => {
    expect(formatDay(at(instant), today)).toBe(day);
    expect(formatTime(at(instant))).toBe(clock);
  });
});

describe("countdownTo", () => {
  it.each([
    ["a week before, to the second", "2027-06-05T00:00", "2027-06-12", [7, 0, 0, 0]],
    ["one second before", "2027-06-11T23:59:59", "2027-06-12", [0, 0, 0, 1]],
    [
      "the shortest day: 23 hours on the clock's day",
      "2027-03-28T00:30",
      "2027-03-29",
      [0, 22, 30, 0],
    ],
    ["the longest day: 25 hours", "2026-10-25T00:30", "2026-10-26", [0, 24, 30, 0]],
    ["days across a clock change stay whole", "2027-03-27T00:00", "2027-03-30", [3, 0, 0, 0]],
  ])("%s", (_, now, date, [days, hours, minutes, seconds]) => {
    expect(countdownTo(date, at(now))).toEqual({ state: "before", days, hours, minutes, seconds });
  });

  it("is the day from 00:00 to 24:00 in Norway", () => {
    expect(countdownTo("2027-06-12", at("2027-06-11T23:59:59.999")).state).toBe("before");
    expect(countdownTo("2027-06-12", at("2027-06-12T00:00")).state).toBe("today");
    expect(countdownTo("2027-06-12", at("2027-06-12T23:59:59.999")).state).toBe("today");
    expect(countdownTo("2027-06-12", at("2027-06-13T00:00")).state).toBe("after");
  });

  it("agrees with the calendar at 10 000 random instants", () => {
    let seed = 20270612;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let round = 0; round < 10_000; round++) {
      const year = 2024 + Math.floor(random() * 12);
      const spring = Date.UTC(year, 2, 28);
      // Half of the instants are near a clock change, where errors are likely.
      const instant = new Date(
        round % 2 ? spring + (random() - 0.5) * 10 * day : spring + random() * 365 * day,
      );
      const now = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
        zone,
      );
      const date = now.toPlainDate().add({ days: 1 + Math.floor(random() ** 4 * 900) });
      const left = now.until(date.toZonedDateTime(zone), { largestUnit: "days" });
      const { days, hours, minutes, seconds } = left;
      expect(countdownTo(date.toString(), instant), `${instant.toISOString()} to ${date}`).toEqual({
        state: "before",
        days,
        hours,
        minutes,
        seconds,
      });
    }
  });
});

describe("the date in Norway", () => {
  it.each([
    ["2026-11-20T22:59:59Z", "2026-11-20"],
    ["2026-11-20T23:00:00Z", "2026-11-21"],
    ["2027-06-12T21:59:59Z", "2027-06-12"],
    ["2027-06-12T22:00:00Z", "2027-06-13"],
    ["2026-12-31T23:30:00Z", "2027-01-01"],
  ])("at %s is %s", (instant, date) => {
    expect(osloDate(new Date(instant))).toBe(date);
  });

  it("is written with Norwegian clock time in summer and winter", () => {
    expect(formatDateTime(new Date("2026-11-20T17:05:00Z"))).toBe("20. nov. 2026, 18:05");
    expect(formatDateTime(new Date("2027-06-12T17:05:00Z"))).toBe("12. juni 2027, 19:05");
  });
});

describe("daysUntil", () => {
  it.each([
    ["today", "2027-06-12", "2027-06-12T23:59", 0],
    ["tomorrow, a minute away", "2027-06-13", "2027-06-12T23:59", 1],
    ["yesterday", "2027-06-11", "2027-06-12T00:00", -1],
    ["over the day of 23 hours", "2027-03-29", "2027-03-27T12:00", 2],
    ["over the day of 25 hours", "2026-10-26", "2026-10-24T12:00", 2],
    ["from the repeated hour", "2026-10-26", "2026-10-25T02:30", 1],
    ["over a leap day", "2028-03-01", "2028-02-28T12:00", 2],
    ["in a year", "2027-11-20", "2026-11-20T12:00", 365],
  ])("%s", (_, date, now, days) => {
    expect(daysUntil(date, at(now))).toBe(days);
  });
});

describe("relativeTime", () => {
  const then = at("2026-10-24T12:00");
  const hoursLater = (hours: number) =>
    relativeTime(then, new Date(then.getTime() + hours * 3_600_000));

  it.each([
    [0, "Akkurat nå"],
    [0.99, "Akkurat nå"],
    [1, "1 time siden"],
    [1.99, "1 time siden"],
    [2, "2 timer siden"],
    [23.99, "23 timer siden"],
    [24, "1 dag siden"],
    [47.99, "1 dag siden"],
    [48, "2 dager siden"],
    [24 * 400, "400 dager siden"],
  ])("after %s hours", (hours, words) => {
    expect(hoursLater(hours)).toBe(words);
  });

  it("treats future times as now, since clocks can disagree", () => {
    for (const hours of [-0.001, -1, -30, -24 * 400]) expect(hoursLater(hours)).toBe("Akkurat nå");
  });
});
