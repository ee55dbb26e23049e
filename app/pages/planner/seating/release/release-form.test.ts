import { expect, test } from "vitest";
import { readRelease, valuesOf } from "./release-form.ts";
import { releaseTexts } from "./texts.ts";

const at = new Date("2027-06-01T08:00:00Z");
const later = { choice: "later", date: "2027-06-12", time: "12:00" } as const;
const { errors } = releaseTexts;

test("noon of the wedding is proposed, in Norwegian time", () => {
  const values = valuesOf({ isReleased: false, releasedFrom: null }, "2027-06-12", at);
  expect(values).toEqual({ ...later, choice: "hidden" });
  const release = { isReleased: true, releasedFrom: "2027-06-12T10:00:00.000Z" };
  expect(readRelease({ ...values, choice: "later" }, at)).toEqual({ ok: true, release });
  expect(valuesOf(release, "2027-07-01", at)).toEqual(later);
});

test("without a date of the wedding, today is proposed", () => {
  expect(valuesOf({ isReleased: true, releasedFrom: null }, null, at)).toEqual({
    choice: "shown",
    date: "2027-06-01",
    time: "12:00",
  });
});

test.each([
  ["shown", true],
  ["hidden", false],
] as const)("%s needs no time", (choice, isReleased) => {
  const release = { isReleased, releasedFrom: null };
  expect(readRelease({ choice, date: "", time: "" }, at)).toEqual({ ok: true, release });
});

test.each([
  [{ ...later, date: "" }, { date: errors.date }],
  [{ ...later, time: "" }, { time: errors.time }],
  [{ ...later, date: "2027-05-31" }, { date: errors.past }],
])("%o is refused", (values, expected) => {
  expect(readRelease(values, at)).toEqual({ ok: false, errors: expected });
});
