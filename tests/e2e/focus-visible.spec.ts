import type { Page } from "@playwright/test";
import { insertGreeting, insertPhoto, insertWishes } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

/** A laptop, and a phone whose keyboard is open. */
const viewports = [
  { width: 1440, height: 700 },
  { width: 390, height: 420 },
];

interface Screen {
  path: string;
  reach?: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { path: "/admin" },
  { path: "/admin?tab=rsvp" },
  { path: "/edit-wedding" },
  { path: "/wishlist-admin" },
  {
    path: "/wishlist-admin?dialog",
    reach: (page) => page.getByRole("button", { name: "Legg til gjenstand" }).click(),
  },
  {
    path: "/gallery-admin",
    reach: (page) => page.getByRole("checkbox").first().check(),
  },
  { path: "/guest-messages" },
  { path: "/settings" },
];

test.setTimeout(180_000);

for (const viewport of viewports) {
  test(`no bar covers what has the focus at ${viewport.width}x${viewport.height}`, async ({
    page,
    site,
    server,
  }) => {
    const email = `fokus-${viewport.width}@example.no`;
    const { weddingId, ...couple } = await signUpOwner(server, email);
    await addSessionCookies(page, couple, site);
    await insertWishes(weddingId, [{ title: "Vase" }, { title: "Mugge", purchased: true }]);
    for (let count = 0; count < 9; count++) await insertPhoto(weddingId);
    for (let count = 0; count < 12; count++) await insertGreeting(weddingId);
    await page.setViewportSize(viewport);
    for (const { path, reach } of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        await reach?.(page);
        expect.soft(await findCoveredControls(page), path).toEqual([]);
      });
    }
  });
}

test("the line being typed stays above the save bar", async ({ plannerPage: page }) => {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await page.goto("/edit-wedding");
    const story = page.getByRole("textbox", { name: "Historien deres" });
    await story.fill("Linje\n".repeat(60));
    await story.press("Control+End");
    await story.press("Enter");
    const bar = await page.locator("[data-foot-bar]").boundingBox();
    const field = await story.boundingBox();
    // The caret is in the last line, at the end of the field.
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

/** Presses Tab until the focus has been everywhere. Returns the controls that something covers. */
async function findCoveredControls(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press("Tab");
    const { isLast, coveredBy } = await page.evaluate(checkFocus);
    if (isLast) return covered;
    if (coveredBy) covered.push(coveredBy);
  }
  throw new Error("Tab does not come to an end");
}

/** Runs in the page. */
function checkFocus(): { isLast: boolean; coveredBy?: string } {
  const element = document.activeElement;
  // Outside the page, in a frame, or in a dialog that begins anew.
  if (!element || element === document.body || "focused" in (element as HTMLElement).dataset) {
    return { isLast: true };
  }
  (element as HTMLElement).dataset.focused = "";
  if (element.localName === "iframe") return { isLast: false };
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached =
    hit &&
    (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element));
  if (isReached) return { isLast: false };
  const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
  const by = hit ? `${hit.localName}.${hit.className}` : "the edge of the window";
  return { isLast: false, coveredBy: `${element.localName} “${name.trim()}” by ${by}` };
}
