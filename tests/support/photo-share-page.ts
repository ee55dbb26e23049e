import type { Locator, Page } from "@playwright/test";
import type { PhotoFile } from "./share-photos.ts";

export async function openGallery(page: Page, site: string, weddingId: string): Promise<void> {
  await page.goto(`${site}/wedding?id=${weddingId}`);
  await page.getByRole("heading", { name: "Bilder" }).scrollIntoViewIfNeeded();
}

export async function choosePhotos(page: Page, files: PhotoFile[]): Promise<void> {
  await page.locator("#share-photo").setInputFiles(files);
}

export async function submitPhotos(page: Page, name: string): Promise<void> {
  await page.getByLabel("Navnet ditt").fill(name);
  await page.getByRole("button", { name: "Del bilder" }).click();
}

/** The photos that stand in the share form. */
export function photoTiles(page: Page): Locator {
  return page.getByRole("list", { name: "Bilder du deler" }).getByRole("listitem");
}

/** The photos of the gallery. */
export function galleryPhotos(page: Page): Locator {
  return page.locator(".photos > .photo");
}

export function likeButtons(page: Page): Locator {
  return galleryPhotos(page).getByRole("button", { name: /Lik bildet/ });
}
