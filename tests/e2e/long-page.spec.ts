import { insertWedding, insertWishes } from "#tests/support/factories.ts";
import { expect, test } from "#tests/support/journey.ts";

const wishes = Array.from({ length: 200 }, (_, number) => ({
  title: `Ønske ${number}`,
  description: "Se https://butikk.no/vare.",
  purchased: number < 20,
  purchasedBy: number < 20 ? "Berit" : null,
}));
const names = ["Historien", "Program", "Svar", "Ønsker", "Bilder", "Hilsen"];

async function insertLongWedding(): Promise<string> {
  const weddingId = await insertWedding({ story: "Vi møttes.", ceremony: "I hagen" });
  await insertWishes(weddingId, wishes);
  return weddingId;
}

test.use({ viewport: { width: 360, height: 740 } });

test("the links to the sections follow the reader and hide no heading", async ({ page }) => {
  await page.goto(`/wedding?id=${await insertLongWedding()}`);
  const navigation = page.getByRole("navigation", { name: "På denne siden" });
  await expect(navigation.getByRole("link")).toHaveText(names);
  const bar = () => navigation.boundingBox();
  for (const [link, heading] of [
    ["Bilder", "Bilder"],
    ["Hilsen", "Send en hilsen"],
    ["Program", "Program"],
  ] as const) {
    await navigation.getByRole("link", { name: link }).focus();
    await page.keyboard.press("Enter");
    const title = page.getByRole("heading", { level: 2, name: heading });
    await expect(title).toBeInViewport();
    const barBox = await bar();
    expect(Math.round(barBox?.y ?? -1), "the links stay at the top").toBe(0);
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(barBox?.height ?? Infinity);
  }
});

test("200 wishes are shown twelve at a time, free ones first", async ({ page }) => {
  await page.goto(`/wedding?id=${await insertLongWedding()}`);
  const shown = page.locator(".wish");
  await expect(shown).toHaveCount(12);
  await expect(shown.first()).toContainText("Ønske 20");
  await expect(page.getByText("180 av 200 er ledige, og de står først.")).toBeVisible();
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(10_000);
  const links = shown.first().getByRole("link", { name: "https://butikk.no/vare", exact: true });
  await expect(links).toHaveAttribute("rel", "noopener nofollow");

  await page.getByRole("link", { name: /^Vis flere/ }).click();
  await expect(shown).toHaveCount(24);
  await expect(shown.nth(12)).toBeFocused();

  await shown
    .nth(20)
    .getByRole("button", { name: /Reserver/ })
    .click();
  await page.getByLabel("Navnet ditt").last().fill("Åse");
  await page.getByRole("dialog").getByRole("button", { name: "Reserver" }).click();
  await expect(page.getByText("Du har reservert denne")).toBeVisible();
  await expect(shown).toHaveCount(24);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all wishes can be reached", async ({ page }) => {
    await page.goto(`/wedding?id=${await insertLongWedding()}`);
    const more = page.getByRole("link", { name: /^Vis flere/ });
    for (let count = 24; count <= 204; count += 12) {
      await more.click();
      await expect(page.locator(".wish")).toHaveCount(Math.min(count, 200));
    }
    await expect(more).toHaveCount(0);
    await expect(page.locator(".wish").last()).toContainText("Ønske 19");
  });
});
