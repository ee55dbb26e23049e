import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Fails with every text that the page shows at less than 4.5:1 on what the browser painted beneath
 * it, however large, and every edge of a field at less than 3:1. Text on a picture is left out:
 * its ground is known to pixels only.
 * @param part only what stands in it
 */
export async function expectReadable(page: Page, part = "body"): Promise<void> {
  const before = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Whatever is outside the window has nothing beneath it.
  if (before) await page.setViewportSize({ width: before.width, height });
  const faults = await page.evaluate(findFaults, part);
  if (before) await page.setViewportSize(before);
  expect(faults).toEqual([]);
}

function findFaults(part: string): string[] {
  type Color = [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1);
  const pen = canvas.getContext("2d", { willReadFrequently: true }) as never as {
    fillStyle: string;
    clearRect(x: number, y: number, w: number, h: number): void;
    fillRect(x: number, y: number, w: number, h: number): void;
    getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray };
  };
  const known = new Map<string, Color>();

  function colorOf(css: string): Color {
    const seen = known.get(css);
    if (seen) return seen;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
    const color: Color = [r, g, b, a / 255];
    known.set(css, color);
    return color;
  }

  function over([r, g, b, a]: Color, ground: Color): Color {
    const mixed = [r, g, b].map((value, i) => value * a + (ground[i] ?? 0) * (1 - a));
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

  /** What may lie beneath a point of an element: several colours where a gradient is, none on a picture. */
  function groundsAt(layers: Element[]): Color[] {
    let grounds: Color[] = [[255, 255, 255, 1]];
    for (const layer of layers.reverse()) {
      const style = getComputedStyle(layer);
      const fade = opacityOf(layer);
      const faded = ([r, g, b, a]: Color): Color => [r, g, b, a * fade];
      const plain = faded(colorOf(style.backgroundColor));
      if (layer instanceof HTMLImageElement) grounds = [];
      if (plain[3] === 1) grounds = [plain];
      grounds = grounds.map((ground) => over(plain, ground));
      // The specks of the kraft paper are smaller than a letter's stroke.
      const paints = layer === document.documentElement ? "none" : style.backgroundImage;
      const stops = paints.match(/(?:rgba?|color)\([^()]*\)/g) ?? [];
      if (stops.length > 0) {
        grounds = grounds.flatMap((ground) =>
          stops.map((stop) => over(faded(colorOf(stop)), ground)),
        );
      }
    }
    return grounds;
  }

  function layersUnder(element: Element, { left, top, width, height }: DOMRect): Element[] {
    const layers = document.elementsFromPoint(left + width / 2, top + height / 2);
    const at = layers.indexOf(element);
    if (at >= 0) return layers.slice(at);
    const ancestors: Element[] = [];
    for (let up: Element | null = element; up; up = up.parentElement) ancestors.push(up);
    return ancestors;
  }

  const faults: string[] = [];
  function check(what: string, color: Color, grounds: Color[], wanted: number) {
    for (const ground of grounds) {
      const ratio = contrast(over(color, ground), ground);
      if (ratio < wanted) faults.push(`${what}: ${ratio.toFixed(2)}, ${color} on ${ground}`);
    }
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".only-read, .skip, svg, style, script");

  const root = document.querySelector(part) ?? document.body;
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
      check(name, color, groundsAt(layersUnder(element, box)), 4.5);
    }
  }
  const fields = "input:is([type=text],[type=email]), textarea";
  for (const field of root.querySelectorAll(`${fields}, .choice span, .button-line`)) {
    if (!isShown(field)) continue;
    const layers = layersUnder(field, field.getBoundingClientRect());
    const inside = groundsAt([...layers]);
    const outside = groundsAt(layers.slice(1));
    check(
      `edge of ${field.id || field.className}`,
      colorOf(getComputedStyle(field).borderBottomColor),
      outside,
      3,
    );
    check(`text of ${field.id}`, colorOf(getComputedStyle(field).color), inside, 4.5);
    check(
      `example in ${field.id}`,
      colorOf(getComputedStyle(field, "::placeholder").color),
      inside,
      4.5,
    );
  }
  return faults;
}
