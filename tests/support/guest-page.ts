import { expect, type Page } from "@playwright/test";
import { minFormAgeMs, submissionFields } from "#app/features/submissions/rules.ts";

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
