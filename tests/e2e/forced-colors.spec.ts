import { expect, test } from "#tests/support/journey.ts";

/** What is focused by script alone, and regions that are only sometimes shown. */
const focusable = "[tabindex='-1']";

test("in forced colours nothing is outlined that has no focus", async ({ plannerPage: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/admin?tab=wishlist", "/wishlist-admin", "/guest-messages"]) {
    await page.goto(path);
    await expect(page.locator(focusable).first()).toBeAttached();
    const outlined = await page.locator(focusable).evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches(":focus"))
        .filter((element) => getComputedStyle(element).outlineStyle !== "none")
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(outlined, path).toEqual([]);
  }
});
