import type { Page } from "@playwright/test";
import { submissionFields } from "#app/features/submissions/rules.ts";
import { olderFormToken } from "./older-form-token.ts";

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

/** Sets a hidden field of the answer form. */
export async function setHiddenField(
  page: Page,
  field: keyof typeof submissionFields,
  value: string,
): Promise<void> {
  const input = page.locator(`#svar [name=${submissionFields[field]}]`);
  await input.evaluate((element, text) => element.setAttribute("value", text), value);
}
