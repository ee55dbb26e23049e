import { expect, type Locator, type Page } from "@playwright/test";
import { minFormAgeMs, submissionFields } from "#app/features/submissions/rules.ts";
import type { PhotoFile } from "./pictures.ts";

/** Waits until the page is old enough to accept a form without script. */
export async function waitMinFormAge(page: Page): Promise<void> {
  const age = () =>
    page.evaluate(() => {
      const [opened] = performance.getEntriesByType("navigation");
      return performance.now() - (opened as PerformanceNavigationTiming).responseStart;
    });
  await expect.poll(age).toBeGreaterThan(minFormAgeMs);
}

/** Sets a hidden field of the answer form. */
export async function setHiddenField(
  page: Page,
  field: keyof typeof submissionFields,
  value: string,
): Promise<void> {
  const input = page.locator(`#svar [name=${submissionFields[field]}]`);
  await input.evaluate((element, text) => element.setAttribute("value", text), value);
}

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
