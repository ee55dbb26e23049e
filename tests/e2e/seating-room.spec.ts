import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible } from "#tests/support/journey.ts";
import { toast } from "#tests/support/planner.ts";
import { type SeatingCouple, seatingTest as test } from "#tests/support/seating-journey.ts";

/** With the example's, 120 persons come. */
const otherGuests = 70;

const plate = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^Bord \\d+, ${name},`) });
const chair = (page: Page, name: string | RegExp) =>
  page.locator("[data-chair]").and(page.getByRole("button", { name }));

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pickUp(page: Page, what: Locator) {
  const { x, y } = await middleOf(what);
  await page.mouse.move(x, y);
  await page.mouse.down();
}

async function carryTo(page: Page, where: Locator, offset = { x: 0, y: 0 }) {
  const { x, y } = await middleOf(where);
  await page.mouse.move(x + offset.x, y + offset.y, { steps: 6 });
}

async function drag(page: Page, what: Locator, where: Locator) {
  await pickUp(page, what);
  await carryTo(page, where);
  await page.mouse.up();
}

async function expectStored(page: Page, couple: SeatingCouple, table: string, guests: string[]) {
  await expect(page.getByText("Lagret", { exact: true })).toBeVisible();
  expect(await couple.seatedAt(table)).toEqual(guests);
}

test("guests and tables are moved with the mouse", async ({ page, couple }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await couple.addGuests(otherGuests);
  await couple.open(page);
  await expect(plate(page, "Koret")).toHaveAccessibleName("Bord 8, Koret, 0 av 6");
  await expectAccessible(page);
  const slip = (name: string) => page.getByRole("button", { name }).first();

  await test.step("a pair goes from the list to a table, and the slip says what it means", async () => {
    await pickUp(page, slip("Bente Solli og følge"));
    await carryTo(page, plate(page, "Barndomsvenner"));
    await expect(page.getByText("Blir 6 av 8 ved Barndomsvenner")).toBeVisible();
    await expect(page.getByText("Kjenner ingen ved bordet")).toBeVisible();
    await page.mouse.up();
    await expect(plate(page, "Barndomsvenner")).toHaveAccessibleName(/6 av 8$/);
    await expectStored(page, couple, "Barndomsvenner", [
      "Bente Solli",
      "Bente Solli",
      "Filip Holm",
      "Julie Brekke",
      "Mads Brekke",
      "Sara Holm",
    ]);
  });

  await test.step("two swap their places", async () => {
    await drag(page, chair(page, /^Odd Sand/), chair(page, /^Hauk Lund/));
    await expectStored(page, couple, "Naboene", ["Grete Lie", "Hauk Lund", "Turid Sand"]);
  });

  await test.step("undo gives both their chairs back", async () => {
    await page.keyboard.press("Control+z");
    await expectStored(page, couple, "Naboene", ["Grete Lie", "Odd Sand", "Turid Sand"]);
  });

  await test.step("a full table refuses, in words", async () => {
    await pickUp(page, chair(page, /^Odd Sand/));
    await carryTo(page, plate(page, "Kollegaer"));
    await expect(page.getByText("Kollegaer er fullt.")).toBeVisible();
    await page.mouse.up();
    await expect(toast(page, "Kollegaer er fullt.")).toBeVisible();
    await expect(plate(page, "Naboene")).toHaveAccessibleName(/3 av 8$/);
  });

  await test.step("Escape puts a dragged guest back", async () => {
    await pickUp(page, chair(page, /^Odd Sand/));
    await carryTo(page, plate(page, "Koret"));
    await expect(page.getByText("Blir 1 av 6 ved Koret")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Blir 1 av 6 ved Koret")).toBeHidden();
    await page.mouse.up();
    await expect(plate(page, "Koret")).toHaveAccessibleName(/0 av 6$/);
  });

  await test.step("dropped on the list, a guest has no table", async () => {
    await drag(page, chair(page, /^Odd Sand/), page.getByRole("heading", { name: "Uten bord" }));
    await expect(slip("Odd Sand")).toBeVisible();
    await expect(plate(page, "Naboene")).toHaveAccessibleName(/2 av 8$/);
  });

  await test.step("a table is moved and aligned to another", async () => {
    await pickUp(page, plate(page, "Koret"));
    await carryTo(page, plate(page, "Studievenner"), { x: -240, y: 4 });
    await page.mouse.up();
    const [koret, friends] = await Promise.all(
      ["Koret", "Studievenner"].map((name) => middleOf(plate(page, name))),
    );
    expect(koret?.y).toBeCloseTo(friends?.y ?? 0, 0);
    await page.keyboard.press("Control+z");
  });
});

test("guests and tables are moved with the keyboard", async ({ page, couple }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await couple.addGuests(otherGuests);
  await couple.open(page);
  const spoken = page.getByRole("region", { name: "Rommet" }).getByRole("status");

  await plate(page, "Brudebordet").focus();
  await page.keyboard.press("Tab");
  await expect(plate(page, "Fam. Aune")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(spoken).toHaveText("Fam. Aune står 2,6 m fra venstre vegg og 1,9 m fra øvre vegg.");
  await page.keyboard.press("r");
  await expect(spoken).toHaveText("Fam. Aune er dreid 15 grader.");

  await plate(page, "Naboene").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-chair]:focus")).toHaveAccessibleName(/, stol 1$/);
  await chair(page, /^Odd Sand/).focus();
  await page.keyboard.press("m");
  await expect(spoken).toHaveText(/^Velg bord til Odd Sand\./);
  await expect(plate(page, "Fam. Hovland")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(plate(page, "Barndomsvenner")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chair(page, /^Odd Sand/)).toBeFocused();
  await page.keyboard.press("m");
  await page.keyboard.press("Enter");
  await expect(plate(page, "Fam. Hovland")).toHaveAccessibleName(/8 av 8$/);
  await expectStored(page, couple, "Naboene", ["Grete Lie", "Turid Sand"]);

  await plate(page, "Brudebordet").press("Delete");
  await expect(plate(page, "Brudebordet")).toHaveCount(0);
  await expect(plate(page, "Fam. Aune")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest is seated by two taps", async ({ page, couple }) => {
    await couple.addGuests(otherGuests);
    await couple.open(page);
    await page.getByRole("button", { name: /^Bente Solli og følge/ }).tap();
    await expect(page.getByText("Velg bord til", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await plate(page, "Barndomsvenner").tap();
    await expect(toast(page, "Bente Solli og følge fikk plass")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Barndomsvenner" })).toBeVisible();
    await expect(plate(page, "Barndomsvenner")).toHaveAccessibleName(/6 av 8$/);
  });

  test("a finger that rests on a guest drags them to a table", async ({ page, couple }) => {
    await couple.open(page);
    const guest = page.getByRole("button", { name: /^Sigrid Aune/ });
    await guest.scrollIntoViewIfNeeded();
    const from = await middleOf(guest);
    const devTools = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: (typeof from)[]
    ) => devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", from);
    await expect(page.locator("[data-dragged]")).toBeAttached();
    // The plan fits itself to the screen soon after its script has arrived.
    const to = await middleOf(plate(page, "Studievenner"));
    await touch("touchMove", { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await touch("touchMove", to);
    await expect(page.getByText("Blir 7 av 8 ved Studievenner")).toBeVisible();
    await touch("touchEnd");
    await expect(plate(page, "Studievenner")).toHaveAccessibleName(/7 av 8$/);
  });

  test("the pane of a table does not cover the table", async ({ page, couple }) => {
    await couple.open(page);
    await page.getByRole("button", { name: "Uten bord" }).tap();
    await plate(page, "Koret").tap();
    const pane = page.getByRole("complementary", { name: "Koret" });
    await expect(pane).toBeVisible();
    const bottomOf = async (locator: Locator) => (await middleOf(locator)).y;
    const { y: top = 0 } = (await pane.boundingBox()) ?? {};
    await expect.poll(() => bottomOf(plate(page, "Koret"))).toBeLessThan(top - 40);
    const held = await bottomOf(plate(page, "Koret"));
    await pane.getByRole("button", { name: "Lukk" }).tap();
    await expect.poll(() => bottomOf(plate(page, "Koret"))).toBeGreaterThan(held);
  });
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
] as const) {
  test(`the tools cover no table while a guest is chosen at ${width} px`, async ({
    page,
    couple,
  }) => {
    await page.setViewportSize({ width, height });
    await couple.open(page);
    await page.getByRole("button", { name: /^Bente Solli og følge/ }).click();
    const bar = page.getByRole("region", { name: "Velg bord til" });
    const tools = page.getByRole("toolbar");
    const edgesOf = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    await expect(bar).toBeVisible();
    const { top, bottom } = await edgesOf(tools);
    expect(bottom).toBeLessThan((await edgesOf(bar)).top);
    const tables = await page.locator("[data-table]").all();
    expect(tables.length).toBeGreaterThan(0);
    const bottoms = await Promise.all(tables.map(edgesOf));
    expect(Math.max(...bottoms.map((table) => table.bottom))).toBeLessThan(top);
  });
}

test("the plan stays on screen until its script has arrived", async ({ page, couple }) => {
  await couple.open(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/chart-area-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/seating-chart", { waitUntil: "load" });
  await page.waitForFunction(() => {
    const title = document.querySelector("#uten-bord button") ?? {};
    return Object.keys(title).some((key) => key.startsWith("__reactFiber"));
  });
  await page.getByRole("button", { name: /^Bente Solli/ }).click();
  await expect(page.getByRole("region", { name: "Velg bord til" })).toBeVisible();
  await expect(page.locator("[data-table]").first()).toBeVisible();
  resolve();
  await plate(page, "Koret").click();
  await expect(plate(page, "Koret")).toHaveAccessibleName(/2 av 6$/);
});
