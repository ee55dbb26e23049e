import { expect, test } from "vitest";
import { wizardTexts } from "#app/features/weddings/components/wizard/texts.ts";
import { pageTexts } from "#app/pages/wedding-page/texts.ts";
import { formatNumber } from "./numbers.ts";

test.each([
  [999, "999"],
  [1095, "1\u00a0095"],
  [1_234_567, "1\u00a0234\u00a0567"],
])("%d is written %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test("the days to a distant wedding have their space", () => {
  expect(wizardTexts.daysLeft(1095)).toBe("1\u00a0095 dager igjen");
  expect(pageTexts.countdown.spoken(1095)).toContain("1\u00a0095 dager");
});
