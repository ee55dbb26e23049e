import { expect, type Page } from "@playwright/test";
import { minFormAgeMs, submissionFields } from "#app/features/weddings/submissions/rules.ts";

/** Waits until a guest without script may send a form of the page: a human takes that long. */
export async function takeTime(page: Page): Promise<void> {
  const age = () =>
    page.evaluate(() => {
      const [opened] = performance.getEntriesByType("navigation");
      return performance.now() - (opened as PerformanceNavigationTiming).responseStart;
    });
  await expect.poll(age).toBeGreaterThan(minFormAgeMs);
}

/** Sets one of the answer form's hidden fields, as nobody in front of the screen can. */
export async function setHidden(
  page: Page,
  field: keyof typeof submissionFields,
  value: string,
): Promise<void> {
  const input = page.locator(`#svar [name=${submissionFields[field]}]`);
  await input.evaluate((element, text) => element.setAttribute("value", text), value);
}
