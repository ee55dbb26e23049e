import { type Page, test } from "@playwright/test";
import { expect, expectAccessible } from "./journey.ts";

/**
 * Checks that all text has a contrast of at least 4.5:1 and every field border of at least 3:1.
 * Skips text on pictures, whose background colour is unknown.
 * @param selector limits the check to a part of the page
 */
export async function expectTextContrast(page: Page, selector = "body"): Promise<void> {
  const originalSize = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // elementsFromPoint returns nothing outside the viewport.
  if (originalSize) await page.setViewportSize({ width: originalSize.width, height });
  const errors = await page.evaluate(findContrastErrors, selector);
  if (originalSize) await page.setViewportSize(originalSize);
  expect(errors).toEqual([]);
}

function findContrastErrors(selector: string): string[] {
  type Color = [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { willReadFrequently: true }) as never as {
    fillStyle: string;
    clearRect(x: number, y: number, w: number, h: number): void;
    fillRect(x: number, y: number, w: number, h: number): void;
    getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray };
  };
  const cache = new Map<string, Color>();

  function colorOf(css: string): Color {
    const cached = cache.get(css);
    if (cached) return cached;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    const color: Color = [r, g, b, a / 255];
    cache.set(css, color);
    return color;
  }

  function blend([r, g, b, a]: Color, background: Color): Color {
    const mixed = [r, g, b].map((value, i) => value * a + (background[i] ?? 0) * (1 - a));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
  }

  function luminance([r, g, b]: Color): number {
    const [R = 0, G = 0, B = 0] = [r, g, b].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * R + 0.7152 * G + 0.0722 * B;
  }

  function contrast(a: Color, b: Color): number {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  }

  function opacityOf(element: Element | null): number {
    if (!element) return 1;
    return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  }

  /** Returns the possible background colours: several for a gradient, none on a picture. */
  function backgroundsOf(layers: Element[]): Color[] {
    let backgrounds: Color[] = [[255, 255, 255, 1]];
    for (const layer of layers.reverse()) {
      const style = getComputedStyle(layer);
      const opacity = opacityOf(layer);
      const withOpacity = ([r, g, b, a]: Color): Color => [r, g, b, a * opacity];
      const flatColor = withOpacity(colorOf(style.backgroundColor));
      if (layer instanceof HTMLImageElement) backgrounds = [];
      if (flatColor[3] === 1) backgrounds = [flatColor];
      backgrounds = backgrounds.map((background) => blend(flatColor, background));
      // The specks of the kraft paper are smaller than a letter's stroke.
      const backgroundImage = layer === document.documentElement ? "none" : style.backgroundImage;
      const stops = backgroundImage.match(/(?:rgba?|color)\([^()]*\)/g) ?? [];
      if (stops.length > 0) {
        backgrounds = backgrounds.flatMap((background) =>
          stops.map((stop) => blend(withOpacity(colorOf(stop)), background)),
        );
      }
    }
    return backgrounds;
  }

  function layersUnder(element: Element, { left, top, width, height }: DOMRect): Element[] {
    const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
    const at = layers.indexOf(element);
    if (at >= 0) return layers.slice(at);
    const ancestors: Element[] = [];
    for (let up: Element | null = element; up; up = up.parentElement) ancestors.push(up);
    return ancestors;
  }

  const errors: string[] = [];
  function checkContrast(name: string, color: Color, backgrounds: Color[], minRatio: number) {
    for (const background of backgrounds) {
      const ratio = contrast(blend(color, background), background);
      if (ratio < minRatio) errors.push(`${name}: ${ratio.toFixed(2)}, ${color} on ${background}`);
    }
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".only-read, .skip, svg, style, script");

  const root = document.querySelector(selector) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [r, g, b, a] = colorOf(getComputedStyle(element).color);
    const color: Color = [r, g, b, a * opacityOf(element)];
    for (const box of range.getClientRects()) {
      const name = `${element.className || element.localName} "${text.textContent.trim().slice(0, 20)}"`;
      checkContrast(name, color, backgroundsOf(layersUnder(element, box)), 4.5);
    }
  }
  const fields = "input:is([type=text],[type=email]), textarea";
  for (const field of root.querySelectorAll(`${fields}, .choice span, .button-line`)) {
    if (!isShown(field)) continue;
    const layers = layersUnder(field, field.getBoundingClientRect());
    const inside = backgroundsOf([...layers]);
    const outside = backgroundsOf(layers.slice(1));
    checkContrast(
      `edge of ${field.id || field.className}`,
      colorOf(getComputedStyle(field).borderBottomColor),
      outside,
      3,
    );
    checkContrast(`text of ${field.id}`, colorOf(getComputedStyle(field).color), inside, 4.5);
    checkContrast(
      `example in ${field.id}`,
      colorOf(getComputedStyle(field, "::placeholder").color),
      inside,
      4.5,
    );
  }
  return errors;
}

/** A state of a page, reached by opening `path` or from the previous state. */
export interface State {
  path?: string;
  name?: string;
  /** By default a phone's, and for whole pages a desktop's too. */
  widths?: number[];
  reach?: (page: Page) => Promise<unknown>;
  /** The part that the state changes; the whole page by default. */
  part?: string;
}

export const phone = [360];
export const desktop = [1280];

/** Checks each state in turn at its widths. */
export async function checkStates(page: Page, states: State[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  let opened = "";
  for (const { path, name = "", reach, part, ...state } of states) {
    const { widths = part ? phone : [...phone, ...desktop] } = state;
    opened = path ?? opened;
    await test.step(`${opened} ${name}`, async () => {
      await resize(page, widths[0]);
      if (path) await page.goto(path);
      await reach?.(page);
      for (const width of widths) {
        await resize(page, width);
        await expect(page.locator("h1").first()).toBeAttached();
        await expectAccessible(page, part);
      }
    });
  }
}

async function resize(page: Page, width = 0): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}
