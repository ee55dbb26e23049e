import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { insertWedding } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";

test("ceremony and party each have a calendar entry and directions of their own", async ({
  page,
}) => {
  const weddingId = await insertWedding({
    weddingDate: "2028-01-22",
    venue: "Fruktlåven",
    city: "Lofthus",
    ceremony: "Bussen går kl. 12.15.",
    ceremonyPlace: "Ullensvang kirke",
    ceremonyTime: "13:00",
    receptionPlace: "Fruktlåven, Lofthus",
    receptionTime: "00:30",
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/wedding?id=${weddingId}`);

  const ceremony = await downloadEntry(page, "Legg i kalender vielsen");
  expect(ceremony.fileName).toBe("Vielse Kari og Ola.ics");
  expect(ceremony.event.summary).toBe("Vielse: Kari og Ola");
  expect(ceremony.event.location).toBe("Ullensvang kirke");
  expect(ceremony.event.startDate.toJSDate()).toEqual(new Date("2028-01-22T12:00Z"));
  const party = await downloadEntry(page, "Legg i kalender festen");
  expect(party.event.location).toBe("Fruktlåven, Lofthus");
  expect(party.event.startDate.toJSDate()).toEqual(new Date("2028-01-22T23:30Z"));
  await expect(page.getByText("kl. 00.30, natt til søndag")).toBeVisible();

  for (const place of ["Ullensvang kirke", "Fruktlåven, Lofthus"]) {
    const directions = page.getByRole("link", { name: `Veibeskrivelse til ${place}` });
    await expectLargeTarget(directions);
    await expect(directions).toHaveAttribute("rel", "noreferrer");
    const href = new URL((await directions.getAttribute("href")) ?? "");
    expect(href.origin).toBe("https://www.google.com");
    expect(href.searchParams.get("destination")).toBe(place);
  }
});

test("a wedding without times has an entry of the whole day", async ({ page }) => {
  const weddingId = await insertWedding({ weddingDate: "2028-01-22", ceremony: "Kl. 13 i hagen" });
  await page.goto(`/wedding?id=${weddingId}`);
  const { event } = await downloadEntry(page, "Legg i kalender dagen");
  expect(event.startDate.isDate).toBe(true);
  expect(event.location).toBe("Låven, Lom");
  await expect(page.getByRole("link", { name: "Veibeskrivelse til Låven, Lom" })).toHaveCount(1);
});

test("the clock writes the days to a distant wedding with their space", async ({ page }) => {
  // Not the server's day, so that only the clock can have written the number.
  await page.clock.install({ time: new Date("2030-01-01T12:00:00Z") });
  await page.goto(`/wedding?id=${await insertWedding({ weddingDate: "2035-01-20" })}`);
  await expect(page.locator("[data-unit=days] b")).toHaveText("1\u00a0844");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: iphone });

  test("directions open in Apple Maps", async ({ page, demo }) => {
    await page.goto(`/wedding?id=${demo.weddingId}`);
    const directions = page.getByRole("link", { name: "Veibeskrivelse til Ullensvang kirke" });
    await expect(directions).toHaveAttribute("href", /^https:\/\/maps\.apple\.com\//);
  });
});

async function downloadEntry(page: Page, name: string) {
  const link = page.getByRole("link", { name });
  await expectLargeTarget(link);
  const downloading = page.waitForEvent("download");
  await link.click();
  const download = await downloading;
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), "utf8")));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return { fileName: download.suggestedFilename(), event };
}

async function expectLargeTarget(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThanOrEqual(44);
}
