import { describe, expect, test } from "vitest";
import { isNight, isNightTime, lastNight, nextNight, outsideNight } from "./oslo-night.ts";

describe("night in Oslo", () => {
  test.each([
    ["2026-11-23T19:59:59Z", false],
    ["2026-11-23T20:00:00Z", true],
    ["2026-11-24T06:59:59Z", true],
    ["2026-11-24T07:00:00Z", false],
    // Summer time ends on 25 October at 03.
    ["2026-10-25T06:59:59Z", true],
    ["2026-10-25T07:00:00Z", false],
    ["2026-10-24T05:59:59Z", true],
    ["2026-10-24T06:00:00Z", false],
    // Summer time begins on 28 March at 02.
    ["2027-03-27T19:59:59Z", false],
    ["2027-03-28T18:59:59Z", false],
    ["2027-03-28T19:00:00Z", true],
  ])("%s: %s", (instant, night) => {
    expect(isNight(new Date(instant))).toBe(night);
  });

  test.each([
    ["07:59", true],
    ["08:00", false],
    ["20:59", false],
    ["21:00", true],
    ["00:00", true],
  ])("%s: %s", (time, night) => {
    expect(isNightTime(time)).toBe(night);
  });

  test.each([
    ["2026-11-23T12:00:00Z", "2026-11-23T20:00:00.000Z"],
    ["2026-11-23T20:00:00Z", "2026-11-24T20:00:00.000Z"],
    ["2026-10-24T19:30:00Z", "2026-10-25T20:00:00.000Z"],
    ["2027-03-27T20:30:00Z", "2027-03-28T19:00:00.000Z"],
  ])("after %s the next begins at %s", (instant, next) => {
    expect(nextNight(new Date(instant)).toISOString()).toBe(next);
  });

  test.each([
    ["2026-11-23T20:00:00Z", "2026-11-23T20:00:00.000Z"],
    ["2026-11-24T05:00:00Z", "2026-11-23T20:00:00.000Z"],
    ["2026-10-25T02:00:00Z", "2026-10-24T19:00:00.000Z"],
  ])("%s is in the night that began at %s", (instant, began) => {
    expect(lastNight(new Date(instant)).toISOString()).toBe(began);
  });

  test.each([
    ["2026-11-20T12:00:00Z", "2026-11-20T12:00:00.000Z"],
    ["2026-11-20T20:00:00Z", "2026-11-21T07:00:00.000Z"],
    ["2026-11-20T23:30:00Z", "2026-11-21T07:00:00.000Z"],
    ["2026-11-20T06:59:59Z", "2026-11-20T07:00:00.000Z"],
    ["2026-07-20T19:00:00Z", "2026-07-21T06:00:00.000Z"],
  ])("what is due at %s may be sent at %s", (due, sent) => {
    expect(outsideNight(new Date(due)).toISOString()).toBe(sent);
  });
});
