import { expect, test } from "vitest";
import { demoWeddingDate } from "../database/seed/demo-date.ts";

test.each([
  ["2026-11-23", "2027-06-05"],
  ["2026-12-31", "2027-07-03"],
  ["2027-02-25", "2027-08-28"],
  ["2027-02-28", "2027-08-28"],
  ["2027-03-01", "2028-06-03"],
])("a demo that starts on %s has its wedding on %s", (today, date) => {
  expect(demoWeddingDate(today)).toBe(date);
});

test("the demo wedding is on a Saturday in summer, half a year to 16 months away, on any day", () => {
  const first = Temporal.PlainDate.from("2026-01-01");
  for (let day = 0; day < 3000; day++) {
    const today = first.add({ days: day });
    const date = Temporal.PlainDate.from(demoWeddingDate(today.toString()));
    expect([6, 7, 8]).toContain(date.month);
    expect(date.dayOfWeek).toBe(6);
    const { days } = today.until(date);
    expect(days).toBeGreaterThanOrEqual(180);
    expect(days).toBeLessThan(480);
  }
});
