import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./journey.ts";

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
