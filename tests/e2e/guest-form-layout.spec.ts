import type { Locator } from "@playwright/test";
import { insertWedding, insertWish, setGiftAccount } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";

for (const width of [320, 360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("a message covers no button of the reservation's sheet", async ({ page }) => {
      const weddingId = await insertWedding();
      await insertWish(weddingId, { title: "Vase" });
      await page.goto(`/wedding?id=${weddingId}`);
      await page.getByRole("button", { name: "Reserver Vase" }).click();
      await page.route("**/wedding?**", (route) => route.fulfill({ status: 404 }));
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Navnet ditt").fill("Solveig");
      await dialog.getByRole("button", { name: "Reserver" }).click();
      await expect(page.locator(".toast")).toBeVisible();
      const toast = await boxOf(page.locator(".toast"));
      for (const name of ["Reserver", "Avbryt"]) {
        const button = await boxOf(dialog.getByRole("button", { name }));
        expect(toast.y + toast.height <= button.y || toast.y >= button.y + button.height).toBe(
          true,
        );
      }
    });

    test("a chosen answer stays on one line, and “Del bilder” is as wide as the fields", async ({
      page,
    }) => {
      await page.goto(`/wedding?id=${await insertWedding()}`);
      await page.locator("#rsvp summary").click();
      const answer = page.locator(".choice span", { hasText: "Kommer ikke" });
      const before = await linesOf(answer);
      await page.getByRole("radio", { name: "Kommer ikke", exact: true }).check();
      expect(await linesOf(answer)).toBe(before);
      const share = await boxOf(page.getByRole("button", { name: "Del bilder" }));
      const field = await boxOf(page.locator("#share-caption"));
      expect([share.x, share.width]).toEqual([field.x, field.width]);
    });
  });
}

test("“Send hilsen” says what is missing while it is disabled", async ({ page }) => {
  await page.goto(`/wedding?id=${await insertWedding()}`);
  const reason = page.getByText("Fyll inn navn og melding, så kan du sende.");
  await expect(reason).toBeVisible();
  await page.locator("#hilsen").getByLabel("Navn").fill("Åse");
  await page.locator("#hilsen").getByLabel("Melding").fill("Hei");
  await expect(reason).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is shown that does nothing", async ({ page }) => {
    const weddingId = await insertWedding();
    await setGiftAccount(weddingId, "86011117947", "");
    await page.goto(`/wedding?id=${weddingId}`);
    await expect(page.getByText("Kontonummer", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Kopier kontonummer" })).toHaveCount(0);
  });
});

function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
