import type { Locator, Page } from "@playwright/test";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { olderFormToken } from "./guest-client.ts";
import type { PhotoFile } from "./pictures.ts";

/**
 * Gives the page's forms a token of a page that was opened earlier. Without script, the server
 * rejects forms that are sent sooner than a guest can fill them in.
 */
export async function makeFormsOlder(
  page: Page,
  { dataDir }: { dataDir: string },
  weddingId: string,
): Promise<void> {
  const formToken = olderFormToken({ DATA_DIR: dataDir }, weddingId);
  await page
    .locator(`[name=${submissionFields.token}]`)
    .evaluateAll(
      (fields, text) => fields.forEach((field) => void field.setAttribute("value", text)),
      formToken,
    );
}

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

export function photoTiles(page: Page): Locator {
  return page.getByRole("list", { name: "Bilder du deler" }).getByRole("listitem");
}

export function galleryPhotos(page: Page): Locator {
  return page.locator(".photos > .photo");
}

export function likeButtons(page: Page): Locator {
  return galleryPhotos(page).getByRole("button", { name: /Lik bildet/ });
}

/** Removes the photos when the first of those that are shared is being stored in the browser. */
export async function removeWhileStoring(page: Page, photos: PhotoFile[]): Promise<void> {
  await page.evaluate(
    (labels) => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...entry) {
        IDBObjectStore.prototype.add = add;
        for (const label of labels) {
          document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
        }
        return add.apply(this, entry);
      };
    },
    photos.map(({ name }) => `Fjern ${name}`),
  );
}

/** Returns how many photos the next visit would send. */
export function countUnsentPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open("unsent");
        open.onsuccess = () => {
          const count = open.result.transaction("photos").objectStore("photos").count();
          count.onsuccess = () => resolve(count.result);
          open.result.close();
        };
      }),
  );
}
