import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

export const draft = {
  bride: "Alexandra",
  groom: "Karl-Kristoffer",
  weddingDate: "2031-06-14",
  venue: "Fruktlåven",
  city: "Lofthus",
  story: "Vi møttes på en dugnad.\n\nNi år senere gleder vi oss.",
  ceremony: "Kl. 13.00 i Ullensvang kirke",
  reception: "Kl. 15.30 på Fruktlåven",
  giftAccount: "12345678903",
};

/** Opens the preview of a draft, without saving it. */
export async function openDraft(page: Page, fields: Record<string, string>): Promise<void> {
  // The form is sent from a page of the site: a route that changes the request would turn off the cache.
  if (page.url() === "about:blank") await page.goto("/robots.txt");
  const loaded = page.waitForEvent("load");
  await page.evaluate(sendToPreview, { ...draft, ...fields });
  await loaded;
  await expect(page.locator(".page")).toHaveAttribute("data-theme", fields.selectedTheme ?? "");
}

/** Runs in the page. */
function sendToPreview(fields: Record<string, string>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/preview?frame";
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.documentElement.append(form);
  form.submit();
}
