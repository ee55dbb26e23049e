import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { guests } from "#app/features/guests/tables.server.ts";
import { loadSeatingPlan } from "#app/features/seating/queries.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { expect } from "#tests/support/journey.ts";
import { toast } from "#tests/support/planner.ts";
import { type SeatingCouple, seatingTest as test } from "#tests/support/seating-journey.ts";

const plate = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Bord \\d+, ${name},`) });
const chair = (page: Page, name: string | RegExp) =>
  page.locator("[data-chair]").and(page.getByRole("button", { name }));
const slip = (page: Page, name: string) =>
  page.getByRole("region", { name: "Uten bord" }).getByRole("button", { name });
const percent = (page: Page) => page.getByText(/^\d+ %$/);

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, what: Locator, to: { x: number; y: number }) {
  const from = await middleOf(what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

async function chooseInMenu(page: Page, table: string, item: string) {
  await page.getByRole("button", { name: `Flere valg for ${table}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

async function storedTable({ weddingId }: SeatingCouple, name: string) {
  const { state } = await loadSeatingPlan(weddingId);
  return state.tables.find((table) => table.name === name);
}

test.use({ viewport: { width: 1440, height: 900 } });

test("a table is turned and resized by its handles, one step of undo each", async ({
  page,
  couple,
}) => {
  await couple.open(page);
  const stored = () => storedTable(couple, "Kollegaer");
  await plate(page, "Kollegaer").click();
  const middle = await middleOf(plate(page, "Kollegaer"));
  await drag(page, page.locator("[data-handle=turn]"), { x: middle.x + 150, y: middle.y });
  await expect.poll(async () => (await stored())?.rotation).toBe(90);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await stored())?.rotation).toBe(0);
  const corner = page.locator("[data-handle='1 1']");
  const { x, y } = await middleOf(corner);
  await drag(page, corner, { x: x + 50, y: y + 50 });
  await expect.poll(async () => (await stored())?.width).toBeGreaterThan(150);
  expect((await stored())?.height).toBeGreaterThan(150);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await stored())?.width).toBeNull();
});

test("tables are copied, joined to a long one, and locked", async ({ page, couple }) => {
  await couple.open(page);
  await plate(page, "Naboene").click();

  await chooseInMenu(page, "Naboene", "Dupliser");
  await expect(plate(page, "Naboene \\(kopi\\)")).toHaveAccessibleName(/^Bord 9, .* 0 av 8$/);
  await page.keyboard.press("Control+z");
  await expect(plate(page, "Naboene \\(kopi\\)")).toHaveCount(0);

  await chooseInMenu(page, "Naboene", "Sett inntil …");
  await page.getByRole("dialog").getByRole("button", { name: "Kollegaer" }).click();
  const places = async () => {
    const [one, other] = await Promise.all(
      ["Naboene", "Kollegaer"].map((name) => middleOf(plate(page, name))),
    );
    return { one, other, apart: (one?.x ?? 0) - (other?.x ?? 0) };
  };
  const joined = await places();
  await drag(page, plate(page, "Kollegaer"), {
    x: (joined.other?.x ?? 0) + 60,
    y: (joined.other?.y ?? 0) - 30,
  });
  const moved = await places();
  expect(moved.one?.x).toBeGreaterThan((joined.one?.x ?? 0) + 40);
  expect(moved.apart).toBeCloseTo(joined.apart, 0);
  await page.keyboard.press("Control+z");
  await chooseInMenu(page, "Naboene", "Skill fra de andre");
  await expect.poll(async () => (await storedTable(couple, "Kollegaer"))?.groupId).toBeNull();

  await chooseInMenu(page, "Naboene", "Lås bordet");
  await drag(page, chair(page, /^Odd Sand/), await middleOf(plate(page, "Koret")));
  await expect(toast(page, "Naboene er låst.")).toBeVisible();
  await expect(plate(page, "Naboene")).toHaveAccessibleName(/3 av 8, låst$/);
  await page.keyboard.press("Control+z");
  await expect(plate(page, "Naboene")).toHaveAccessibleName(/3 av 8$/);
});

test("another table becomes the head table, and chairs get numbers", async ({ page, couple }) => {
  await couple.open(page);
  const edit = async (table: string, isHead: boolean) => {
    await plate(page, table).click();
    await page.getByRole("button", { name: "Rediger bord" }).click();
    await page.getByRole("dialog").getByLabel("Brudebord").setChecked(isHead);
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
  };
  await edit("Koret", true);
  await expect(page.getByText("Brudebordet er allerede brudebord")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forkast" }).click();
  await edit("Brudebordet", false);
  await expect(plate(page, "Brudebordet")).toHaveAccessibleName(/8 av 10$/);
  await edit("Koret", true);
  await expect(plate(page, "Koret")).toHaveAccessibleName(/2 av 6$/);

  await page.getByRole("button", { name: "Mer", exact: true }).click();
  await page.getByRole("menuitem", { name: "Bruk nummererte stoler" }).click();
  const empty = page.locator("[data-table]", { has: plate(page, "Naboene") });
  const last = empty.getByRole("button", { name: "Ledig stol 8" });
  await drag(page, chair(page, /^Odd Sand/), await middleOf(last));
  await expect(chair(page, "Odd Sand, stol 8")).toBeVisible();
  await expect
    .poll(async () => {
      const { state } = await loadSeatingPlan(couple.weddingId);
      const odd = couple.guestIds.get("Odd Sand");
      return state.seats.find(({ guestId }) => guestId === odd)?.seat;
    })
    .toBe(8);
});

test("several guests are seated at once, and a household together", async ({ page, couple }) => {
  const idOf = (name: string) => couple.guestIds.get(name) ?? "";
  const [sigrid] = await db()
    .select()
    .from(guests)
    .where(eq(guests.id, idOf("Sigrid Aune")));
  await db()
    .update(guests)
    .set({ householdId: sigrid?.householdId })
    .where(eq(guests.id, idOf("Kjell Moe")));
  await couple.open(page);
  await slip(page, "Runa Hovland").click();
  await slip(page, "Bente Solli og følge").click({ modifiers: ["Shift"] });
  await plate(page, "Koret").click();
  await expect(plate(page, "Koret")).toHaveAccessibleName(/3 av 6$/);
  await page.keyboard.press("Control+z");
  await expect(plate(page, "Koret")).toHaveAccessibleName(/0 av 6$/);

  await slip(page, "Sigrid Aune").click();
  await page.getByRole("button", { name: "Ta med husstanden" }).click();
  await drag(page, slip(page, "Sigrid Aune"), await middleOf(plate(page, "Koret")));
  await expect(plate(page, "Koret")).toHaveAccessibleName(/2 av 6$/);
  await expect.poll(() => couple.seatedAt("Koret")).toEqual(["Kjell Moe", "Sigrid Aune"]);

  await plate(page, "Koret").click();
  await chooseInMenu(page, "Koret", "Flytt alle …");
  await plate(page, "Naboene").click();
  await expect(plate(page, "Naboene")).toHaveAccessibleName(/5 av 8$/);
});

test("the plan is zoomed and moved with wheel, buttons, keys and mouse", async ({
  page,
  couple,
}) => {
  await couple.open(page);
  const scale = async () => Number.parseInt(await percent(page).innerText(), 10);
  const whole = await scale();
  await page.getByRole("button", { name: "Zoom inn" }).click();
  await expect.poll(scale).toBeGreaterThan(whole);
  await page.keyboard.press("0");
  await expect.poll(scale).toBe(whole);
  await page.keyboard.press("-");
  await expect.poll(scale).toBeLessThan(whole);
  await page.getByRole("button", { name: "Vis hele rommet" }).click();
  await expect.poll(scale).toBe(whole);

  const before = await middleOf(plate(page, "Koret"));
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await expect.poll(scale).toBeGreaterThan(whole);
  const zoomed = await middleOf(plate(page, "Koret"));
  expect(Math.hypot(zoomed.x - before.x, zoomed.y - before.y)).toBeLessThan(4);

  const floor = { x: zoomed.x, y: zoomed.y + 130 };
  await page.mouse.move(floor.x, floor.y);
  await page.mouse.down();
  await page.mouse.move(floor.x + 80, floor.y - 30, { steps: 4 });
  await page.mouse.up();
  const moved = await middleOf(plate(page, "Koret"));
  expect(moved.x - zoomed.x).toBeCloseTo(80, 0);
  expect(moved.y - zoomed.y).toBeCloseTo(-30, 0);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("two of them zoom, and one that rests on a table moves it, as an arrow key does", async ({
    page,
    couple,
  }) => {
    await couple.open(page);
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
      devTools.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
    const { x, y } = await middleOf(plate(page, "Studievenner"));
    const width = async () => (await plate(page, "Studievenner").boundingBox())?.width ?? 0;
    const before = await width();
    await touch("touchStart", { x: x - 8, y: y + 80, id: 1 }, { x: x + 8, y: y + 80, id: 2 });
    await touch("touchMove", { x: x - 14, y: y + 80, id: 1 }, { x: x + 14, y: y + 80, id: 2 });
    await touch("touchMove", { x: x - 20, y: y + 80, id: 1 }, { x: x + 20, y: y + 80, id: 2 });
    await touch("touchEnd");
    await expect.poll(width).toBeGreaterThan(before * 1.3);
    await page.getByRole("button", { name: "Vis hele rommet" }).tap();
    await expect.poll(width).toBeCloseTo(before, 0);

    const at = await middleOf(plate(page, "Studievenner"));
    const start = await storedTable(couple, "Studievenner");
    await touch("touchStart", at);
    await expect(page.locator(".is-lifted")).toBeAttached();
    await touch("touchMove", { x: at.x + 20, y: at.y + 20 });
    await touch("touchMove", { x: at.x + 40, y: at.y + 40 });
    await touch("touchEnd");
    await expect
      .poll(async () => (await storedTable(couple, "Studievenner"))?.y)
      .not.toBe(start?.y);

    const put = await middleOf(plate(page, "Studievenner"));
    await plate(page, "Studievenner").press("Shift+ArrowRight");
    await expect
      .poll(async () => (await middleOf(plate(page, "Studievenner"))).x)
      .toBeGreaterThan(put.x + 3);
  });
});
