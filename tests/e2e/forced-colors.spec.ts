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

test("in forced colours what is current has another ground", async ({ plannerPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/admin?tab=rsvp", "/guest-messages", "/edit-wedding"]) {
    await page.goto(path);
    const links = page.locator("main nav, aside nav, main [role=group]").locator("a, button");
    const grounds = await links.evaluateAll((elements) =>
      elements.map((element) => ({
        isCurrent: element.matches("[aria-current], [aria-pressed=true]"),
        ground: getComputedStyle(element).backgroundColor,
      })),
    );
    const groundsOf = (current: boolean) =>
      new Set(grounds.filter(({ isCurrent }) => isCurrent === current).map(({ ground }) => ground));
    expect(groundsOf(true).size, path).toBe(1);
    expect(groundsOf(true).isDisjointFrom(groundsOf(false)), path).toBe(true);
  }
});
