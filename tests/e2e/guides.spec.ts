import { expect, expectAccessible, test } from "#tests/support/journey.ts";

for (const width of [360, 1440]) {
  test(`a guide is found by its topic, read and saved at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/guides");
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "Populære emner" }).getByText("Morgengave").click();
    await expect(page).toHaveURL(/tema=Morgengave/);
    const found = page.getByRole("region", { name: "Guides om Morgengave" });
    await expect(found.getByRole("article")).toHaveCount(1);
    await found.getByRole("link", { name: "Brudekrone, brudeskål og nattmat" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Brudekrone, brudeskål og nattmat",
    );
    await expectAccessible(page);
    const save = page.getByRole("button", { name: "Lagre" }).first();
    await save.click();
    await expect(page.getByRole("button", { name: "Lagret" }).first()).toHaveAttribute(
      "aria-pressed",
      "true",
    );
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
    expect(await overflow()).toBe(0);
  });
}

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
