import { randomUUID } from "node:crypto";
import { budgetTest, insertBudget, itemRow } from "#tests/support/budget-journey.ts";
import { sendAnswer } from "#tests/support/guest-client.ts";
import { expect } from "#tests/support/journey.ts";

budgetTest.use({ viewport: { width: 1440, height: 900 } });

budgetTest("an answer changes what is paid per guest", async ({ page, site, couple }) => {
  await insertBudget(couple.weddingId, [{ name: "Middag", category: "Mat", perGuest: 1_420 }]);
  await page.goto("/budget");
  await expect(page.getByText("10 flere gjester koster 14 200 kr.")).toBeVisible();
  await page.getByRole("link", { name: "Middag" }).click();
  const sheet = page.getByRole("dialog", { name: "Middag" });
  const sum = sheet.getByRole("status", { name: "anslått" });
  await expect(sum).toHaveText("0 kr");
  const answer = (guestName: string) =>
    sendAnswer(site, couple.weddingId, { guestName, email: `${randomUUID()}@epost.no` });
  for (const name of ["Åse Moe", "Bo Ødegård"]) await answer(name);
  await expect(sum).toHaveText("2 840 kr");
  await sheet.getByLabel("Avtalt per gjest").fill("1 400");
  await expect(sheet.getByText("2 800 kr er avtalt for dem som kommer.")).toBeVisible();
  await sheet.getByLabel("Avtalt i alt").fill("5 000");
  await sheet.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(
    sheet.getByText("Fyll ut prisen per gjest eller summen i alt").first(),
  ).toBeVisible();
  await sheet.getByLabel("Avtalt i alt").fill("");
  await sheet.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(itemRow(page, "Middag")).toContainText("2 800 kr");
  await expect(page.getByText("10 flere gjester koster 14 000 kr.")).toBeVisible();
  await answer("Per Lie");
  await expect(itemRow(page, "Middag")).toContainText("4 200 kr");
});
