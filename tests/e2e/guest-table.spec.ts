import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { themeIds } from "#app/features/weddings/rules.ts";
import { expectTextContrast } from "#tests/support/accessibility.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies } from "#tests/support/planner.ts";
import {
  foreignNumberAlone,
  insertSeatedHousehold,
  release,
  strangers,
} from "#tests/support/seated-household.ts";
import { type Couple, seat, sendChanges } from "#tests/support/seating-rows.ts";
import { type Session, signUpOwner } from "#tests/support/sessions.ts";

const ownTable = (page: Page) =>
  page.getByRole("heading", { name: "Dere sitter ved Barndomsvenner, bord 3" });
const map = (page: Page) =>
  page.getByRole("img", {
    name: "Kart over rommet. Streken går fra inngangen til bord 3, Barndomsvenner.",
  });

test("guests see their table only while the couple has released the chart", async ({ page }) => {
  const { couple, path } = await insertSeatedHousehold();
  await page.goto(path);
  await expect(page.getByText("Kjære")).toBeVisible();
  await expect(page.getByText("sitter ved")).toHaveCount(0);
  await release(couple);
  await page.reload();
  await expect(ownTable(page)).toBeVisible();
  await expect(page.getByText("Følg prikkene fra inngangen.")).toBeVisible();
  await expect(page.getByText("Den samme blomsten ligger på bordkortet.")).toBeVisible();
  await release(couple, false);
  await page.reload();
  await expect(page.getByText("sitter ved")).toHaveCount(0);
});

test("the couple shows and hides the tables, and sees before what guests will see", async ({
  page,
  server,
  site,
  newPage,
}) => {
  const session = await signUpOwner(server, `${randomUUID()}@example.no`);
  const { path } = await insertSeatedHousehold({}, session as Session & Couple);
  await addSessionCookies(page, session, site);
  const guest = await newPage();
  const open = async () => {
    await page.goto("/seating-chart");
    await page.getByRole("button", { name: "Mer", exact: true }).click();
    await page.getByRole("menuitem", { name: "Vis gjestene bordet" }).click();
  };
  const choose = async (choice: string, button: string | RegExp, date?: string) => {
    await open();
    await page.getByRole("radio", { name: new RegExp(`^${choice}`) }).check();
    if (date) await page.getByLabel("Dato").fill(date);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
    await guest.goto(path);
  };
  await open();
  await expect(page.getByRole("radio", { name: "Ikke ennå" })).toBeChecked();
  const phone = page.frameLocator("iframe[title='Slik ser Marit og Eir det']");
  await expect(phone.getByText("Dere sitter ved Barndomsvenner, bord 3")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Neste husstand" }).click();
  await expect(page.getByText("2 av 3")).toBeVisible();
  await choose("Nå", "Vis bordene");
  await expect(ownTable(guest)).toBeVisible();
  await choose("Ikke ennå", "Skjul bordene");
  await expect(guest.getByText("sitter ved")).toHaveCount(0);
  await choose("Fra et tidspunkt", /^Vis fra .* kl\. 12\.00$/, "2090-06-12");
  await expect(guest.getByText("sitter ved")).toHaveCount(0);
  await open();
  await expect(page.getByLabel("Dato")).toHaveValue("2090-06-12");
  await expectAccessible(page);
  await page.getByLabel("Dato").fill("2020-06-12");
  await page.getByRole("button", { name: "Fra et tidspunkt", exact: true }).click();
  await expect(page.getByText("Velg et tidspunkt som ikke har vært")).toBeVisible();
  await page.getByRole("button", { name: "Avbryt" }).click();
  await expect(page.getByText("Forkaste det dere har skrevet?")).toBeVisible();
});

test("nothing of other people is in the page or its data", async ({ page, request }) => {
  const { couple, path } = await insertSeatedHousehold();
  await release(couple);
  for (const address of [path, `${path}.data`]) {
    const text = await (await request.get(address)).text();
    expect(text).toContain("Barndomsvenner");
    for (const name of strangers) expect(text).not.toContain(name);
    expect(text).not.toMatch(foreignNumberAlone);
  }
  await page.goto(path);
  await expect(map(page).locator("image")).toHaveCount(2);
  await expect(map(page).locator("text").filter({ hasText: /\d/ })).toHaveText("3");
});

for (const width of [360, 1440]) {
  test.describe(`without script, ${width} px wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test("the map fits the screen", async ({ page }) => {
      const { couple, path } = await insertSeatedHousehold();
      await release(couple);
      await page.goto(path);
      await expect(ownTable(page)).toBeVisible();
      const box = await map(page).boundingBox();
      const isUpright = (box?.height ?? 0) > (box?.width ?? 0);
      expect(isUpright).toBe(width < 900);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
}

test("a household at two tables is told of each", async ({ page }) => {
  const { couple, path, eir, otherTable } = await insertSeatedHousehold();
  await sendChanges(
    couple,
    { type: "changeTable", tableId: otherTable.id, set: { name: "Bord 12", number: 12 } },
    seat(otherTable.id, { guestId: eir, person: 0 }),
  );
  await release(couple);
  await page.goto(path);
  await expect(
    page.getByRole("heading", { name: "Marit sitter ved Barndomsvenner, bord 3" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Eir sitter ved bord 12" })).toBeVisible();
});

test("without a room there is a map, but no way", async ({ page }) => {
  const { couple, path } = await insertSeatedHousehold();
  await sendChanges(couple, { type: "setRoom", room: null });
  await release(couple);
  await page.goto(path);
  await expect(
    page.getByRole("img", { name: "Kart over rommet med bord 3, Barndomsvenner." }),
  ).toBeVisible();
  await expect(page.getByText("Følg prikkene")).toHaveCount(0);
});

test("the table is readable in every theme", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const selectedTheme of themeIds) {
    const { couple, path } = await insertSeatedHousehold({ selectedTheme });
    await release(couple);
    await page.goto(path);
    await expect(ownTable(page)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, selectedTheme).toBe(0);
    await expectTextContrast(page);
    await expectAccessible(page);
  }
});
