import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { insertGuest } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

const listTest = test.extend<{ addGuests: (count: number) => Promise<void> }>({
  addGuests: async ({ server, site, page }, use) => {
    const couple = await signUpOwner(server, `lang-liste-${randomUUID()}@example.no`);
    await addSessionCookies(page, couple, site);
    const weddingId = couple.weddingId as OwnedWeddingId;
    await use(async (count) => {
      const householdId = randomUUID();
      for (let number = 1; number <= count; number++) {
        const rsvpStatus = number % 10 === 0 ? "declined" : null;
        await insertGuest(weddingId, { name: `Gjest ${number}`, householdId, rsvpStatus });
      }
    });
  },
});

function tableHeight(page: Page): Promise<number> {
  return page.getByRole("table").evaluate(({ scrollHeight }) => scrollHeight);
}

for (const width of [390, 1440]) {
  listTest(`at ${width} px the table is as high as its rows`, async ({ page, addGuests }) => {
    await addGuests(130);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/guest-list");
    await expect(page.locator("tr[data-row]")).toHaveCount(130);
    const unseen = await tableHeight(page);
    await page.getByRole("rowheader", { name: "Gjest 130" }).scrollIntoViewIfNeeded();
    const seen = await tableHeight(page);
    expect(Math.abs(unseen - seen), "change when it is scrolled into view").toBeLessThan(60);

    await page.getByRole("link", { name: /^Kommer ikke/ }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(13);
    expect(await tableHeight(page), "height of 13 of 130 rows").toBeLessThan(seen / 8);
  });
}

listTest("2,000 guests are all found by the page's own search", async ({ page, addGuests }) => {
  await addGuests(2000);
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto("/guest-list");
  const html = (await response?.text()) ?? "";
  expect(html.match(/data-row="/g)?.length, "rows of the first response").toBe(60);
  await expect(page.locator("tr[data-row]")).toHaveCount(2000);
  expect(await page.evaluate(`find("Gjest 1999")`)).toBe(true);
  const search = page.getByRole("searchbox");
  await search.focus();
  const shownAfter = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>("[type=search]");
    if (!field) throw new Error("no search field");
    const start = performance.now();
    field.value = "gjest 19";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    return performance.now() - start;
  });
  await expect(page.getByRole("rowheader")).toHaveCount(111);
  expect(shownAfter, "ms to the filtered list").toBeLessThan(400);
});
