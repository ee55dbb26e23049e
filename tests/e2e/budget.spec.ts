import { budgetTest, insertBudget, itemRow, paidCheck } from "#tests/support/budget-journey.ts";
import { insertOwner } from "#tests/support/factories.ts";
import { expect } from "#tests/support/journey.ts";
import { addSessionCookies, pressUndo, tabTo, toast } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";

budgetTest.use({ viewport: { width: 1440, height: 900 } });

budgetTest("a couple begins with the template", async ({ page, couple: _ }) => {
  await page.goto("/budget");
  await expect(page.getByRole("heading", { name: "Hvor mye koster det egentlig?" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Mat og servering" }).first();

  await budgetTest.step("without a total there are only shares", async () => {
    await expect(card).toContainText("26 %");
    await expect(card).not.toContainText("kr");
    await expect(page.getByText("Fordelingen er vår antakelse, ikke statistikk.")).toBeVisible();
  });

  await budgetTest.step("a total is divided, and marked as an assumption", async () => {
    await page.getByLabel("Hvor mye har dere tenkt å bruke?").fill("200 000");
    await expect(card).toContainText("52 000");
    await expect(page.getByText("Vår antakelse", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Færre" }).click();
    await expect(page.getByLabel("Gjester")).toHaveValue("55");
    await page.getByText("Eksempler og kilder").click();
    await expect(page.getByText(/Berg Utleie, 2026/)).toBeVisible();
  });

  await budgetTest.step("a total that is no amount keeps what was typed", async () => {
    await page.getByLabel("Hvor mye har dere tenkt å bruke?").fill("to hundre tusen");
    await page.getByRole("button", { name: "Bruk malen" }).click();
    await expect(page.getByText(/Skriv beløpet i kroner/)).toBeVisible();
    await expect(page.getByLabel("Hvor mye har dere")).toHaveValue("to hundre tusen");
    await page.getByLabel("Hvor mye har dere tenkt å bruke?").fill("200 000");
  });

  await page.getByRole("button", { name: "Bruk malen" }).click();
  await expect(page.getByText("200 000 kr").first()).toBeVisible();
  await expect(itemRow(page, "Mat og servering").first()).toContainText("52 000");
});

budgetTest("categories or items are made with the keyboard", async ({ page, couple: _ }) => {
  await page.goto("/budget");
  await page.getByRole("button", { name: "Start tomt" }).press("Enter");
  const addCategory = page.getByRole("button", { name: "Legg til kategori" });
  await addCategory.press("Enter");
  const category = page.getByRole("dialog", { name: "Legg til kategori" });
  await expect(category.getByLabel("Navn")).toBeFocused();
  await expect(category.getByRole("button", { name: "Legg til" })).toBeDisabled();
  await expect(category.getByText("Skriv inn navnet for å legge til kategorien.")).toBeVisible();
  await expect(category.getByLabel("Farge")).toHaveValue("#3b82f6");
  await page.keyboard.type("Lokale");
  await page.keyboard.press("Tab");
  await page.keyboard.type("60 000");
  await page.keyboard.press("Enter");
  await toast(page, "Budsjett kategori lagt til!").first().waitFor();
  await expect(addCategory).toBeFocused();

  await page.getByRole("button", { name: "Legg til post" }).press("Enter");
  const item = page.getByRole("dialog", { name: "Legg til post" });
  await page.keyboard.type("Fruktlåven");
  await expect(item.getByText("Velg en kategori for å legge til posten.")).toBeVisible();
  await item.getByLabel("Kategori").selectOption("Lokale");
  await item.getByLabel("Anslått kostnad").fill("62 000,50");
  await item.getByLabel("Forfallsdato").fill("2027-05-01");
  await page.keyboard.press("Enter");
  await toast(page, "Budsjettpost lagt til!").first().waitFor();
  await expect(itemRow(page, "Fruktlåven")).toContainText("62 000,50 kr");
  await expect(page.getByText("Du har overskredet budsjettet med 2 000,50 NOK")).toBeVisible();

  await budgetTest.step("an item is edited, and deleted with undo", async () => {
    const link = page.getByRole("link", { name: "Fruktlåven" });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Fruktlåven" });
    await sheet.getByLabel("Avtalt pris").fill("58000");
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(itemRow(page, "Fruktlåven")).toContainText("58 000 kr");
    await expect(page.getByText(/Du har overskredet/)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "Slett" }).press("Enter");
    await expect(link).toHaveCount(0);
    await pressUndo(page);
    await expect(link).toBeVisible();
  });

  await budgetTest.step("a category is edited, and deleted with its items", async () => {
    await page.goto("/budget?vis=poster");
    await page.getByLabel("Vis kategori").selectOption("Lokale");
    await expect(page).toHaveURL(/kategori=/);
    await page.getByRole("button", { name: "Rediger kategori" }).click();
    const edit = page.getByRole("dialog", { name: "Rediger kategori" });
    await edit.getByLabel("Navn").fill("Lokaler");
    await edit.getByRole("button", { name: "Lagre" }).click();
    await expect(page.getByRole("cell", { name: "Lokaler" })).toBeVisible();
    await page.getByRole("button", { name: "Slett kategori" }).click();
    await expect(itemRow(page, "Fruktlåven")).toHaveCount(0);
    await pressUndo(page);
    await expect(itemRow(page, "Fruktlåven")).toBeVisible();
  });
});

budgetTest("items are paid, struck through or undone", async ({ page, couple }) => {
  await insertBudget(couple.weddingId, [
    { name: "Brudekjole", category: "Klær", price: 18_000, dueDate: "2026-10-14" },
    {
      name: "Bandet",
      category: "Musikk",
      agreed: 15_000,
      payments: [
        { name: "depositum", amount: 5_000, dueDate: "2027-01-01" },
        { name: "resten", amount: 10_000, dueDate: "2027-06-01" },
      ],
    },
  ]);
  await page.goto("/budget?vis=poster");
  await paidCheck(page, "Brudekjole").press("Space");
  await expect(paidCheck(page, "Brudekjole")).toBeChecked();
  await expect(page.getByRole("link", { name: "Brudekjole" })).toHaveCSS(
    "text-decoration-line",
    "line-through",
  );
  await toast(page, "Markert som betalt").first().waitFor();
  await pressUndo(page);
  await expect(paidCheck(page, "Brudekjole")).not.toBeChecked();

  await budgetTest.step("the check of an item is that of all its payments", async () => {
    await page.getByRole("link", { name: "Betalingsplan" }).click();
    await paidCheck(page, "Bandet, depositum").click();
    await expect(paidCheck(page, "Bandet, depositum")).toBeChecked();
    await page.getByRole("link", { name: "Poster" }).click();
    await expect(itemRow(page, "Bandet")).toContainText("1 av 2 betalt");
    await paidCheck(page, "Bandet").click();
    await expect(itemRow(page, "Bandet")).toContainText("2 av 2 betalt");
    await pressUndo(page);
    await expect(itemRow(page, "Bandet")).toContainText("1 av 2 betalt");
  });
});

budgetTest("payments are added, divided and paid by someone", async ({ page, couple }) => {
  await insertBudget(couple.weddingId, [{ name: "Middag", category: "Mat", agreed: 60_000 }]);
  await page.goto("/budget?vis=betalingsplan");
  await page.getByRole("button", { name: "Legg til betaler" }).click();
  const payer = page.getByRole("dialog", { name: "Legg til betaler" });
  await payer.getByLabel("Navn").fill("Tante Eva");
  await payer.getByRole("button", { name: "Legg til" }).click();
  await toast(page, "Betaleren er lagt til").first().waitFor();

  await page.getByRole("link", { name: "Middag" }).click();
  const sheet = page.getByRole("dialog", { name: "Middag" });
  await sheet.getByRole("button", { name: "Legg til betaling" }).click();
  const payment = page.getByRole("dialog", { name: "Legg til betaling" });
  await expect(payment.getByText("Skriv inn et navn, for eksempel Depositum.")).toBeVisible();
  await payment.getByLabel("Navn").fill("Depositum");
  await payment.getByLabel("Beløp").fill("20000");
  await payment.getByLabel("Betalt dato").fill("2026-10-01");
  await payment.getByLabel("Betalt av").selectOption("Tante Eva");
  await payment.getByRole("button", { name: "Legg til" }).click();
  await expect(sheet.getByText("Betalt 1. oktober 2026 av Tante Eva")).toBeVisible();
  await expect(sheet.getByText("40 000 kr av prisen har ingen betaling ennå.")).toBeVisible();

  await sheet.getByRole("button", { name: "Endre fordelingen" }).click();
  const shares = page.getByRole("dialog", { name: "Endre fordelingen" });
  await shares.getByLabel("Deler Tante Eva betaler").fill("2");
  await expect(shares.getByText("30 000 kr")).toBeVisible();
  await shares.getByRole("button", { name: "Lagre" }).click();
  await expect(sheet.getByRole("list", { name: "Hvem betaler" })).toContainText("30 000 kr");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Gjenstår 10 000 kr")).toBeVisible();
});

budgetTest("two partners change the same item", async ({ page, newPage, server, site, couple }) => {
  await insertBudget(couple.weddingId, [{ name: "Blomster", category: "Pynt", price: 9_000 }]);
  const { userId, ...partner } = await signUp(server, `${couple.weddingId}@example.no`);
  await insertOwner(couple.weddingId, userId);
  const other = await newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await addSessionCookies(other, partner, site);
  await page.goto("/budget?vis=poster");
  await other.goto("/budget?vis=poster");

  await page.getByRole("link", { name: "Blomster" }).click();
  const sheet = page.getByRole("dialog", { name: "Blomster" });
  await sheet.getByLabel("Anslått kostnad").fill("11 000");
  await other.getByRole("link", { name: "Blomster" }).click();
  await other.getByLabel("Anslått kostnad").fill("12 000");
  await other.getByLabel("Notat").fill("Peoner");
  await other.getByRole("button", { name: "Lagre" }).click();
  await expect(itemRow(other, "Blomster")).toContainText("12 000 kr");

  await expect(sheet.getByText(/dere har begge endret anslått kostnad/)).toBeVisible();
  await expect(sheet.getByLabel("Notat")).toHaveValue("Peoner");
  await sheet.getByRole("button", { name: /Behold det som står her/ }).click();
  await sheet.getByRole("button", { name: "Lagre" }).click();
  await expect(itemRow(other, "Blomster")).toContainText("11 000 kr");
});

budgetTest("what the server refuses stays in the form", async ({ page, couple }) => {
  await insertBudget(couple.weddingId, [{ name: "Blomster", category: "Pynt", price: 9_000 }]);
  await page.goto("/budget?vis=poster");
  await page.getByRole("link", { name: "Blomster" }).click();
  const sheet = page.getByRole("dialog", { name: "Blomster" });
  await sheet.getByLabel("Anslått kostnad").fill("ni tusen");
  await sheet.getByLabel("Notat").fill("Fra gartneren i Ås");
  await sheet.getByRole("button", { name: "Lagre" }).click();
  await expect(sheet.getByText(/Skriv beløpet i kroner/)).toBeVisible();
  await expect(sheet.getByLabel("Anslått kostnad")).toBeFocused();
  await expect(sheet.getByLabel("Anslått kostnad")).toHaveValue("ni tusen");
  await sheet.getByLabel("Anslått kostnad").fill("9 500");
  await page.reload();
  await expect(sheet.getByLabel("Notat")).toHaveValue("Fra gartneren i Ås");
  await sheet.getByRole("button", { name: "Lagre" }).click();
  await expect(itemRow(page, "Blomster")).toContainText("9 500 kr");
});

budgetTest.describe("on a phone", () => {
  budgetTest.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  budgetTest("an item is added, paid or deleted", async ({ page, couple }) => {
    await insertBudget(couple.weddingId, [
      { name: "Invitasjoner, bordkort, program og takkekort", category: "Papir", price: 9_000 },
    ]);
    for (const path of ["/budget", "/budget?vis=poster", "/budget?vis=betalingsplan"]) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBe(0);
    }
    await page.goto("/budget?vis=poster");
    await page.getByRole("button", { name: "Flere handlinger" }).tap();
    await page.getByRole("menuitem", { name: "Legg til kategori" }).tap();
    await page.getByRole("dialog").getByLabel("Navn").fill("Musikk");
    await page.getByRole("dialog").getByRole("button", { name: "Legg til" }).tap();
    await page.getByRole("button", { name: "Legg til post" }).tap();
    const dialog = page.getByRole("dialog", { name: "Legg til post" });
    await dialog.getByLabel("Navn").fill("Bandet");
    await dialog.getByLabel("Kategori").selectOption("Musikk");
    await dialog.getByText("Per gjest").tap();
    await dialog.getByLabel("Pris per gjest").fill("250");
    await dialog.getByRole("button", { name: "Legg til" }).tap();
    await expect(itemRow(page, "Bandet")).toBeVisible();
    await paidCheck(page, "Bandet").tap();
    await expect(paidCheck(page, "Bandet")).toBeChecked();
    await page.getByRole("button", { name: "Flere valg for Bandet" }).tap();
    await page.getByRole("dialog", { name: "Bandet" }).getByText("Slett").tap();
    await expect(itemRow(page, "Bandet")).toHaveCount(0);
  });
});

budgetTest.describe("without script", () => {
  budgetTest.use({ javaScriptEnabled: false });

  budgetTest("the budget is read, checked or changed", async ({ page, couple }) => {
    await insertBudget(couple.weddingId, [
      { name: "Brudekjole", category: "Klær", price: 18_000, dueDate: "2026-10-14" },
    ]);
    await page.goto("/budget");
    await paidCheck(page, "Brudekjole").click();
    await expect(page.getByRole("status").filter({ hasText: "Markert som betalt" })).toBeVisible();
    await expect(paidCheck(page, "Brudekjole")).toBeChecked();
    await page.getByRole("main").getByRole("button", { name: "Angre" }).click();
    await expect(paidCheck(page, "Brudekjole")).not.toBeChecked();

    await page.getByRole("link", { name: "Brudekjole" }).click();
    await page.getByLabel("Avtalt i alt").fill("16 900");
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.goto("/budget?vis=poster");
    await expect(itemRow(page, "Brudekjole")).toContainText("16 900 kr");

    await page.getByLabel("Vis kategori").selectOption("Klær");
    await page.getByRole("button", { name: "Vis", exact: true }).click();
    await expect(page).toHaveURL(/kategori=/);

    await page.goto("/budget?vis=betalingsplan");
    await expect(page.getByRole("rowgroup").filter({ hasText: "oktober 2026" })).toContainText(
      "Brudekjole",
    );
  });
});
