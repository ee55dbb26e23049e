import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

const path = "/guest-list/invitations?vis=skjema";

test("the couple decides who may answer, and two partners do not overwrite each other", async ({
  page,
  site,
  server,
}) => {
  const { weddingId, ...couple } = await signUpOwner(server, `${randomUUID()}@example.no`);
  await addSessionCookies(page, couple, site);

  await test.step("by link alone, until a day", async () => {
    await page.goto("/guest-list/invitations");
    await page.getByRole("link", { name: "Svarskjema" }).click();
    await page.getByRole("radio", { name: /Bare de inviterte/ }).check();
    await page.getByLabel("Siste dag").fill("2021-02-03");
    await save(page);
    await expect(page.getByText("Dagen har vært. Velg en senere dag.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Siste dag").fill("2028-01-20");
    await expect(page.getByText("2 dager før bryllupet")).toBeVisible();
  });

  await test.step("what is chosen survives a reload", async () => {
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel("Siste dag")).toHaveValue("2028-01-20");
    await save(page);
    await expect(toast(page, "Svarskjemaet er lagret").first()).toBeVisible();
  });

  await test.step("a visitor of the page is told politely", async () => {
    await page.goto(`/wedding?id=${weddingId}`);
    await expect(page.getByRole("heading", { name: "Svar med invitasjonen" })).toBeVisible();
  });

  await test.step("a partner's change is shown and asked about", async () => {
    await page.goto(path);
    await page.getByRole("radio", { name: /Alle med adressen/ }).check();
    const other = await page.context().newPage();
    await other.goto(path);
    await other.getByRole("radio", { name: /Begge deler/ }).check();
    await save(other);
    await expect(other).toHaveURL("/guest-list/invitations");
    const conflict = page.getByRole("alert").filter({ hasText: "Hvem kan svare" });
    await expect(conflict).toContainText("Begge deler");
    await expect(conflict).toContainText("Alle med adressen til siden");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mistake keeps what was chosen, and the next save succeeds", async ({
    page,
    site,
    server,
  }) => {
    const { weddingId, ...couple } = await signUpOwner(server, `${randomUUID()}@example.no`);
    await addSessionCookies(page, couple, site);
    await page.goto(path);
    await page.getByRole("radio", { name: /Bare de inviterte/ }).check();
    await page.getByLabel("Siste dag").fill("2099-01-01");
    await save(page);
    await expect(page.getByText(/Velg en dag før bryllupet/)).toBeVisible();
    await expect(page.getByRole("radio", { name: /Bare de inviterte/ })).toBeChecked();
    await page.getByLabel("Siste dag").fill("");
    await save(page);
    await expect(page).toHaveURL("/guest-list/invitations");
    await page.goto(`/wedding?id=${weddingId}`);
    await expect(page.getByRole("heading", { name: "Svar med invitasjonen" })).toBeVisible();
  });
});

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Lagre endringer" }).click();
}
