import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { insertAnswer } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, counter, toast, toastButton } from "#tests/support/planner.ts";
import { execute } from "#tests/support/server.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

test("an answer is deleted by keyboard everywhere and restored", async ({
  plannerPage: page,
  newPage,
  demo,
  site,
}) => {
  const guest = await newPage();
  const name = `Spøkefugl ${randomUUID()}`;
  await answerAs(guest, `${site}/wedding?id=${demo.weddingId}`, name);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin");
  const total = Number(await counter(page, "Totalt antall svar").textContent());
  const partner = await newPage();
  await addSessionCookies(partner, demo, site);
  await partner.goto("/admin");
  await page.goto("/admin?tab=rsvp");
  await expect(row(page, name)).toBeVisible();

  const [, next] = await page.getByRole("button", { name: /^Slett svaret/ }).all();
  const nextName = (await next?.getAttribute("aria-label")) ?? "";
  await deleteButton(page, name).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, name)).toHaveCount(0);
  await toast(page, "Svar slettet").first().waitFor();
  await expect(page.getByRole("button", { name: nextName }), "the focus stays").toBeFocused();
  // Toasts do not expire while they have the focus.
  await page.keyboard.press("Alt+t");
  await expect(counter(partner, "Totalt antall svar")).toHaveText(String(total - 1));
  expect(await (await demo.fetch("/admin/answers.csv")).text()).not.toContain(name);
  await guest.reload();
  await expect(guest.locator("#rsvp").getByLabel("Fullt navn")).toHaveValue("");

  await page.getByRole("button", { name: "Angre" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, name)).toBeVisible();
  await expect(counter(partner, "Totalt antall svar")).toHaveText(String(total));
  for (const screen of [page, partner]) {
    await expect(toast(screen, "Nytt RSVP-svar mottatt!"), "it is not new").toHaveCount(0);
  }

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: `Flere valg for ${name}` }).click();
  await page.getByRole("button", { name: "Slett svaret", exact: true }).click();
  await toast(page, "Svar slettet").first().waitFor();
  await guest.reload();
  await answerAs(guest, guest.url(), name);
  await expect(row(page, name), "answered anew").toBeVisible();
  await page.getByRole("button", { name: "Angre" }).last().click();
  await toast(page, "Gjesten har svart på nytt. Det nye svaret står.").first().waitFor();
  await expect(row(page, name)).toHaveCount(1);
});

test("a filter that is chosen right after typing stays chosen", async ({
  plannerPage: page,
  demo,
}) => {
  const name = `Rask ${randomUUID()}`;
  await insertAnswer(demo.weddingId, { guestName: name, attending: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin?tab=rsvp&svar=kommer");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/svar=kommer-ikke(?!.*sok=)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const searched = page.waitForRequest((request) => request.url().includes("sok="));
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("link", { name: /^Kommer ikke/ }).click();
  await searched;
  release();
  await page.unrouteAll({ behavior: "wait" });
  await expect(row(page, name)).toBeVisible();
  await expect(page).toHaveURL(/svar=kommer-ikke/);
});

test("a filter that is shown before the search begins stays chosen", async ({
  plannerPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto("/admin?tab=rsvp&svar=kommer");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox").fill("Kari");
  await page.getByRole("link", { name: /^Kommer ikke/ }).click();
  await expect(page).toHaveURL(/svar=kommer-ikke/);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/sok=Kari/);
  await expect(page).toHaveURL(/svar=kommer-ikke/);
});

test("a page that is opened right after typing opens", async ({ plannerPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  for (const [name, path] of [
    ["Gjesteliste", "/guest-list"],
    ["Oversikt", "/admin"],
  ] as const) {
    await page.goto("/admin?tab=rsvp");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const asked = page.waitForRequest(
      (request) => request.url().includes(`${path}.data`) && !request.url().includes("tab=rsvp"),
    );
    await page.route(/\.data/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole("searchbox").fill("Kari");
    await page.getByRole("link", { name, exact: true }).first().click();
    await asked;
    await page.clock.runFor(1_000);
    release();
    await page.unrouteAll({ behavior: "wait" });
    await expect(page).toHaveURL(path);
  }
});

test("the senders of selected answers are hidden, and shown again", async ({
  page,
  site,
  server,
}) => {
  const { weddingId, ...couple } = await signUpOwner(server, "rydder@example.no");
  await addSessionCookies(page, couple, site);
  const names = ["Åse", "Tull", "Tøys"];
  for (const guestName of names) await insertAnswer(weddingId, { guestName });
  await page.goto("/admin?tab=rsvp");
  const bar = page.getByRole("region", { name: "Valgte svar" });
  const question = page.getByRole("dialog");
  await page.getByRole("checkbox", { name: "Velg svaret fra Tull" }).check();
  await page.getByRole("checkbox", { name: "Velg svaret fra Tøys" }).check();
  await expect(bar).toContainText("2 valgt");
  const hide = bar.getByRole("button", { name: "Skjul avsenderen" });
  await expect(hide).toBeVisible();
  await hide.click();
  await expect(question).toHaveAccessibleName("Skjul alt fra 2 avsendere?");
  await question.getByRole("button", { name: "Skjul alt" }).click();
  await toast(page, "Alt fra avsenderen er skjult").first().waitFor();
  for (const name of ["Tull", "Tøys"]) await expect(row(page, name)).toHaveCount(0);
  await expect(row(page, "Åse")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole("button", { name: "Angre" }).click();
  for (const name of names) await expect(row(page, name)).toBeVisible();

  await page.getByRole("button", { name: "Skjul alt fra avsenderen av svaret fra Tull" }).click();
  await question.getByRole("button", { name: "Skjul alt" }).click();
  await expect(row(page, "Tull")).toHaveCount(0);
  await expect(row(page, "Tøys")).toBeVisible();
});

test("a failed deletion shows an error and succeeds on retry", async ({
  plannerPage: page,
  server,
}) => {
  await page.goto("/admin?tab=rsvp");
  const rows = page.getByRole("row");
  const count = await rows.count();
  await withFailingWrites(
    "update on rsvp_responses",
    async () => {
      await page
        .getByRole("button", { name: /^Slett svaret/ })
        .first()
        .click();
      await toast(page, "Kunne ikke slette svaret").first().waitFor();
      await expect(rows).toHaveCount(count);
    },
    (statements) => execute(server.databaseUrl, statements),
  );
  await toastButton(page, "Kunne ikke slette svaret", "Prøv igjen").click();
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(rows).toHaveCount(count);
});

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

function deleteButton(page: Page, name: string) {
  return page.getByRole("button", { name: `Slett svaret fra ${name}` });
}

async function answerAs(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByText("Svar på invitasjonen").first().click();
  const form = page.locator("#rsvp");
  await form.getByLabel("Fullt navn").fill(name);
  await form.getByLabel("E-post").fill("spokefugl@example.no");
  await form.getByRole("radio", { name: "Kommer", exact: true }).check();
  await form.getByRole("button", { name: "Send svar" }).click();
  await expect(page.getByText(/^Takk for bekreftelsen/).first()).toBeVisible();
}
