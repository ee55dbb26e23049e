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
  await page.route("**/preview?frame", (route) =>
    route.continue({
      method: "POST",
      headers: {
        ...route.request().headers(),
        "content-type": "application/x-www-form-urlencoded",
      },
      postData: new URLSearchParams({ ...draft, ...fields }).toString(),
    }),
  );
  await page.goto("/preview?frame");
  await page.unroute("**/preview?frame");
  await expect(page.locator(".page")).toHaveAttribute("data-theme", fields.selectedTheme ?? "");
}
