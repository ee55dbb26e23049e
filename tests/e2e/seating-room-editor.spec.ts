import type { Page } from "@playwright/test";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { expectUncovered, toast } from "#tests/support/planner.ts";
import { seatingTest as test } from "#tests/support/seating-journey.ts";
import { sendChanges } from "#tests/support/seating-rows.ts";

const plan = (page: Page) => page.getByRole("region", { name: "Rommet" });
const pane = (page: Page) => page.getByRole("complementary", { name: "Rommet" });
const thing = (page: Page, name: RegExp) =>
  plan(page).locator("[data-plan-overlay]").getByRole("button", { name });
const field = (page: Page, name: string) => pane(page).getByLabel(name, { exact: true });

async function openRoom(page: Page) {
  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Rommet" }).click();
  await expect(pane(page).getByText("Bordene ligger fast mens dere tegner.")).toBeVisible();
  // A menu that is closing takes the focus back.
  await expect(page.getByRole("menu")).toHaveCount(0);
}

async function expectSaved(page: Page) {
  await expect(page.getByRole("button", { name: "Lagret" })).toBeVisible();
}

/** The tables are faded, because they are not to be used meanwhile. */
async function expectAccessibleEditor(page: Page) {
  await expectAccessible(page, "aside[aria-label=Rommet]");
  await expectAccessible(page, "[data-plan-overlay]");
}

test("things are added, moved and removed with the keyboard", async ({ page, couple }) => {
  await couple.open(page);
  await openRoom(page);
  await expectAccessibleEditor(page);
  await pane(page).getByRole("button", { name: "Scene" }).press("Enter");
  await expect(pane(page).getByText("Scene er lagt til.")).toBeAttached();
  const stage = thing(page, /^Scene, 3,4 × 1,2 m/);
  await expect(stage).toHaveAttribute("aria-pressed", "true");
  await field(page, "Fra venstre vegg").fill("2");
  await field(page, "Fra venstre vegg").press("Enter");
  await stage.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(field(page, "Fra venstre vegg")).toHaveValue("2,6");
  await page.keyboard.press("Control+z");
  await expect(field(page, "Fra venstre vegg")).toHaveValue("2,1");
  await field(page, "Bredde").last().fill("5,25");
  await field(page, "Bredde").last().press("Enter");
  await expect(thing(page, /^Scene, 5,3 × 1,2 m/)).toBeVisible();
  await expectAccessibleEditor(page);
  await expectSaved(page);

  await page.reload();
  await openRoom(page);
  await thing(page, /^Scene/).focus();
  await expect(field(page, "Bredde").last()).toHaveValue("5,25");
  await page.keyboard.press("Delete");
  await expect(thing(page, /^Scene/)).toHaveCount(0);
  await expect(page.locator(".room-item:focus")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+z");
  await expect(thing(page, /^Scene/)).toBeVisible();
  await pane(page).getByRole("button", { name: "Fjern Scene" }).press("Enter");
  await expect(pane(page).locator("[aria-expanded]:focus")).toBeAttached();
});

test("a door sticks to the walls, by keyboard and by its fields", async ({ page, couple }) => {
  await couple.open(page);
  await openRoom(page);
  const door = thing(page, /^Inngang/);
  await door.focus();
  await expect(field(page, "Vegg")).toHaveValue("left");
  await page.keyboard.press("ArrowRight");
  await expect(field(page, "Vegg")).toHaveValue("left");
  await page.keyboard.press("r");
  await expect(field(page, "Vegg")).toHaveValue("rear");
  await field(page, "Vegg").selectOption("Nedre");
  await expect(field(page, "Fra venstre vegg")).toBeVisible();
  await expect(pane(page).getByText("Inngang står")).toBeAttached();
});

test("things are moved and resized with the mouse, one step of undo each", async ({
  page,
  couple,
}) => {
  await couple.open(page);
  await openRoom(page);
  const floor = thing(page, /^Dansegulv/);
  const before = await boxOf(floor);
  await drag(page, before.middle, { x: before.middle.x - 60, y: before.middle.y + 40 });
  const moved = await boxOf(floor);
  expectNear(moved.x, before.x - 60);
  expectNear(moved.y, before.y + 40);
  const corner = { x: moved.x + moved.width, y: moved.y + moved.height };
  await drag(page, corner, { x: corner.x - 50, y: corner.y - 50 });
  const smaller = await boxOf(floor);
  expect(smaller.width).toBeLessThan(moved.width - 40);
  expectNear(smaller.x, moved.x);
  await page.keyboard.press("Control+z");
  expectNear((await boxOf(floor)).width, moved.width);
  await page.keyboard.press("Control+z");
  expectNear((await boxOf(floor)).x, before.x);

  await page.mouse.move(before.middle.x, before.middle.y);
  await page.mouse.down();
  await page.mouse.move(before.middle.x + 80, before.middle.y, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expectNear((await boxOf(floor)).x, before.x);
});

test("the room is emptied, removed and drawn again round the tables", async ({ page, couple }) => {
  await couple.open(page);
  await openRoom(page);
  await pane(page).getByRole("button", { name: "Tomt rom" }).click();
  await expect(thing(page, /./)).toHaveCount(0);
  await pane(page).getByRole("button", { name: "Fjern rommet" }).click();
  await expect(pane(page).getByText("Rommet er ikke tegnet ennå.")).toBeVisible();
  const [table] = await plan(page).locator("[data-plate]").all();
  const before = await table?.getAttribute("transform");
  await pane(page).getByRole("button", { name: "Dør" }).press("Enter");
  await expect(thing(page, /^Inngang/)).toBeVisible();
  expect(await table?.getAttribute("transform")).toBe(before);
  await field(page, "Bredde").first().fill("2");
  await field(page, "Bredde").first().blur();
  await expect(pane(page).getByText("Skriv et mål mellom 3 og 60 meter")).toBeVisible();
  await field(page, "Bredde").first().fill("20,5");
  await field(page, "Bredde").first().press("Enter");
  await expectSaved(page);
  await page.reload();
  await openRoom(page);
  await expect(field(page, "Bredde").first()).toHaveValue("20,5");
});

for (const width of [360, 768, 1440]) {
  test(`the message about the emptied room covers nothing at ${width} px`, async ({
    page,
    couple,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await couple.open(page);
    await openRoom(page);
    await pane(page).getByRole("button", { name: "Tomt rom" }).click();
    await expect(toast(page, "Rommet er tømt")).toBeVisible();
    await expectUncovered(page, "aside[aria-label=Rommet]");
  });
}

test("tables outside are moved into the first room, in one step", async ({ page, couple }) => {
  const [tableId = ""] = couple.tableIds.values();
  await sendChanges(
    couple,
    { type: "setRoom", room: null },
    { type: "changeTable", tableId, set: { x: -300 } },
  );
  await couple.open(page);
  await openRoom(page);
  await pane(page).getByRole("button", { name: "Bar" }).click();
  await expect(thing(page, /^Bar/)).toBeVisible();
  await expectSaved(page);
  const leftmost = async () => {
    const { state } = await loadSeatingPlan(couple.weddingId);
    return Math.min(...state.tables.map(({ x }) => x));
  };
  expect(await leftmost()).toBeGreaterThan(0);
  await page.keyboard.press("Control+z");
  await expect(pane(page).getByText("Rommet er ikke tegnet ennå.")).toBeVisible();
  await expectSaved(page);
  expect(await leftmost()).toBe(-300);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("corners are large enough for a finger, and only the sheet scrolls", async ({
    page,
    couple,
  }) => {
    await couple.open(page);
    await openRoom(page);
    await expect(thing(page, /^Dansegulv/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    await thing(page, /^Dansegulv/).tap();
    const corners = plan(page).locator("[data-pull]");
    await expect(corners).toHaveCount(4);
    for (const corner of await corners.all()) {
      const { width, height } = await boxOf(corner);
      expect(Math.min(width, height)).toBeGreaterThan(43.9);
    }
    await expectAccessibleEditor(page);
  });
});

/** Things move by steps of 0.1 m. */
function expectNear(pixels: number, expected: number) {
  expect(Math.abs(pixels - expected)).toBeLessThan(6);
}

interface Spot {
  x: number;
  y: number;
}

async function drag(page: Page, from: Spot, to: Spot) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function boxOf(locator: ReturnType<Page["locator"]>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not shown");
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}
