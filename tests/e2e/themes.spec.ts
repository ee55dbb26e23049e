import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { themeIds } from "#app/features/weddings/rules.ts";
import { contrast } from "#app/ui/contrast.ts";
import { expectTextContrast } from "#tests/support/accessibility.ts";
import { draft, openDraft } from "#tests/support/draft-page.ts";
import { insertWedding, insertWish } from "#tests/support/factories.ts";
import { choosePhotos, photoTiles } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { makePhoto, noisyJpeg, solidPicture } from "#tests/support/pictures.ts";

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
}

test("the links to the sections fit on a phone in every theme", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const selectedTheme of themeIds) {
    const weddingId = await insertWedding({
      selectedTheme,
      story: "Vi møttes.",
      ceremony: "Kl. 13",
    });
    await insertWish(weddingId);
    await page.goto(`/wedding?id=${weddingId}`);
    const links = page.getByRole("navigation", { name: "På denne siden" }).getByRole("link");
    await expect(links).toHaveCount(6);
    await page.evaluate(() => document.fonts.ready);
    const list = page.locator(".page-nav ul");
    const cut = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, selectedTheme).toBe(0);
  }
});

test("a drop cap begins several lines only, and a long story is not in italics", async ({
  page,
}) => {
  const short = "Vi møttes på en dugnad.";
  const styleOf = async (selectedTheme: string, story: string) => {
    await openDraft(page, { selectedTheme, story });
    return page.locator(".story-text p").evaluate((paragraph) => {
      const { fontSize, fontStyle } = getComputedStyle(paragraph);
      const initial = getComputedStyle(paragraph, "::first-letter").fontSize;
      return { fontStyle, hasDropCap: initial !== fontSize };
    });
  };
  expect(await styleOf("vintage", short)).toMatchObject({ hasDropCap: false });
  expect(await styleOf("vintage", short.repeat(40))).toMatchObject({ hasDropCap: true });
  expect(await styleOf("garden", short)).toMatchObject({ fontStyle: "italic" });
  expect(await styleOf("garden", short.repeat(40))).toMatchObject({ fontStyle: "normal" });
});

test("every theme is readable and usable in every state", async ({ page, demo }) => {
  test.slow();
  // Colours must not be measured during transitions.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  const pages = new Map<string, ThemedPage>();
  for (const theme of themeIds) {
    pages.set(theme, await fetchThemedPage(page, { selectedTheme: theme }));
  }
  const forEachTheme = async (state: string, check: () => Promise<void>) => {
    for (const [theme, themedPage] of pages) {
      await test.step(`${theme}: ${state}`, async () => {
        await applyTheme(page, themedPage);
        await check();
      });
    }
  };

  await page.goto(`/wedding?id=${demo.weddingId}`);
  const rsvp = page.locator("#rsvp");
  const greeting = page.locator("#hilsen");
  await rsvp.locator("summary").click();
  await page.getByRole("button", { name: "Send svar" }).click();
  await expect(rsvp.getByRole("alert")).toBeVisible();
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
  await forEachTheme("forms with errors", async () => {
    await expectNoOverflow(page);
    await expectLargeTargets(page);
    await expectTextContrast(page);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("button", { name: /^Reserver/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Reserver" }).click();
  await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
  await forEachTheme("dialog", () => expectTextContrast(page, "dialog[open]"));
  await page.keyboard.press("Escape");

  await rsvp.getByLabel("Fullt navn").fill("Gunnvor Tveit");
  await rsvp.getByLabel("E-post").fill("gunnvor@example.no");
  await rsvp.getByRole("radio", { name: "Kommer", exact: true }).check();
  await rsvp.getByRole("button", { name: "Send svar" }).click();
  await expect(page.locator("#rsvp[data-state=sent]")).toBeVisible();
  await greeting.getByLabel("E-post").fill("");
  await greeting.getByRole("button", { name: "Send hilsen" }).click();
  await expect(greeting.getByText("Takk for hilsenen")).toBeVisible();
  await forEachTheme("sent forms", () => expectTextContrast(page));
});

test("text on the hero photo is readable on a white and on a noisy picture", async ({
  page,
  site,
}) => {
  const white = await solidPicture(800, 600, { r: 255, g: 255, b: 255 }).jpeg().toBuffer();
  for (const picture of [white, await noisyJpeg(800, 600)]) {
    const heroImage = await upload(site, picture);
    await openDraft(page, { selectedTheme: "modern", heroImage });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await page.locator(".hero-photo img").evaluate((image: HTMLImageElement) => image.decode());
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

interface ThemedPage {
  css: string;
  body: string;
}

/** Fetches the page of a draft. */
async function fetchThemedPage(page: Page, fields: Record<string, string>): Promise<ThemedPage> {
  const response = await page.request.post("/preview?frame", { form: { ...draft, ...fields } });
  const { document } = parseHtml(await response.text());
  const css = document.querySelector("style")?.textContent ?? "";
  for (const element of document.querySelectorAll("style, script")) element.remove();
  return { css, body: document.body.innerHTML };
}

/** Replaces styles and hero; all themes share the other markup. */
async function applyTheme(page: Page, themedPage: ThemedPage): Promise<void> {
  await page.evaluate(async ({ css, body }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    // What scripts have loaded is the same for all themes.
    for (const own of document.querySelectorAll("style")) own.disabled = true;
    const other = new DOMParser().parseFromString(body, "text/html");
    const hero = other.querySelector(".hero");
    if (hero) document.querySelector(".hero")?.replaceWith(document.adoptNode(hero));
    const marks = other.querySelector<HTMLElement>(".page")?.dataset;
    Object.assign(document.querySelector<HTMLElement>(".page")?.dataset ?? {}, { ...marks });
    await document.fonts.ready;
  }, themedPage);
}

/** WCAG 1.4.10: no horizontal scrolling at 320 px. */
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

/** Returns the contrast of white text to its background, without the palest 5 % (hairlines). */
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
