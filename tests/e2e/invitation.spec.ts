import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import { countGuests } from "#app/features/rsvp/guest-links/queries.server.ts";
import { checkStates, desktop, phone } from "#tests/support/accessibility.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test } from "#tests/support/journey.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a household answers on one page and changes its answer", async ({ page, server }) => {
      const { wedding, path } = await invite();
      const send = async (button: string) => {
        if (!javaScriptEnabled) await makeFormsOlder(page, server, wedding);
        await page.getByRole("button", { name: button }).click();
      };
      await page.goto(path);
      await page.getByRole("link", { name: "Svar for alle tre" }).click();
      await answer(page, "Marit", "Kommer");
      await send("Send svaret");
      await expect(page.getByRole("alert")).toContainText("Ett svar mangler.");
      await answer(page, "Eir", "Kommer");
      await page.getByText("Allergi eller kosthold Eir").click();
      const diet = page.getByRole("listitem").filter({ hasText: "Eir" }).first();
      await diet.getByLabel("Nøtter").check({ force: true });
      await answer(page, "Følge", "Kommer ikke");
      await send("Send svaret");
      await expect(page.getByRole("heading", { name: /Takk for bekreftelsen/ })).toBeVisible();
      await expect(page.getByRole("list", { name: "Svaret" })).toContainText("Nøtter");
      expect(await countGuests(wedding)).toMatchObject({ comingPersons: 2, unlinkedAnswers: 0 });
      await page.getByRole("link", { name: "Endre svaret" }).click();
      await answer(page, "Eir", "Kommer ikke");
      await send("Lagre endringen");
      await expect(page.getByRole("list", { name: "Svaret" })).toContainText("Kommer ikke");
      expect(await countGuests(wedding)).toMatchObject({ comingPersons: 1, declined: 1 });
    });
  });
}

test("each state of an invitation is accessible", async ({ page }) => {
  test.slow();
  const { path } = await invite();
  const closed = await invite("2026-01-01");
  await checkStates(page, [
    { path, widths: [...phone, ...desktop] },
    { path: `${path}?svar=1`, widths: [...phone, ...desktop] },
    {
      name: "missing answers",
      part: "main",
      widths: phone,
      reach: async () => {
        await page.getByRole("button", { name: "Send svaret" }).click();
        await page.getByRole("alert").waitFor();
      },
    },
    {
      name: "thanks",
      part: "main",
      widths: phone,
      reach: async () => {
        for (const name of ["Marit", "Eir", "Følge"]) await answer(page, name, "Kommer");
        await page.getByRole("button", { name: "Send svaret" }).click();
        await page.getByText("Takk for bekreftelsen").waitFor();
      },
    },
    { path: closed.path, widths: phone },
    { path: "/b", widths: phone },
    { path: "/b/x/ZZZZ-ZZZZ", widths: phone },
  ]);
});

async function answer(page: Page, name: string, choice: string): Promise<void> {
  const group = page.getByRole("group", { name, exact: true });
  await group.getByLabel(choice, { exact: true }).check({ force: true });
}

async function invite(answerDeadline = "2028-01-01") {
  const wedding = await insertWedding({ answerDeadline });
  const householdId = randomUUID();
  await insertGuest(wedding, { householdId, name: "Marit Nes", isContact: true });
  await insertGuest(wedding, { householdId, name: "Eir Nes", plusOne: true });
  const code = (await ensureCodes(wedding, [householdId])).get(householdId) ?? "";
  return { wedding, path: invitationPath("Kari og Ola", code) };
}
