import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { themeIds } from "#app/features/weddings/rules.ts";
import { contrast } from "#app/ui/contrast.ts";
import { choosePhotos, galleryPhotos, photoTiles } from "#tests/support/guest-page.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { makePhoto, noisyJpeg, solidPicture } from "#tests/support/pictures.ts";
import { signInAsDemo } from "#tests/support/sessions.ts";
import { expectTextContrast } from "#tests/support/text-contrast.ts";

const draft = {
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

for (const theme of themeIds) {
  test(`${theme} has no layout shift and is readable`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      const shifts = (globalThis as { shifts?: number[] }).shifts ?? [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as never as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openDraft(page, { selectedTheme: theme });
    await page.evaluate(ignoreShiftsOfMissingFallbacks);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts ?? []);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectTextContrast(page);
  });

  test(`${theme} is readable and usable in every state`, async ({ page, site }) => {
    test.slow();
    const { weddingId } = await signInAsDemo(site);
    // Colours in transition would be measured wrongly.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/wedding?id=${weddingId}`);
    await applyTheme(page, await fetchDraftHtml(page, { selectedTheme: theme }));
    await page.locator("summary").click();
    await page.getByRole("button", { name: "Send svar" }).click();
    await expect(page.locator("#rsvp").getByRole("alert")).toBeVisible();
    const greeting = page.locator("#hilsen");
    await greeting.getByLabel("Navn").fill("Gunnvor");
    await greeting.getByLabel("E-post").fill("gunnvor@");
    await greeting.getByLabel("Melding").fill("Hilsen");
    await greeting.getByRole("button", { name: "Send hilsen" }).click();
    await expect(greeting.getByRole("alert")).toBeVisible();
    await choosePhotos(page, [
      await makePhoto("en.jpg"),
      { ...(await makePhoto("to.txt")), mimeType: "text/plain" },
    ]);
    await expect(photoTiles(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Del bilder" }).click();
    await expect(page.getByText("Vennligst skriv inn navnet ditt")).toBeVisible();
    await expectNoOverflow(page);
    await expectLargeTargets(page);
    await expectTextContrast(page);
    await expectAccessible(page);

    await galleryPhotos(page).first().getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "Bilder i stort" })).toBeVisible();
    await expectAccessible(page, "dialog[open]");
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole("button", { name: /^Reserver/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Reserver" }).click();
    await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
    await expectTextContrast(page, "dialog[open]");
    await expectAccessible(page, "dialog[open]");
    await page.keyboard.press("Escape");

    await page.getByLabel("Fullt navn").fill("Gunnvor Tveit");
    await page.locator("#rsvp").getByLabel("E-post").fill(`${theme}@example.no`);
    await page.getByRole("radio", { name: "Kommer", exact: true }).check();
    await page.getByRole("button", { name: "Send svar" }).click();
    await expect(page.locator("#rsvp[data-state=sent]")).toBeVisible();
    await greeting.getByLabel("E-post").fill("");
    await greeting.getByRole("button", { name: "Send hilsen" }).click();
    await expect(greeting.getByText("Takk for hilsenen")).toBeVisible();
    await expectTextContrast(page);
    await expectAccessible(page, "#rsvp, #hilsen");
  });
}

test("text on the hero photo is readable on a white and on a noisy picture", async ({
  page,
  site,
}) => {
  const white = await solidPicture(1600, 1200, { r: 255, g: 255, b: 255 }).jpeg().toBuffer();
  for (const picture of [white, await noisyJpeg(1600, 1200)]) {
    const heroImage = await upload(site, picture);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await openDraft(page, { selectedTheme: "modern", heroImage });
      await expect
        .poll(() =>
          page.locator(".hero-photo img").evaluate((img) => (img as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(0);
      for (const part of [".hero-kicker", ".hero-names", ".hero-date", ".hero-venue"]) {
        expect(
          await measuredContrast(page.locator(part)),
          `${part} at ${width} px`,
        ).toBeGreaterThan(4.5);
      }
    }
  }
});

/**
 * Runs in the page: until a theme's fonts have loaded, text is set in local fonts of adjusted size.
 * Where those are missing, text moves when its font arrives, so only later shifts count.
 */
async function ignoreShiftsOfMissingFallbacks(): Promise<void> {
  const found = await Promise.allSettled([
    new FontFace("sans", 'local("Arial"), local("Liberation Sans"), local("Arimo")').load(),
    new FontFace("serif", 'local("Times New Roman"), local("Liberation Serif")').load(),
  ]);
  await document.fonts.ready;
  if (found.every(({ status }) => status === "fulfilled")) return;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { shifts } = globalThis as { shifts?: number[] };
  shifts?.splice(0);
}

/** Opens the preview of a draft with the given fields. */
async function openDraft(page: Page, given: Record<string, string>): Promise<void> {
  await page.route("**/preview?frame", (route) =>
    route.continue({
      method: "POST",
      headers: {
        ...route.request().headers(),
        "content-type": "application/x-www-form-urlencoded",
      },
      postData: new URLSearchParams({ ...draft, ...given }).toString(),
    }),
  );
  await page.goto("/preview?frame");
  await page.unroute("**/preview?frame");
  await expect(page.locator(".page")).toHaveAttribute("data-theme", given.selectedTheme ?? "");
}

async function fetchDraftHtml(page: Page, given: Record<string, string>): Promise<string> {
  const response = await page.request.post("/preview?frame", { form: { ...draft, ...given } });
  return response.text();
}

/** Applies the styles and hero of another page: all themes share their markup. */
async function applyTheme(page: Page, html: string): Promise<void> {
  const [, css = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const look = { css, body: html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, "") };
  await page.evaluate(async ({ css, body }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    for (const own of document.styleSheets) own.disabled = true;
    const other = new DOMParser().parseFromString(body, "text/html");
    const hero = other.querySelector(".hero");
    if (hero) document.querySelector(".hero")?.replaceWith(document.adoptNode(hero));
    const marks = other.querySelector<HTMLElement>(".page")?.dataset;
    Object.assign(document.querySelector<HTMLElement>(".page")?.dataset ?? {}, { ...marks });
    await document.fonts.ready;
  }, look);
}

/** No horizontal overflow, from 320 px (1280 px at 400 %). */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: before.height });
    const overflow = await page
      .locator("html")
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, `${width} px`).toBe(0);
  }
  await page.setViewportSize(before);
}

async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page
    .locator(
      "main :is(.button, .like, .day-links a, .share-choose, input[type=text], input[type=email], textarea, .choice span)",
    )
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && !target.closest(".only-read"))
        .map((target) => ({
          name: target.textContent || target.id,
          box: target.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
    );
  expect(small).toEqual([]);
}

async function upload(site: string, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.set("picture", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "oss.jpg");
  const response = await fetch(`${site}/uploads/hero`, { method: "POST", body: form });
  return (await response.json()).id;
}

/** Contrast of white text on the painted background, ignoring the palest 5 % (hairlines). */
async function measuredContrast(part: Locator): Promise<number> {
  await part.evaluate((element) => {
    for (const each of [element, ...element.querySelectorAll<HTMLElement>("*")]) {
      (each as HTMLElement).style.color = "transparent";
    }
  });
  const pixels = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    ratios.push(contrast("#ffffff", `#${pixels.subarray(at, at + 3).toString("hex")}`));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 20)] ?? 0;
}
