import type { Page } from "@playwright/test";
import { insertPhoto, insertWedding } from "#tests/support/factories.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import { galleryPhotos, likeButtons, makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";

const alreadyLiked = "Du har allerede likt dette bildet! ❤️";

for (const javaScriptEnabled of [true, false]) {
  const title = javaScriptEnabled ? "on a phone" : "on a desktop without JavaScript";
  test.describe(title, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: javaScriptEnabled ? 360 : 1280, height: 740 },
    });

    test("a guest likes a photo once and pages through the gallery", async ({
      page,
      context,
      server,
    }) => {
      const weddingId = await insertWedding();
      const count = javaScriptEnabled ? 50 : 26;
      await insertNumberedPhotos(weddingId, count);
      await page.goto(`/wedding?id=${weddingId}#bilder`);
      await expect(page.getByText(`${count} bilder delt`)).toBeVisible();
      await expect(galleryPhotos(page)).toHaveCount(24);
      await expect(galleryPhotos(page).first()).toContainText(`Bilde nummer ${count}`);
      await expectNoSidewaysScroll(page);

      const likeButton = likeButtons(page).nth(1);
      await expect(likeButton).toHaveAttribute("aria-pressed", "false");
      if (javaScriptEnabled) {
        await context.setOffline(true);
        await likeButton.click();
        await expect(page.getByText(/Hjertet er lagret her/)).toBeVisible();
        await expect(likeButton).toHaveAttribute("aria-pressed", "true");
        await context.setOffline(false);
        await expect(page.getByText("1 hjerte", { exact: true })).toBeVisible();
        await likeButton.click();
        const withdrawn = page.waitForResponse(
          (response) => response.request().method() === "POST",
        );
        await page.getByRole("button", { name: "Ta tilbake hjertet" }).click();
        await withdrawn;
        await expect(page.getByText("0 hjerter")).toBeVisible();
      }
      if (!javaScriptEnabled) await makeFormsOlder(page, server, weddingId);
      const liked = page.waitForResponse((response) => response.request().method() === "POST");
      await likeButton.click();
      await liked;
      await expect(likeButton).toHaveAccessibleName("Lik bildet fra Solveig, hjerter: 1");
      await expect(page.getByText("1 hjerte", { exact: true })).toBeVisible();
      await likeButton.click();
      await expect(page.getByText(alreadyLiked)).toBeVisible();
      await expect(page.getByText("1 hjerte", { exact: true })).toBeVisible();
      await page.goto(`/wedding?id=${weddingId}`);
      await expect(likeButton).toHaveAttribute("aria-pressed", "true");
      await expect(likeButton).toHaveText(/1$/);
      await expect(likeButtons(page).first()).toHaveAttribute("aria-pressed", "false");

      const more = page.getByRole("link", { name: "Vis flere bilder" });
      if (javaScriptEnabled) {
        await more.click();
        await expect(galleryPhotos(page)).toHaveCount(48);
      }
      await more.click();
      await expect(galleryPhotos(page)).toHaveCount(javaScriptEnabled ? 50 : 2);
      await expect(galleryPhotos(page).last()).toContainText("Bilde nummer 1");
      await expect(more).toHaveCount(0);
      await likeButtons(page).last().click();
      await expect(likeButtons(page).last()).toHaveAttribute("aria-pressed", "true");
      if (javaScriptEnabled) return;

      await expect(galleryPhotos(page).last()).toContainText("Bilde nummer 1");
      await page.getByRole("link", { name: "Nyere bilder" }).click();
      await expect(galleryPhotos(page).last()).toContainText("Bilde nummer 3");
      const photo = galleryPhotos(page).first();
      // Prevents layout shifts and loads lazily.
      const image = photo.locator("img");
      await expect(image).toHaveAttribute("width", /^\d+$/);
      await expect(image).toHaveAttribute("height", /^\d+$/);
      await expect(image).toHaveAttribute("sizes", /vw/);
      await expect(image).toHaveAttribute("loading", "lazy");
    });
  });
}

test.describe("the viewer", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 2 });

  test("can be used by swipe and keyboard across pages, and restores the focus", async ({
    page,
    site,
  }) => {
    const weddingId = await insertWedding();
    await sharePhotos(site, weddingId, 26);
    await page.goto(`/wedding?id=${weddingId}`);
    const link = galleryPhotos(page).first().getByRole("link");
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("image/webp");
    await link.tap();
    const viewer = page.getByRole("dialog", { name: "Bilder i stort" });
    await expect(viewer.getByText("Bilde 1 av 26")).toBeVisible();
    await swipe(page, 300, 60);
    await expect(viewer.getByText("Bilde 2 av 26")).toBeVisible();
    await swipe(page, 200, 170);
    await expect(viewer.getByText("Bilde 2 av 26")).toBeVisible();
    await swipe(page, 60, 300);
    await expect(viewer.getByText("Bilde 1 av 26")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();

    await page.setViewportSize({ width: 1280, height: 800 });
    await galleryPhotos(page).first().getByRole("link").press("Enter");
    await expect(viewer.getByText("Bilde nummer 26")).toBeVisible();
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
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(galleryPhotos(page).nth(1).getByRole("link")).toBeFocused();
    await expect(likeButtons(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  });
});

async function insertNumberedPhotos(weddingId: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const createdAt = new Date(Date.now() - (count - number) * 1000);
    const caption = `Bilde nummer ${number}`;
    await insertPhoto(weddingId, { guestName: "Solveig", caption, createdAt });
  }
}

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
