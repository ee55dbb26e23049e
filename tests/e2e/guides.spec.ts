import { checkStates, desktop, phone } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/journey.ts";
import { comeBackWithout } from "#tests/support/stored-items.ts";

/** The journey goes on at the last one. */
const widths = [...desktop, ...phone];

test("a guide is found by its topic, read and saved", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/guides");
  await checkStates(page, [{ widths }]);
  await page.getByRole("navigation", { name: "Populære emner" }).getByText("Morgengave").click();
  await expect(page).toHaveURL(/tema=Morgengave/);
  const found = page.getByRole("region", { name: "Guides om Morgengave" });
  await expect(found.getByRole("article")).toHaveCount(1);
  await found.getByRole("link", { name: "Brudekrone, brudeskål og nattmat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Brudekrone, brudeskål og nattmat",
  );
  await checkStates(page, [{ widths }]);
  const save = page.getByRole("button", { name: "Lagre" }).first();
  await save.click();
  await expect(page.getByRole("button", { name: "Lagret" }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await comeBackWithout(page, "jaord-guides");
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await page.getByRole("link", { name: "Tilbake til guides" }).click();
  const saved = page.getByRole("heading", { name: "Lagrede guides" });
  await expect(saved).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Lagret" }).first().click();
  await page.goto("/guides");
  await expect(saved).toBeHidden();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow()).toBe(0);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("guides are filtered and read, without buttons that do nothing", async ({ page }) => {
    await page.goto("/guides");
    await page.getByRole("navigation", { name: "Kategorier" }).getByText("Lokaler").click();
    const found = page.getByRole("region", { name: "Guides om Lokaler" });
    await found.getByRole("link", { name: "Låve, naust eller rådhus" }).click();
    await expect(
      page.getByRole("heading", { name: "Ti spørsmål før dere signerer" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Lagre" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Del" })).toBeHidden();
  });
});
