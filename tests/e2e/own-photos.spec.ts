import type { Locator } from "@playwright/test";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import {
  choosePhotos,
  galleryPhotos,
  likeButtons,
  makeFormsOlder,
  photoTiles,
  submitPhotos,
} from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { solidPicture } from "#tests/support/pictures.ts";

const jpeg = async (shade: number) => ({
  name: `kake-${shade}.jpg`,
  mimeType: "image/jpeg",
  buffer: await solidPicture(60, 40, { r: shade, g: 90, b: 90 }).jpeg().toBuffer(),
});

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? "on a phone" : "on a desktop without JavaScript";
  test.describe(title, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 360 : 1280, height: 740 },
    });

    const press = javaScriptEnabled ? pressTwice : (button: Locator) => button.click();

    test("a guest takes back an own photo and an own heart", async ({ page, server }) => {
      const weddingId = await insertWedding();
      await insertPhoto(weddingId, { guestName: "Kari" });
      const open = async () => {
        await page.goto(`/wedding?id=${weddingId}`);
        if (!javaScriptEnabled) await makeFormsOlder(page, server, weddingId);
      };
      await open();
      const greeting = page.locator("#hilsen");
      await greeting.getByLabel("Melding").fill("Takk for i dag");
      await choosePhotos(page, [await jpeg(20)]);
      await page.getByLabel("Navnet ditt").fill("Solveig");
      await press(page.getByRole("button", { name: "Del bilder" }));
      await expect(galleryPhotos(page)).toHaveCount(2);
      await expect(page.getByText("Vennligst velg en bildefil")).toHaveCount(0);
      await expect(greeting.getByRole("button", { name: "Send hilsen" })).toBeEnabled();
      if (!javaScriptEnabled) await open();

      const own = galleryPhotos(page).first();
      await expect(page.getByText("Fjern bildet")).toHaveCount(1);
      await own.getByText("Fjern bildet").click();
      let removals = 0;
      page.on("request", (request) => {
        if (request.method() === "POST") removals++;
      });
      await press(own.getByRole("button", { name: "Ja, fjern det" }));
      await expect(page.getByText("Bildet er fjernet.")).toBeVisible();
      expect(removals).toBe(1);
      await expect(galleryPhotos(page)).toHaveCount(1);
      await expect(page.getByText("1 bilde delt")).toBeVisible();
      await open();
      await expect(galleryPhotos(page)).toHaveCount(1);

      await likeButtons(page).first().click();
      await expect(likeButtons(page).first()).toHaveAccessibleName(/hjerter: 1$/);
      if (javaScriptEnabled) await likeButtons(page).first().click();
      else await open();
      await page.getByRole("button", { name: "Ta tilbake hjertet" }).click();
      await expect(likeButtons(page).first()).toHaveAccessibleName(/hjerter: 0$/);
      await open();
      await expect(likeButtons(page).first()).toHaveAttribute("aria-pressed", "false");
    });
  });
}

test("a refused photo is announced where it was shared", async ({ page }) => {
  const weddingId = await insertWedding();
  await page.goto(`/wedding?id=${weddingId}`);
  await page.route("**/wedding/photos?**", (route) =>
    route.fulfill({
      status: 400,
      json: { ok: false, reason: "unreadable", message: "Kan ikke leses" },
    }),
  );
  await choosePhotos(page, [await jpeg(40)]);
  await submitPhotos(page, "Solveig");
  await expect(photoTiles(page)).toContainText("Kan ikke leses");
  await expect(page.locator("photo-share [role=status]")).toHaveText(
    "«kake-40.jpg»: Kan ikke leses",
  );
});

test("a drawing that browsers show but the page does not take gets the true reason", async ({
  page,
}) => {
  await page.goto(`/wedding?id=${await insertWedding()}`);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await choosePhotos(page, [{ name: "kart.svg", mimeType: "image/svg+xml", buffer }]);
  await expect(photoTiles(page)).toContainText("Lagre det som JPG eller PNG først");
});

/** As unsteady hands do. */
function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
