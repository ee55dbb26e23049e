import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import ICAL from "ical.js";
import { insertWedding } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

test("a guest downloads the calendar entry and opens the map", async ({ page }) => {
  const weddingId = await insertWedding({
    weddingDate: "2028-01-22",
    venue: "Fruktlåven",
    city: "Lofthus",
    ceremony: "Vi vies i hagen kl. 13.00.",
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/wedding?id=${weddingId}`);

  const calendar = page.getByRole("link", { name: "Legg i kalender" });
  await expectLargeTarget(calendar);
  const downloading = page.waitForEvent("download");
  await calendar.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Bryllup Kari og Ola.ics");
  const file = readFileSync(await download.path(), "utf8");
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined,
  );
  expect(event.summary).toBe("Bryllup: Kari og Ola");
  expect(event.location).toBe("Fruktlåven, Lofthus");
  expect(event.startDate.toJSDate()).toEqual(new Date("2028-01-22T12:00Z"));

  const directions = page.getByRole("link", { name: "Veibeskrivelse til Fruktlåven, Lofthus" });
  await expectLargeTarget(directions);
  await expect(directions).toHaveAttribute("rel", "noreferrer");
  const href = new URL((await directions.getAttribute("href")) ?? "");
  expect(href.origin).toBe("https://www.google.com");
  expect(href.searchParams.get("destination")).toBe("Fruktlåven, Lofthus");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: iphone });

  test("directions open in Apple Maps", async ({ page, demo }) => {
    await page.goto(`/wedding?id=${demo.weddingId}`);
    const directions = page.getByRole("link", { name: /Veibeskrivelse/ });
    await expect(directions).toHaveAttribute("href", /^https:\/\/maps\.apple\.com\//);
  });
});

async function expectLargeTarget(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
}
