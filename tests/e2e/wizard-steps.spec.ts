import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

async function fillNames(page: Page): Promise<void> {
  await page.getByLabel("Brudens navn").fill("Åse");
  await page.getByLabel("Brudgommens navn").fill("Øyvind");
  await page.getByLabel("Bryllupsdato").fill("2028-06-17");
}

async function fillFirstSteps(page: Page): Promise<void> {
  await page.goto("/create");
  await fillNames(page);
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByRole("radio", { name: /^Romantisk/ }).check();
}

function stepButton(page: Page, name: RegExp | string) {
  return page.getByRole("navigation", { name: /^Steg/ }).getByRole("button", { name });
}

async function walkTheSteps(page: Page): Promise<void> {
  await fillFirstSteps(page);
  await expect(stepButton(page, "Detaljer")).toHaveCount(0);
  await stepButton(page, /Om dere/).click();
  await expect(page.getByRole("heading", { name: "Hvem gifter seg?" })).toBeVisible();
  await expect(page.getByLabel("Brudens navn")).toHaveValue("Åse");
  await stepButton(page, /Stil/).click();
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByLabel("Historien deres").fill("Vi møttes på en dugnad.");
  await stepButton(page, /Stil/).click();
  await expect(page.getByRole("radio", { name: /^Romantisk/ })).toBeChecked();
  await stepButton(page, /Historie/).click();
  await expect(page.getByLabel("Historien deres")).toHaveValue("Vi møttes på en dugnad.");
}

test("the numbers of the steps that can be opened are buttons", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await walkTheSteps(page);
  const box = await stepButton(page, /Stil/).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test("a step that is not complete says what is missing", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/create");
  const next = page.getByRole("button", { name: "Neste" });
  await expect(next).toBeDisabled();
  const names = page.getByText("Fyll inn navnene og datoen for å gå videre.");
  await expect(names).toBeVisible();
  await expect(next).toHaveAccessibleDescription(/^Fyll inn navnene/);
  await fillNames(page);
  await expect(names).toHaveCount(0);
  await next.click();
  const theme = page.getByText("Velg en stil for å gå videre.");
  await expect(theme).toBeVisible();
  await page.getByRole("radio", { name: /^Romantisk/ }).check();
  await expect(theme).toHaveCount(0);
  for (let step = 2; step < 4; step++) await next.click();
  await expect(page.getByText("Skriv historien deres for å gå videre.")).toBeVisible();
});

test("Enter goes to the next step, not to a number", async ({ page }) => {
  await fillFirstSteps(page);
  await stepButton(page, /Om dere/).click();
  await page.getByLabel("Sted").press("Enter");
  await expect(page.getByRole("heading", { name: "Velg en stil" })).toBeVisible();
});

test("the page says which colours it knows, and a colour can be picked", async ({ page }) => {
  await fillFirstSteps(page);
  for (let step = 2; step < 4; step++) await page.getByRole("button", { name: "Neste" }).click();
  const colors = page.getByLabel("Farger");
  await expect(page.getByText("Siden bruker fargene fra stilen.")).toBeVisible();
  await colors.fill("lakserosa, xyzfarge, hvit");
  await expect(colors).toHaveAccessibleDescription(
    "Siden bruker: lakserosa Lagret, men endrer ikke siden: hvit. Siden kjenner ikke «xyzfarge». Det er lagret likevel. Velg fargen her for å bruke den.",
  );
  await page.getByLabel("Velg en farge").fill("#336699");
  await page.getByRole("button", { name: "Legg til fargen" }).click();
  await expect(colors).toHaveValue("lakserosa, xyzfarge, hvit, #336699");
  await expect(page.getByText("#336699 er lagt til")).toHaveCount(1);
});

for (const hasTouch of [true, false]) {
  const device = hasTouch ? "a phone" : "a computer";
  test.describe(`on ${device}`, () => {
    test.use({
      hasTouch,
      isMobile: hasTouch,
      viewport: { width: hasTouch ? 360 : 1280, height: 740 },
    });

    test(`dropping a picture is ${hasTouch ? "not " : ""}offered`, async ({ page }) => {
      await fillFirstSteps(page);
      await page.getByRole("button", { name: "Neste" }).click();
      await page.getByRole("heading", { name: "Et bilde av dere" }).waitFor();
      await expect(page.getByText("eller slipp det her")).toBeVisible({ visible: !hasTouch });
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the numbers of the steps keep what was typed", async ({ page }) => {
    await walkTheSteps(page);
  });
});
