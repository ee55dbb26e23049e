import type { Page } from "@playwright/test";
import { minFormAgeMs, submissionFields } from "#app/features/weddings/submissions/rules.ts";
import { setClock } from "#app/platform/clock.ts";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { issueFormToken } from "#app/platform/form-tokens/form-tokens.server.ts";

/**
 * Gives the page's forms a token of a page that was opened earlier. Without script, the server
 * rejects forms that are sent sooner than a guest can fill them in.
 */
export async function makeFormsOlder(
  page: Page,
  { dataDir }: { dataDir: string },
  weddingId: string,
): Promise<void> {
  configure(parseConfig({ DATA_DIR: dataDir }));
  setClock(() => Date.now() - 2 * minFormAgeMs);
  const formToken = issueFormToken(weddingId, null);
  setClock();
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
