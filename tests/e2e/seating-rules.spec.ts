import type { Locator, Page } from "@playwright/test";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import { ruleTypes } from "#app/features/seating/rules.ts";
import { expect } from "#tests/support/journey.ts";
import { toast } from "#tests/support/planner.ts";
import { seatingTest as test } from "#tests/support/seating-journey.ts";

type Blanks = Record<string, string>;

/** What is filled in for each kind, as a preference and as a must. */
const sentences: Record<(typeof ruleTypes)[number], [preference: Blanks, must: Blanks]> = {
  together: [pair("Turid Sand", "Tiril Aune"), pair("Odd Sand", "Jens Aune")],
  next: [pair("Ragna Aune", "Knut Aune"), pair("Berit Moe", "Stein Moe")],
  apart: [pair("Nils Aamodt", "Rita Foss"), pair("Hanne Aamodt", "Arne Foss")],
  near: [{ Gjest: "Aud Vik" }, { Gjest: "Roar Vik" }],
  far: [{ Gjest: "Kjell Moe" }, { Gjest: "Vetle Strand" }],
  locked: [
    { Gjest: "Eli Nes", Bord: "Fam. Hovland" },
    { Gjest: "Oda Krogh", Bord: "Studievenner" },
  ],
  atMost: [limit("4", "Kollegaer", "Naboene"), limit("3", "Naboer", "Fam. Aune")],
  atLeast: [limit("2", "Kollegaer", "Kollegaer"), limit("1", "Naboer", "Naboene")],
};

function pair(one: string, other: string): Blanks {
  return { Gjest: one, "Den andre gjesten": other };
}

function limit(count: string, category: string, table: string): Blanks {
  return { Antall: count, Kategori: category, Bord: table };
}

async function openBuilder(page: Page) {
  await page.getByRole("button", { name: /^Regler/ }).click();
  await page.getByRole("button", { name: "Ny regel" }).click();
  return page.getByRole("dialog", { name: "Regler for bordkartet" });
}

async function fillIn(dialog: Locator, blanks: Blanks) {
  for (const [name, value] of Object.entries(blanks)) {
    const role = name === "Antall" ? "textbox" : "combobox";
    const blank = dialog.getByRole(role, { name, exact: true });
    if (name === "Kategori" || name === "Bord") await blank.selectOption({ label: value });
    else await blank.fill(value);
    if (name.includes("jest")) await blank.press("Enter");
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

test("the focus moves on before the next frame, and stays", async ({ page, couple }) => {
  await couple.open(page, "list");
  const dialog = await openBuilder(page);
  const guest = dialog.getByRole("combobox", { name: "Gjest", exact: true });
  const type = dialog.getByRole("combobox", { name: "Regelen" });
  const strict = dialog.getByRole("radio", { name: "Må følges" });
  await expect(guest).toBeFocused();
  const frames = await page.evaluateHandle(() => {
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    return held;
  });
  await page.keyboard.type("odd");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Den andre gjesten" })).toBeFocused();
  await page.keyboard.type("gret");
  await page.keyboard.press("Enter");
  await expect(type).toBeFocused();
  for (const kind of ["locked", "atMost", "apart"]) {
    await type.selectOption(kind);
    await expect(type).toBeFocused();
  }
  await strict.press("Space");
  await frames.evaluate((held) => {
    for (const draw of held) draw(0);
  });
  await expect(strict).toBeFocused();
  await strict.press("Enter");
  await expect(guest).toBeFocused();
  await page.keyboard.type("odd");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: /^Fjern Odd/ }).press("Enter");
  await expect(guest).toBeFocused();
});

test("every kind of rule is made as a preference and as a must", async ({ page, couple }) => {
  await couple.open(page, "list");
  const dialog = await openBuilder(page);
  const rows = dialog.getByRole("list", { name: "Reglene" }).getByRole("listitem");
  let made = 0;
  for (const type of ruleTypes) {
    const kind = dialog.getByLabel("Regelen", { exact: true });
    for (const [strength, blanks] of sentences[type].entries()) {
      await kind.selectOption(type);
      await fillIn(dialog, blanks);
      await dialog.getByRole("radio", { name: strength === 0 ? "Gjerne" : "Må følges" }).check();
      await dialog.getByRole("button", { name: "Legg til regel" }).click();
      made++;
      await expect(rows, `${type} ${JSON.stringify(blanks)}`).toHaveCount(made);
    }
  }
  const stored = async () => {
    const { state } = await loadSeatingPlan(couple.weddingId);
    return state.rules.map(({ type, isMust }) => `${type} ${isMust}`);
  };
  const all = ruleTypes.flatMap((type) => [`${type} false`, `${type} true`]);
  await expect.poll(async () => (await stored()).sort()).toEqual(all.sort());

  await dialog.getByLabel("Regelen", { exact: true }).selectOption("tableLocked");
  await fillIn(dialog, { Bord: "Koret" });
  await dialog.getByRole("button", { name: "Legg til regel" }).click();
  await expect(rows.filter({ hasText: "Koret er låst" })).toBeVisible();
});

test("a rule is made stricter, changed and deleted, and a broken one leads to its table", async ({
  page,
  couple,
}) => {
  await couple.open(page);
  const dialog = await openBuilder(page);
  await dialog.getByLabel("Regelen", { exact: true }).selectOption("apart");
  await fillIn(dialog, pair("Turid Sand", "Grete Lie"));
  await dialog.getByRole("button", { name: "Legg til regel" }).click();
  const row = dialog.getByRole("list", { name: "Reglene" }).getByRole("listitem");
  const choose = async (item: string) => {
    await row.getByRole("button", { name: /^Flere valg/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  };
  await expect(row).not.toContainText("Må følges");
  await choose("Gjør til «må følges»");
  await expect(row).toContainText("Må følges");
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await expect(page.getByRole("button", { name: "Regler 1 brutt" })).toBeVisible();

  const pane = page.getByRole("complementary", { name: "Regler" });
  await pane.getByRole("button", { name: /^Turid Sand og Grete Lie skal ikke/ }).click();
  await expect(page.getByRole("complementary", { name: "Naboene" })).toBeVisible();

  await page.getByRole("button", { name: "Regler 1 brutt" }).click();
  await page.getByRole("button", { name: "Alle regler" }).click();
  await choose("Slett");
  await expect(toast(page, "Regelen er slettet")).toBeVisible();
  await expect(row).toHaveCount(0);
});
