import { expect, test } from "#tests/support/journey.ts";

test("a sum is divided while it is typed, and without JavaScript", async ({ page, browser }) => {
  await page.goto("/guides/wedding-costs");
  const sum = page.getByRole("status");
  await expect(sum).toContainText("Vår antakelse");
  await page.getByLabel("Gjester").fill("40");
  await page.getByLabel("Sum dere vil bruke").fill("120 000");
  await expect(sum).toContainText(/120\s000\skr/);
  await expect(sum).toContainText(/3\s000\skr per gjest/);
  await expect(page).toHaveURL(/gjester=40/);
  await expect(page.getByRole("link", { name: "Start budsjettet med dette" })).toHaveAttribute(
    "href",
    "/budget?gjester=40&sum=120000",
  );
  await expect(page.getByRole("row", { name: /Til sammen/ })).toContainText(/3\s000\skr/);
  const fewer = page.getByRole("listitem").filter({ hasText: "Ti gjester færre" });
  await expect(fewer).toContainText(/−\s[\d\s]+kr/);
  await page.getByRole("row", { name: /Mat og servering/ }).hover();
  const faded = page.locator("[data-ring][data-faded]");
  await expect(faded.first()).toBeAttached();
  expect(await faded.evaluateAll((all) => all.map((ring) => ring.dataset.ring))).not.toContain(
    "Mat og servering",
  );
  await page.getByLabel(/Vielse på rådhuset/).check();
  await expect(page.getByRole("row", { name: /Seremoni/ })).toContainText("0 %");
  await page.getByLabel(/Spilleliste, ikke band/).check();
  const band = page.getByRole("listitem").filter({ hasText: "Band i stedet for spilleliste" });
  await expect(band).toContainText(/\+\s[\d\s]+kr/);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL("/guides/wedding-costs", page.url()).href);
  await plain.getByLabel("Sum dere vil bruke").fill("90 000");
  await plain.getByRole("button", { name: "Regn ut" }).click();
  await expect(plain.getByRole("status")).toContainText(/1\s500\skr per gjest/);
  await expect(plain.getByText("Ti gjester færre")).toBeVisible();
  await expect(plain.getByRole("link", { name: "Start budsjettet med dette" })).toHaveAttribute(
    "href",
    "/budget?gjester=60&sum=90000",
  );
  await context.close();
});
