import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import type { PlanRule } from "#app/features/seating/plan/plan.ts";
import { checkStates, desktop, phone, type State } from "#tests/support/accessibility.ts";
import { must, pairRule, preference } from "#tests/support/dinner-plan.ts";
import { test as base, expect, expectAccessible } from "#tests/support/journey.ts";
import { addSessionCookies, toast, toastButton } from "#tests/support/planner.ts";
import { insertExampleChart } from "#tests/support/seating-example.ts";
import { planTable } from "#tests/support/seating-plans.ts";
import { type Couple, insertComing, sendChanges } from "#tests/support/seating-rows.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

interface Fixtures {
  couple: Couple;
  /** Ids by name. */
  chart: Awaited<ReturnType<typeof insertExampleChart>>;
}

const test = base.extend<Fixtures>({
  couple: async ({ page, server, site }, use) => {
    const session = await signUpOwner(server, `${randomUUID()}@example.no`);
    await addSessionCookies(page, session, site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await use(session as unknown as Couple);
  },
  chart: async ({ couple }, use) => use(await insertExampleChart(couple)),
});

test("a proposal is shown, put away, kept and undone", async ({ page, chart }) => {
  expect(chart.tableIds.size).toBe(8);
  await page.goto("/seating-chart");
  await propose(page);
  await expect(page.getByText("Forslag 1", { exact: true })).toBeVisible();
  await expect(page.getByText("6 fikk plass", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alle 50 har plass" })).toBeFocused();
  await button(page, "Angre").press("Enter");
  await expect(page.getByRole("heading", { name: "Foreslå plassering" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "Jevnt" })).toBeChecked();
  await expect(seated(page, 44)).toBeVisible();

  await page.getByRole("radio", { name: "Fulle bord" }).check();
  await pane(page).getByRole("button", { name: "Foreslå plassering" }).click();
  await button(page, "Nytt forslag").click();
  await expect(page.getByText("Forslag 2", { exact: true })).toBeVisible();
  await button(page, "Behold").click();
  await expect(seated(page, 50)).toBeVisible();
  await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
  await page.reload();
  await expect(seated(page, 50)).toBeVisible();
});

test("a proposal that was kept is one step of undo", async ({ page, chart }) => {
  expect(chart.tableIds.size).toBe(8);
  await page.goto("/seating-chart");
  await propose(page);
  await button(page, "Behold").click();
  await expect(seated(page, 50)).toBeVisible();
  await toastButton(page, "Forslaget er tatt i bruk", "Angre").click();
  await expect(seated(page, 44)).toBeVisible();
});

test("a rule is made with the keyboard, broken at once, and mended", async ({ page, chart }) => {
  expect(chart.tableIds.size).toBe(8);
  await page.goto("/seating-chart");
  await page.getByRole("button", { name: "Regler" }).press("Enter");
  await page.getByRole("button", { name: "Ny regel" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Regler for bordkartet" });
  const sentence = "Odd Sand og Grete Lie skal ikke sitte ved samme bord";
  const type = dialog.getByRole("combobox", { name: "Regelen" });
  const strict = dialog.getByRole("radio", { name: "Må følges" });
  const make = async () => {
    await expect(dialog.getByRole("combobox", { name: "Gjest", exact: true })).toBeFocused();
    await page.keyboard.type("odd");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox", { name: "Den andre gjesten" })).toBeFocused();
    await page.keyboard.type("gret");
    await page.keyboard.press("Enter");
    await expect(type).toBeFocused();
    await type.selectOption("apart");
    await strict.press("Space");
    await expect(strict).toBeChecked();
    await strict.press("Enter");
  };
  await make();
  const row = dialog.getByRole("listitem").filter({ hasText: sentence });
  await expect(row).toContainText("Begge sitter ved Naboene.");
  await make();
  await expect(dialog.getByRole("alert")).toHaveText("Den regelen finnes alt.");

  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await expect(dialog.getByText("Forkaste det dere har skrevet?")).toBeVisible();
  await dialog.getByRole("button", { name: "Forkast", exact: true }).click();
  await expect(page.getByRole("button", { name: "Regler 1 brutt" })).toBeVisible();
  await page.getByRole("button", { name: /^Flytt Odd til / }).click();
  await expect(toast(page, /^Odd sitter nå ved /)).toBeVisible();
  await expect(page.getByText("1 fulgt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Regler 1" })).toBeVisible();
});

test("Escape closes the list of guests before the dialog", async ({ page, chart }) => {
  expect(chart.tableIds.size).toBe(8);
  await page.goto("/seating-chart");
  await page.getByRole("button", { name: "Regler" }).click();
  await page.getByRole("button", { name: "Ny regel" }).click();
  const guest = page.getByRole("combobox", { name: "Gjest", exact: true });
  await guest.pressSequentially("ØSTA");
  await expect(page.getByText("Ingen gjester funnet").first()).toBeVisible();
  await guest.fill("torbjorn");
  await expect(page.getByRole("option", { name: "Torbjørn Aune" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(0);
  await expect(guest).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("presets are seen before they are added, and undone at once", async ({ page, chart }) => {
  expect(chart.tableIds.size).toBe(8);
  await page.goto("/seating-chart");
  await page.getByRole("button", { name: "Regler" }).click();
  await page.getByRole("button", { name: "Ny regel" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Brudebordet som det er").click();
  await expect(dialog.getByText("Gudrun Aune er låst til Brudebordet")).toBeVisible();
  await dialog.getByRole("button", { name: "Legg til åtte regler" }).click();
  const rules = dialog.getByRole("list", { name: "Reglene" }).getByRole("listitem");
  await expect(rules).toHaveCount(8);
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Ingen regler ennå.", { exact: false })).toBeVisible();
});

test("rules that exclude each other are named, and changed", async ({ page, couple, chart }) => {
  await addRules(couple, excludingRules(chart));
  await page.goto("/seating-chart");
  await startSearch(page);
  await expect(page.getByRole("heading", { name: "Disse reglene går ikke sammen" })).toBeVisible();
  await expect(pane(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Endre: Odd Sand er låst til Naboene" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Gjerne" }).check();
  await dialog.getByRole("button", { name: "Lagre regelen" }).click();
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await button(page, "Prøv igjen").click();
  await expect(page.getByRole("heading", { name: "Alle 50 har plass" })).toBeVisible();
  await expect(pane(page).getByText("Odd ved Naboene")).toBeVisible();
  await expect(pane(page).getByText(/^Det går ikke sammen med .*, som må følges\.$/)).toBeVisible();
});

test("a proposal is computed again after a change by the partner", async ({
  page,
  couple,
  chart,
}) => {
  await page.goto("/seating-chart");
  await propose(page);
  const aksel = { guestId: chart.guestIds.get("Aksel Hovland") ?? "", person: 0, seat: null };
  const tableId = chart.tableIds.get("Koret") ?? "";
  await sendChanges(couple, { type: "seat", tableId, persons: [aksel] } as PlanChange);
  await expect(
    page.getByText("Bordkartet er endret siden forslaget ble laget.", { exact: true }),
  ).toBeVisible();
  await expect(button(page, "Behold")).toHaveCount(0);
  await button(page, "Regn ut på nytt").click();
  await expect(page.getByText("5 fikk plass", { exact: true })).toBeVisible();
});

test("a long search is stopped and keeps its best chart", async ({ page, couple }) => {
  await insertComing(couple.weddingId, 500);
  const tables = Array.from({ length: 60 }, (_, index): PlanChange => {
    const place = { x: 200 * (index % 10), y: 200 * Math.floor(index / 10) };
    const table = { ...place, id: randomUUID(), number: index + 1, seats: 10, name: `B${index}` };
    return { type: "addTable", table: planTable(table) };
  });
  await sendChanges(couple, ...tables);
  await page.goto("/seating-chart");
  await startSearch(page);
  await expect(page.getByText("Beste så langt: 500 av 500 har plass")).toBeVisible();
  await button(page, "Stopp").click();
  await expect(page.getByRole("heading", { name: "Alle 500 har plass" })).toBeVisible();
  await expect(page.getByText("Stoppet før søket var ferdig")).toBeVisible();
});

test("rules and proposals are accessible", async ({ page, couple, chart }) => {
  const [first, second, third] = excludingRules(chart);
  const guest = (name: string) => chart.guestIds.get(name) ?? "";
  const near = preference({ type: "near", guestId: guest("Aud Vik") });
  const apart = must(pairRule("apart", guest("Turid Sand"), guest("Grete Lie")));
  await addRules(
    couple,
    [near, apart, first, second].filter((rule) => rule !== undefined),
  );
  const openMenu = async (name: string) => {
    await page.getByRole("button", { name: "Mer", exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const [path, side, dialog] = ["/seating-chart?vis=liste", "main aside", "[role=dialog]"];
  const states: State[] = [
    { path, name: "rules", part: side, reach: () => openMenu("Regler") },
    { name: "dialog", part: dialog, reach: () => button(page, "Ny regel").click() },
    {
      name: "search of guests",
      part: dialog,
      reach: () => page.getByRole("combobox", { name: "Gjest", exact: true }).fill("a"),
    },
    {
      name: "refusal, preset",
      part: dialog,
      reach: async () => {
        await page.keyboard.press("Escape");
        await button(page, "Legg til regel").click();
        await page.locator("summary").first().click();
      },
    },
    { path, name: "choices", part: side, reach: () => openMenu("Foreslå plassering") },
    {
      name: "proposal",
      reach: async () => {
        await pane(page).getByRole("button", { name: "Foreslå plassering" }).click();
        await expect(button(page, "Behold")).toBeVisible();
      },
    },
    {
      path,
      name: "impossible",
      part: side,
      reach: async () => {
        await addRules(couple, third ? [third] : []);
        await page.reload();
        await openMenu("Foreslå plassering");
        await pane(page).getByRole("button", { name: "Foreslå plassering" }).click();
        await expect(button(page, "Prøv igjen")).toBeVisible();
      },
    },
  ];
  const widths = [...phone, ...desktop];
  await checkStates(
    page,
    states.map((state) => ({ ...state, widths })),
  );
});

test("rules and proposals are accessible on the plan too", async ({ page, couple, chart }) => {
  const guest = (name: string) => chart.guestIds.get(name) ?? "";
  await addRules(couple, [
    must(pairRule("apart", guest("Turid Sand"), guest("Grete Lie"))),
    preference({ type: "near", guestId: guest("Aud Vik") }),
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/seating-chart");
  await page.getByRole("button", { name: /^Regler/ }).click();
  await expect(pane(page).getByText("Begge sitter ved Naboene.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Foreslå plassering" }).first().click();
  await pane(page).getByRole("button", { name: "Foreslå plassering" }).click();
  await expect(button(page, "Behold")).toBeVisible();
  await expectAccessible(page);
});

/** Two who are to sit together are locked to two tables. */
function excludingRules({ guestIds, tableIds }: Fixtures["chart"]): PlanRule[] {
  const guest = (name: string) => guestIds.get(name) ?? "";
  const table = (name: string) => tableIds.get(name) ?? "";
  return [
    must({ type: "locked", guestId: guest("Odd Sand"), tableId: table("Naboene") }),
    must({ type: "locked", guestId: guest("Eli Nes"), tableId: table("Koret") }),
    must(pairRule("together", guest("Odd Sand"), guest("Eli Nes"))),
  ];
}

async function addRules(couple: Couple, rules: readonly PlanRule[]): Promise<void> {
  const changes = rules.map((rule): PlanChange => {
    return { type: "addRule", rule: { ...rule, id: randomUUID() } };
  });
  expect((await sendChanges(couple, ...changes)).filter(Boolean)).toEqual([]);
}

async function startSearch(page: Page): Promise<void> {
  await button(page, "Foreslå plassering").click();
  await pane(page).getByRole("button", { name: "Foreslå plassering" }).click();
}

async function propose(page: Page): Promise<void> {
  await startSearch(page);
  await expect(page.getByRole("heading", { name: "Alle 50 har plass" })).toBeVisible();
}

function pane(page: Page) {
  return page.getByRole("main").getByRole("complementary");
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

function seated(page: Page, persons: number) {
  return page.locator("header").getByText(`${persons} av 50`);
}
