import { expect, test } from "vitest";
import { listingStatuses } from "../rules.ts";
import { datesFrom, isAllowed, lifetimeDays, liveStatus, transitions } from "./rules.ts";

const everything = listingStatuses.join(" ");

test.each([
  ["change", "review published reserved"],
  ["publish", "draft withdrawn"],
  ["reserve", "published"],
  ["release", "reserved"],
  ["sell", "published reserved"],
  ["undoSale", "sold"],
  ["withdraw", "review published reserved"],
  ["undoWithdrawal", "draft withdrawn"],
  ["renew", "published reserved withdrawn"],
  ["delete", "draft review published reserved withdrawn"],
] as const)("%s is possible for what is %s", (transition, from) => {
  const allowed = everything.split(" ").filter((status) => isAllowed(transition, status as never));
  expect(allowed.toSorted()).toEqual(from.split(" ").toSorted());
  expect(Object.keys(transitions)).toContain(transition);
});

const day = (number: number) => new Date(Date.UTC(2027, 0, number));

test.each([
  ["a first time", null, null, 20],
  ["back before its time is over", day(1), day(60), 1],
  ["back at the moment its time is over", day(1), day(20), 20],
  ["back later", day(1), day(10), 20],
] as const)("the dates of a listing shown %s", (_, publishedAt, expiresAt, published) => {
  const dates = datesFrom({ publishedAt, expiresAt }, day(20));
  expect(dates).toEqual({ publishedAt: day(published), expiresAt: day(20 + lifetimeDays) });
});

test("what was reserved before is reserved again", () => {
  expect(liveStatus({ reservedAt: null })).toBe("published");
  expect(liveStatus({ reservedAt: day(1) })).toBe("reserved");
});
