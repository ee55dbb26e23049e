import type { Locator, Page } from "@playwright/test";
import { makeWedding, sharePhotos } from "#tests/support/gallery.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { hearts, photos } from "#tests/support/share-box.ts";

const again = "Du har allerede likt dette bildet! ❤️";

test("without photos the gallery says so", async ({ page, site, mail }) => {
  await page.goto(`/wedding?id=${await makeWedding(site, mail)}`);
  await expect(page.getByText("Ingen bilder ennå")).toBeVisible();
  await expectAccessible(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a guest likes a photo once", async ({ page, site, mail }) => {
      const weddingId = await makeWedding(site, mail);
      await sharePhotos(site, weddingId, 2);
      await page.goto(`/wedding?id=${weddingId}#bilder`);
      const heart = hearts(page).nth(1);
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await like(heart);
      await expect(heart).toHaveAccessibleName("Lik bildet fra Solveig, hjerter: 1");
      await expect(page.getByText("1 hjerte", { exact: true })).toBeVisible();

      await heart.click();
      await expect(page.getByText(again)).toBeVisible();
      await expect(page.getByText("1 hjerte", { exact: true })).toBeVisible();

      await page.goto(`/wedding?id=${weddingId}`);
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expect(heart).toHaveText(/1$/);
      await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false");
    });

    test("a guest goes through sixty photos in pages", async ({ page, site, mail }) => {
      const weddingId = await makeWedding(site, mail);
      await sharePhotos(site, weddingId, 60);
      await page.goto(`/wedding?id=${weddingId}`);
      await expect(page.getByText("60 bilder delt")).toBeVisible();
      await expect(photos(page)).toHaveCount(24);
      await expect(photos(page).first()).toContainText("Bilde nummer 60");
      await expectNoSidewaysScroll(page);

      const more = page.getByRole("link", { name: "Vis flere bilder" });
      await more.click();
      await expect(photos(page)).toHaveCount(javaScriptEnabled ? 48 : 24);
      await more.click();
      await expect(photos(page)).toHaveCount(javaScriptEnabled ? 60 : 12);
      await expect(photos(page).last()).toContainText("Bilde nummer 1");
      await expect(more).toHaveCount(0);
      await like(hearts(page).last());
      if (javaScriptEnabled) return;
      await expect(photos(page).last()).toContainText("Bilde nummer 1");
      await page.getByRole("link", { name: "Nyere bilder" }).click();
      await expect(photos(page).last()).toContainText("Bilde nummer 13");
    });
  });
}

test("a heart that does not arrive is taken back", async ({ page, site, mail, context }) => {
  const weddingId = await makeWedding(site, mail);
  await sharePhotos(site, weddingId, 1);
  await page.goto(`/wedding?id=${weddingId}`);
  const heart = hearts(page).first();
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText("Hjertet kom ikke fram. Prøv igjen.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText("0 hjerter")).toBeVisible();
  await context.setOffline(false);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("the viewer goes by keyboard, over the end of the page, and gives the focus back", async ({
  page,
  site,
  mail,
}) => {
  const weddingId = await makeWedding(site, mail);
  await sharePhotos(site, weddingId, 26);
  await page.goto(`/wedding?id=${weddingId}`);
  await photos(page).first().getByRole("link").press("Enter");
  const viewer = page.getByRole("dialog", { name: "Bilder i stort" });
  await expect(viewer.getByText("Bilde 1 av 26")).toBeVisible();
  await expect(viewer.getByText("Bilde nummer 26")).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("Bilde nummer 25")).toBeVisible();
  await page.keyboard.press("End");
  await expect(viewer.getByText("Bilde 24 av 26")).toBeVisible();
  await viewer.getByRole("button", { name: "Neste bilde" }).click();
  await expect(viewer.getByText("Bilde 25 av 26")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(viewer.getByText("Bilde 1 av 26")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("Bilde 1 av 26")).toBeVisible();
  await page.keyboard.press("ArrowRight");

  await viewer.getByRole("button", { name: /Lik bildet/ }).click();
  await expect(viewer.getByRole("button", { name: /hjerter: 1/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(photos(page).nth(1).getByRole("link")).toBeFocused();
  await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "true");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 });

  test("a finger goes from photo to photo", async ({ page, site, mail }) => {
    const weddingId = await makeWedding(site, mail);
    await sharePhotos(site, weddingId, 3);
    await page.goto(`/wedding?id=${weddingId}`);
    await photos(page).first().getByRole("link").tap();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("Bilde 1 av 3")).toBeVisible();
    await swipe(page, 300, 60);
    await expect(viewer.getByText("Bilde 2 av 3")).toBeVisible();
    await swipe(page, 200, 170);
    await expect(viewer.getByText("Bilde 2 av 3")).toBeVisible();
    await swipe(page, 60, 300);
    await expect(viewer.getByText("Bilde 1 av 3")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test("without script a photo leads to its large file", async ({ page, site, mail, request }) => {
  const weddingId = await makeWedding(site, mail);
  await sharePhotos(site, weddingId, 1);
  await page.goto(`/wedding?id=${weddingId}`);
  const href = await photos(page).getByRole("link").getAttribute("href");
  const file = await request.get(href ?? "");
  expect(file.headers()["content-type"]).toBe("image/webp");
});

test("every photo has its size, so that nothing moves, and waits until it is near", async ({
  page,
  site,
  mail,
}) => {
  const weddingId = await makeWedding(site, mail);
  await sharePhotos(site, weddingId, 3);
  await page.goto(`/wedding?id=${weddingId}`);
  for (const image of await photos(page).locator("img").all()) {
    expect(await image.getAttribute("width")).toMatch(/^\d+$/);
    expect(await image.getAttribute("height")).toMatch(/^\d+$/);
    expect(await image.getAttribute("sizes")).toContain("vw");
    expect(await image.getAttribute("loading")).toBe("lazy");
  }
});

/** Who presses as fast as a test and has no script is asked to press once more. */
async function like(heart: Locator): Promise<void> {
  await expect(async () => {
    if ((await heart.getAttribute("aria-pressed")) === "false") await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true", { timeout: 3_000 });
  }).toPass();
}

/** One finger, from one place on the screen's width to another. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
  await session.detach();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page
    .locator("html")
    .evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
}
