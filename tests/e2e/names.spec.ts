import type { Page } from "@playwright/test";
import { themeIds } from "#app/features/weddings/rules.ts";
import { openDraft } from "#tests/support/draft-page.ts";
import { expect, test } from "#tests/support/journey.ts";

/** The widest of the hundred most common names and surnames that are first names too. */
const wideNames = [
  ["Ødegård", "Mohammad"],
  ["Emma", "Kristoffer"],
  ["Magnhild", "Sebastian"],
  ["Maximilian", "Emmanuel"],
  ["Wenche", "Wilhelm"],
  ["Alexandra", "Hallvard"],
] as const;

const foreignNames = [
  ["Nguyễn Thị Ánh", "Łukasz"],
  ["فاطمة", "محمد"],
  ["Олександра", "Νίκος"],
  ["מרים", "கார்த்திக்"],
  ["अनन्या", "ਹਰਪ੍ਰੀਤ"],
  ["สมหญิง", "ተስፋይ"],
] as const;

for (const theme of themeIds) {
  test(`${theme} breaks no common name on phones`, async ({ page }) => {
    const broken: string[] = [];
    for (const [bride, groom] of theme === "modern" ? wideNames : wideNames.slice(0, 2)) {
      await openDraft(page, { selectedTheme: theme, bride, groom });
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        const lines = await linesOfNames(page);
        broken.push(
          ...lines.filter(({ count }) => count > 1).map(({ name }) => `${name} ${width}`),
        );
      }
    }
    expect(broken).toEqual([]);
  });

  test(`${theme} shows names of every script in fonts of ours`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    // The other themes have the same rules; a unit test compares them.
    const all = theme === "modern" || theme === "romantic";
    for (const [bride, groom] of all ? foreignNames : foreignNames.slice(0, 2)) {
      await openDraft(page, { selectedTheme: theme, bride, groom });
      await page.evaluate(() => document.fonts.ready);
      const { root } = await session.send("DOM.getDocument");
      const names = { nodeId: root.nodeId, selector: ".hero-names bdi" };
      const { nodeIds } = await session.send("DOM.querySelectorAll", names);
      for (const nodeId of nodeIds) {
        const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
        const installed = fonts.filter(({ isCustomFont }) => !isCustomFont);
        expect(fonts.length, bride).toBeGreaterThan(0);
        expect(installed, bride).toEqual([]);
      }
    }
  });
}

test("the ring of Å does not touch the line above the names", async ({ page }) => {
  const touching: string[] = [];
  for (const theme of themeIds) {
    await openDraft(page, { selectedTheme: theme, bride: "Åse", groom: "Ødegård" });
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.evaluate(gapAboveNames);
      if (gap < 2) touching.push(`${theme} at ${width} px: ${gap}`);
    }
  }
  expect(touching).toEqual([]);
});

async function linesOfNames(page: Page): Promise<{ name: string; count: number }[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll(".hero-names bdi")].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return { name: name.textContent ?? "", count: new Set(tops).size };
    });
  });
}

/** Between the ink of the line above and of the first name, in CSS pixels. */
async function gapAboveNames(): Promise<number> {
  await document.fonts.ready;
  const inkOf = (selector: string, text: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    const context = document.createElement("canvas").getContext("2d");
    if (!element || !context) throw new Error(`no ${selector}`);
    const marker = document.createElement("span");
    marker.style.display = "inline-block";
    element.prepend(marker);
    const baseline = marker.getBoundingClientRect().bottom;
    marker.remove();
    const style = getComputedStyle(element);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = context.measureText(text);
    const top = baseline - ink.actualBoundingBoxAscent;
    return { top, bottom: baseline + ink.actualBoundingBoxDescent };
  };
  const line = inkOf(".hero-kicker", "Vi gifter oss");
  const name = inkOf(".hero-names bdi", "Å");
  return line.top < name.top ? name.top - line.bottom : Number.POSITIVE_INFINITY;
}
