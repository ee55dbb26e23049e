import { expect, expectAccessible, test } from "#tests/support/journey.ts";

const draft = {
  bride: "Ingrid",
  groom: "Mathias",
  weddingDate: "2031-06-14",
  city: "Lofthus",
  selectedTheme: "romantic",
  colors: "rosa, fersken, gull",
  story: "Dette har vi skrevet selv.",
};

for (const width of [360, 1280]) {
  test(`a couple gets a proposal, uses it, and takes it back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((stored) => {
      if (!localStorage.getItem("wedding-data")) localStorage.setItem("wedding-data", stored);
    }, JSON.stringify(draft));
    await page.goto("/create?step=4");
    await page.getByRole("link", { name: "Skriv et utkast for oss" }).click();
    await expect(page.getByRole("heading", { name: "Skriv et utkast for oss" })).toBeVisible();
    const shown = page.locator("main").locator(":visible");
    const next = async () => {
      if (width < 1024) await page.getByRole("button", { name: /^Neste/ }).click();
    };
    const field = (name: string) => shown.and(page.getByRole("textbox", { name }));
    const select = (name: string) => shown.and(page.getByRole("combobox", { name }));
    await field("Hvordan møttes dere?").fill("på en dugnad");
    await next();
    await select("Hvem fridde?").selectOption("Mathias fridde");
    await field("Hvordan var frieriet?").fill("på Trolltunga");
    await next();
    await field("Hva er dere glade i?").fill("ski og hunden Balder");
    await expectAccessible(page);
    await next();
    await expect(select("Når gifter dere dere?")).toHaveValue("summer");
    await next();
    await select("Hva slags fest blir det?").selectOption("stor fest på låven");
    await next();
    await page.getByRole("button", { name: "Skriv tre utkast" }).click();

    await expect(page.getByRole("heading", { name: "Tre utkast, samme historie" })).toBeFocused();
    await expect(page.getByText("uten språkmodell")).toBeVisible();
    await expect(page.locator("main")).not.toContainText("KI");
    const result = page.getByRole("complementary", { name: "Slik blir den" });
    await expect(result).toContainText("på Trolltunga", { ignoreCase: true });
    const warm = await result.innerText();
    if (width < 1024) await page.getByRole("button", { name: "Høytidelig" }).click();
    await page
      .getByRole("radio", { name: /Avsnitt 1/ })
      .last()
      .check();
    await expect(result).not.toHaveText(warm);
    await expectAccessible(page);
    await result.getByRole("button", { name: "Rediger" }).click();
    await result.getByRole("textbox").fill("Vi rettet på den.");
    await page.getByRole("button", { name: "Bruk teksten" }).click();

    await expect(page.getByRole("heading", { name: "Resten av siden" })).toBeFocused();
    await expect(page.getByRole("radio", { name: /^Romantisk/ })).toBeChecked();
    await page.getByRole("radio", { name: /^Rustikk/ }).check();
    await page.getByRole("button", { name: "Fjern Kake og kaffe" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Bruk alt dette" }).click();
    const question = page.getByRole("dialog", { name: "Dere har skrevet noe fra før" });
    await expect(question).toContainText("Historien deres");
    await question.getByRole("button", { name: "Erstatt" }).click();

    await expect(page.getByLabel("Historien deres")).toHaveValue("Vi rettet på den.");
    await expect(page.getByLabel("Hilsen under navnene")).not.toHaveValue("");
    await expect(page.getByLabel("Farger")).toHaveValue("salviegrønn, honning, tre");
    await page.getByRole("button", { name: "Angre" }).click();
    await expect(page.getByLabel("Historien deres")).toHaveValue(draft.story);
    await expect(page.getByLabel("Hilsen under navnene")).toHaveValue("");
    await expect(page.getByRole("link", { name: "Skriv et utkast for oss" })).toBeVisible();
  });
}
