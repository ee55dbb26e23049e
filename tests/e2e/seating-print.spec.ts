import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { guests } from "#app/features/guests/tables.server.ts";
import { findKitchenPrint } from "#app/features/seating/kitchen/queries.server.ts";
import { themeIds } from "#app/features/weddings/rules.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { checkStates } from "#tests/support/accessibility.ts";
import { insertGuest, type SignedInOwner, signedInOwner } from "#tests/support/factories.ts";
import { test as base, expect, expectAccessible } from "#tests/support/journey.ts";
import { requireProgram } from "#tests/support/programs.ts";
import { guestName, seatDinner } from "#tests/support/seated-dinner.ts";

const pdftotext = await requireProgram("pdftotext");

const path = (sheet: string) => `/seating-chart/print/${sheet}`;
const longName = "Ann-Kristin Sørensen-Bjerknes af Halvorsen";
const diets = ["Nøtter", "Vegetar", "lite salt"];

interface Fixtures {
  couple: SignedInOwner & { page: Page };
}

/** A couple with 120 guests at tables, one guest without, and another couple with its own. */
const test = base.extend<Fixtures>({
  couple: async ({ page, site }, use) => {
    const owner = await signedInOwner({ bride: "Ingrid", groom: "Mathias" });
    await seatDinner(owner, 120, {
      1: { dietaryRequirements: "Nøtter", severeAllergy: true },
      2: { dietaryRequirements: "Vegetar, lite salt" },
      3: { isChild: true },
      119: { name: longName },
    });
    await insertGuest(owner.weddingId, { name: "Uten Bord", rsvpStatus: "attending" });
    const other = await signedInOwner({ bride: "Frida", groom: "Jonas" });
    await seatDinner(other, 3, { 0: { name: "Fremmed Gjest", dietaryRequirements: "Halal" } });
    await signIn(page, owner, site);
    await use({ ...owner, page });
  },
});

async function signIn(page: Page, { cookies }: SignedInOwner, site: string): Promise<void> {
  const pairs = cookies.map((cookie) => cookie.split(";")[0]?.split("=") ?? []);
  await page
    .context()
    .addCookies(
      pairs.map(([name = "", ...value]) => ({ name, value: value.join("="), url: site })),
    );
}

/** Returns the text of each page as it is printed. */
async function printedPages(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const file = join(tmpdir(), `jaord-sheet-${process.pid}.pdf`);
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
  const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
  rmSync(file);
  const pages = text.split("\f").slice(0, -1);
  for (const each of pages) {
    expect(each).toMatch(/Bordkart versjon 1, skrevet ut \d+\. \p{L}+ \d{4} kl\. \d\d\.\d\d/u);
    for (const strange of ["Fremmed", "Frida", "Jonas", "Skriv ut", "Tilbake"]) {
      expect(each).not.toContain(strange);
    }
  }
  return pages;
}

const shortNames = Array.from({ length: 119 }, (_, index) => guestName(index));

test.describe("on paper", () => {
  test.skip(pdftotext.isMissing);

  test(
    pdftotext.titleOf("the list at the entrance has every guest once, on one sheet"),
    async ({ couple }) => {
      const pages = await printedPages(couple.page, path("entrance"));
      expect(pages).toHaveLength(1);
      const [text = ""] = pages;
      for (const name of shortNames) {
        expect(text.split(new RegExp(`${name} .*?\\d`)), name).toHaveLength(2);
      }
      for (const diet of [...diets, "Uten Bord", "uten bord"]) expect(text).not.toContain(diet);
      const [surnames = ""] = await printedPages(couple.page, `${path("entrance")}?navn=etternavn`);
      expect(surnames).toContain("Aune, Aksel");
      expect(surnames.indexOf("Aune, Aksel")).toBeLessThan(surnames.indexOf("Ødegård, "));
    },
  );

  test(
    pdftotext.titleOf("place cards are ten a sheet and tell nothing about health"),
    async ({ couple }) => {
      await blockDrawings(couple.page);
      const pages = await printedPages(couple.page, path("place-cards"));
      expect(pages).toHaveLength(13);
      const text = pages.join("\n");
      for (const diet of [...diets, "Barn ", "llergi"]) expect(text).not.toContain(diet);
      await expect(couple.page.getByTitle("Kjøkkenet har en beskjed")).toHaveCount(2);
      const first = couple.page.locator("article h2");
      await expect(first).toHaveCount(122);
      const shown = await first.allTextContents();
      expect(shown.sort()).toEqual(
        [
          ...[...shortNames, longName].map((name) => name.split(" ")[0] ?? ""),
          "Ingrid",
          "Mathias",
        ].sort(),
      );
      const sprays = couple.page.locator("article img");
      const drawings = await sprays.evaluateAll((all) => all.map((img) => img.getAttribute("src")));
      expect(new Set(drawings).size).toBe(122);
    },
  );

  test(pdftotext.titleOf("table cards are four a sheet"), async ({ couple }) => {
    const pages = await printedPages(couple.page, path("table-cards"));
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain("Brudebordet");
    expect(pages.at(-1)).toContain("Bordet 16");
  });

  test(pdftotext.titleOf("the kitchen's sheet has all diets and their sum"), async ({ couple }) => {
    const pages = await printedPages(couple.page, path("kitchen"));
    expect(pages.length).toBeLessThanOrEqual(3);
    const text = pages.join("\n");
    expect(text).toContain(guestName(1));
    expect(text).toMatch(/Sum +123 +120 +1 +1 +1 +1/);
    expect(text).toMatch(/Uten bord +1 +1/);
    for (const each of pages) expect(each).toContain("Makuleres etter festen.");
  });

  test(
    pdftotext.titleOf("the chart has all names on one lying sheet, of A4 or A3"),
    async ({ couple }) => {
      for (const address of [path("chart"), `${path("chart")}?format=a3`]) {
        const pages = await printedPages(couple.page, address);
        expect(pages).toHaveLength(1);
        expect(pages[0]).toContain("Bordkart, 120 gjester ved 16 bord");
        await expect(couple.page.locator(".plan-name")).toHaveCount(122);
      }
    },
  );
});

test("every sheet is accessible and needs no script but to print", async ({ couple }) => {
  await blockDrawings(couple.page);
  await checkStates(
    couple.page,
    ["entrance", "place-cards", "table-cards", "kitchen", "chart"].map((sheet) => ({
      path: path(sheet),
    })),
  );
  await expect(couple.page.getByText("1 uten bord")).toBeVisible();
  await couple.page.getByRole("link", { name: "A3" }).click();
  await expect(couple.page).toHaveURL(`${path("chart")}?format=a3`);
  await expect(couple.page.getByRole("link", { name: "A3" })).toHaveAttribute("aria-current");
});

test("no name is cut off, in the letters of any theme", async ({ couple: { page, weddingId } }) => {
  await blockDrawings(page);
  for (const theme of themeIds) {
    await db().update(weddings).set({ selectedTheme: theme }).where(eq(weddings.id, weddingId));
    for (const [sheet, names] of [
      ["entrance", ".names li"],
      ["place-cards", "article h2"],
    ] as const) {
      await page.goto(path(sheet));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.locator(names).count()).toBeGreaterThanOrEqual(120);
      expect(await page.locator(names).evaluateAll(cutOff), `${sheet} of ${theme}`).toEqual([]);
    }
  }
});

/** Each card has a drawing of its own, whose box has a fixed size. */
async function blockDrawings(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*/ornament/*"] });
}

/** Runs in the page. Returns texts that are wider or have more lines than there is room for. */
function cutOff(all: Element[]): (string | null)[] {
  return all
    .filter((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + line / 2;
    })
    .map(({ textContent }) => textContent);
}

test("the dialog opens a sheet in a new tab, which prints", async ({ couple }) => {
  const { page } = couple;
  await page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto("/seating-chart");
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Skriv ut" }).click();
  const dialog = page.getByRole("dialog", { name: "Skriv ut" });
  await expect(dialog.getByRole("paragraph")).toHaveText(/^1 uten bord\./);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByText("Etternavn først").click();
  await dialog.getByText("13 ark à 10").click();
  await dialog.getByText("Uten pynt").click();
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: "Skriv ut" }).click();
  const tab = await opened;
  await expect(tab.locator("[data-printed]")).toBeAttached();
  await expect(tab).toHaveURL(`${path("place-cards")}?drakt=uten-pynt`);
  await expect(tab.locator("article img")).toHaveCount(0);
  await expect(dialog).toBeHidden();
});

test("printing the kitchen's sheet stores it, and the paper keeps what had changed", async ({
  couple,
}) => {
  const { page, weddingId } = couple;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(path("kitchen"));
  expect(await findKitchenPrint(weddingId)).toBeNull();
  await page.getByRole("button", { name: "Skriv ut" }).click();
  await expect(page.locator("[data-printed]")).toBeAttached();
  expect((await findKitchenPrint(weddingId))?.persons).toHaveLength(121);

  await db()
    .update(guests)
    .set({ dietaryRequirements: "Egg" })
    .where(eq(guests.name, guestName(0)));
  await page.goto(path("kitchen"));
  await expect(page.getByText("kosthold: vanlig › Egg")).toBeVisible();
  await page.getByRole("button", { name: "Skriv ut" }).click();
  await expect(page.locator("[data-printed]")).toBeAttached();
  await expect(page.getByText("kosthold: vanlig › Egg")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ingen endringer siden")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the kitchen's sheet is marked as printed by a form", async ({ couple }) => {
    const { page, weddingId } = couple;
    await page.goto(path("kitchen"));
    await page.getByRole("button", { name: "Merk som skrevet ut" }).click();
    await expect(page.getByText("Neste liste viser hva som er endret")).toBeVisible();
    expect(await findKitchenPrint(weddingId)).not.toBeNull();
  });

  test("a sheet has everything, and no button that cannot print", async ({ couple }) => {
    await couple.page.goto(path("table-cards"));
    await expect(couple.page.getByRole("heading", { name: "Brudebordet" })).toBeVisible();
    await expect(couple.page.getByRole("button", { name: "Skriv ut" })).toBeHidden();
  });
});
