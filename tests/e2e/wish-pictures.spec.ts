import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { maxPictureBytes } from "#app/platform/pictures/picture-files.ts";
import { expect } from "#tests/support/journey.ts";
import { decodeHeic, heicPhoto, noisyJpeg, solidPicture } from "#tests/support/pictures.ts";
import { chooseFile, openEditForm, wishlistTest as test } from "#tests/support/planner.ts";

test("links to private addresses are rejected, and the form keeps its input", async ({
  page,
  wishlist,
}) => {
  let requests = 0;
  const localServer = createServer((_, response) => response.end(String(++requests))).listen(0);
  await wishlist.open("Vase");
  await page.getByRole("button", { name: "Legg til gjenstand" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tittel").fill("Bilde utenfra");
  for (const [link, message] of [
    [
      `http://127.0.0.1:${(localServer.address() as AddressInfo).port}/`,
      /Vi fikk ikke tak i bildet/,
    ],
    ["http://169.254.169.254/latest/meta-data", /Vi fikk ikke tak i bildet/],
    ["bilde.jpg", /begynner med https/],
  ] as const) {
    await dialog.getByLabel("Eller lenke til et bilde").fill(link);
    await dialog.getByRole("button", { name: "Legg til", exact: true }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByLabel("Eller lenke til et bilde")).toHaveValue(link);
  }
  await expect(dialog.getByLabel("Tittel")).toHaveValue("Bilde utenfra");
  expect(requests).toBe(0);
  localServer.close();

  // Undecodable, so the browser cannot make the file smaller.
  await chooseFile(dialog, Buffer.alloc(maxPictureBytes + 1));
  await expect(dialog.getByText("Bildet må være mindre enn 5MB")).toBeVisible();
  await chooseFile(dialog, Buffer.from("<svg/>"));
  await expect(dialog.getByText("Vennligst velg en bildefil")).toBeVisible();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const map = { name: "kart.svg", mimeType: "image/svg+xml", buffer: drawing };
  await dialog.locator("input[type=file]").setInputFiles(map);
  await expect(dialog.getByText("Lagre det som JPG eller PNG først")).toBeVisible();
  await chooseFile(dialog, await solidPicture(90, 90).png().toBuffer());
  await expect(dialog.getByRole("img", { name: "Bildet av ønsket" })).toBeVisible();
});

test("oversized and HEIC pictures of couples are converted to JPEG", async ({ page, wishlist }) => {
  await decodeHeic(page);
  // Decoders ignore what follows the end of a JPEG.
  const buffer = Buffer.concat([await noisyJpeg(400, 300), Buffer.alloc(maxPictureBytes)]);
  const large = { name: "fjord.jpg", mimeType: "image/jpeg", buffer };

  await wishlist.open("Vase");
  await page.getByRole("button", { name: "Legg til gjenstand" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(heicPhoto);
  await expect(dialog.getByRole("img", { name: "Bildet av ønsket" })).toBeVisible();

  const limit = page.getByText(/mindre enn 5/);
  await openEditForm(page);
  await expect(limit.filter({ visible: true })).toHaveCount(0);
  await page.locator("main input[type=file]").setInputFiles(large);
  await expect(page.locator("input[name=heroImage]").first()).toHaveValue(/^[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Fjern", exact: true }).click();
  await expect(page.locator("input[name=heroImage]").first()).toHaveValue("");

  await page.goto("/settings");
  const profile = page.getByRole("region", { name: "Profil" });
  await expect(limit.filter({ visible: true })).toHaveCount(0);
  await profile.getByLabel("Velg bilde").setInputFiles(large);
  await expect(page.getByRole("banner").locator("img[src*='/files/pictures/']")).toBeVisible();
  await profile.getByRole("button", { name: "Fjern profilbildet" }).click();
  await expect(profile.getByLabel("Velg bilde")).toBeVisible();
});
