import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { password } from "#tests/support/factories.ts";
import { sendAnswer } from "#tests/support/guest-client.ts";
import { expect, test } from "#tests/support/journey.ts";
import { addSessionCookies, saveEditForm } from "#tests/support/planner.ts";
import { addTable, insertComing, seat, sendChanges } from "#tests/support/seating-rows.ts";
import { execute } from "#tests/support/server.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 800 } });

test("the planner works without script", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "uten.skript@example.no");
  await addSessionCookies(page, couple, site);
  const run = (sql: string) => execute(server.databaseUrl, sql, [weddingId]);

  await test.step("an answer is deleted and restored", async () => {
    await sendAnswer(site, weddingId, { guestName: "Åse Moe", email: "aase@example.no" });
    await page.goto("/admin?tab=rsvp");
    const remove = page.getByRole("button", { name: "Slett svaret fra Åse Moe" });
    await remove.click();
    await expectStatus(page, "Svar slettet");
    await expect(remove).toHaveCount(0);
    await undo(page);
    await expect(remove).toBeVisible();
  });

  await test.step("a message is opened, marked, deleted and restored", async () => {
    await run(
      `insert into guest_messages (wedding_id, id, visitor_id, guest_name, message)
       select $1, gen_random_uuid(), gen_random_uuid(), name, 'Hei'
       from unnest(array['Liv Hovland', 'Even Solbakken']) as name`,
    );
    await page.goto("/guest-messages");
    const message = page
      .getByRole("list", { name: "Meldinger fra gjester" })
      .getByRole("link", { name: /Liv Hovland/ });
    await message.click();
    await page.getByRole("button", { name: "Marker som besvart" }).click();
    await expectStatus(page, "Melding markert som besvart");
    await expect(message).toContainText("Besvart");
    await page.getByRole("article").getByRole("button", { name: "Slett" }).click();
    await expectStatus(page, "Melding slettet");
    await expect(message).toHaveCount(0);
    await undo(page);
    await expect(message).toBeVisible();
  });

  await test.step("a photo is deleted and restored", async () => {
    await run(
      `with stored as (
         insert into pictures (id, wedding_id, width, height, widths)
         select gen_random_uuid(), $1, 900, 600, '{320,640}' from generate_series(1, 2)
         returning id)
       insert into guest_photos (wedding_id, id, guest_name, content_hash, visitor_id)
       select $1, id, 'Solveig', id::text, gen_random_uuid() from stored`,
    );
    await page.goto("/gallery-admin");
    const photos = page.getByRole("button", { name: /^Slett bildet/ });
    await photos.first().click();
    await expect(photos).toHaveCount(1);
    await expectStatus(page, "Bilde slettet");
    await undo(page);
    await expect(photos).toHaveCount(2);
    await page.getByRole("button", { name: "Skjul", exact: true }).first().click();
    await expectStatus(page, "Bilde skjult");
  });

  await test.step("a wish is added after a mistake, and changed", async () => {
    await page.goto("/wishlist-admin");
    await page.getByRole("link", { name: "Legg til gjenstand" }).click();
    const form = page.getByRole("main").locator("#skjema");
    await form.getByLabel("Beskrivelse").fill("Den høye");
    await form.getByRole("button", { name: "Legg til" }).click();
    await expect(form.getByText("Tittel er påkrevd")).toBeVisible();
    await expect(form.getByLabel("Beskrivelse")).toHaveValue("Den høye");
    await expect(form.getByText(/^Slå på JavaScript .* bildet/)).toBeVisible();
    await form.getByLabel("Tittel").fill("Krukke");
    await form.getByRole("button", { name: "Legg til" }).click();
    await expectStatus(page, "Gjenstand lagt til!");
    await expect(form).toHaveCount(0);

    await page.getByRole("link", { name: "Rediger Krukke" }).click();
    await expect(form.getByLabel("Beskrivelse")).toHaveValue("Den høye");
    await form.getByLabel("Tittel").fill("Vase");
    await form.getByRole("button", { name: "Lagre" }).click();
    await expectStatus(page, "Gjenstand oppdatert");
    await expect(page.getByRole("link", { name: "Rediger Vase" })).toBeVisible();
  });

  await test.step("the wish list shows no control that needs script, and says so", async () => {
    await expect(page.getByText(/^Slå på JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Slett Vase" })).toBeVisible();
    for (const name of [/^Legg til gjenstand/, /^Rediger Vase/, /^Flytt/, /^Dra/]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
  });

  await test.step("the seating chart shows no control that needs script, and says so", async () => {
    await page.goto("/seating-chart");
    await expect(page.getByText(/^Slå på JavaScript/)).toBeVisible();
    await expect(page.getByText("Ingen bord ennå")).toBeVisible();
    await expect(page.getByText(/^Legg til det første bordet/)).toBeHidden();

    const owner = { weddingId: weddingId as OwnedWeddingId, userId: couple.userId as AccountId };
    const table = await addTable(owner, { name: "Koret" });
    const persons = await insertComing(owner.weddingId, 2);
    await sendChanges(owner, seat(table.id, ...persons));
    const [declined] = persons;
    await db()
      .update(guests)
      .set({ rsvpStatus: "declined" })
      .where(eq(guests.id, declined?.guestId ?? ""));
    await page.goto("/seating-chart?vis=liste");
    await expect(page.getByText(/^Slå på JavaScript/)).toBeVisible();
    await expect(page.getByText(/kommer ikke lenger$/)).toBeVisible();
    const chart = page.getByRole("main");
    for (const name of [
      /^Legg til bord/,
      /^(Mer|Lagret|Regler|Foreslå plassering|Frigjør plassen)/,
      /^(Flere valg|Flytt|Fjern) /,
    ]) {
      await expect(chart.getByRole("button", { name })).toHaveCount(0);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/seating-chart");
    await expect(page.getByRole("button", { name: /^Bord 1, Koret/ })).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step("the form of the wedding says that its picture needs script", async () => {
    await page.goto("/edit-wedding");
    await expect(page.getByText(/^Slå på JavaScript .* bildet/)).toBeVisible();
    await expect(page.locator("main input[type=file]:visible")).toHaveCount(0);
  });

  await test.step("the wedding is edited, and a conflicting save is reported", async () => {
    await page.goto("/edit-wedding");
    const other = await page.context().newPage();
    await other.goto("/edit-wedding");
    await other.getByLabel("Sted").fill("Den andre låven");
    await saveEditForm(other);
    await expect(other).toHaveURL("/admin");

    await page.getByLabel("Sted").fill("Den første låven");
    await saveEditForm(page);
    await expect(page.getByText(/Noen av dere har lagret imens/)).toBeVisible();
    await expect(page.getByLabel("Sted")).toHaveValue("Den første låven");
    await saveEditForm(page);
    await expect(page).toHaveURL("/admin");
    await expect(page.getByText(/Den første låven/).first()).toBeVisible();
  });

  await test.step("the name is changed, and the account deleted", async () => {
    await page.goto("/settings");
    await page.getByLabel("Visningsnavn").fill("Ola Uten");
    await page.getByRole("button", { name: "Lagre profil" }).click();
    await page.goto("/settings");
    await expect(page.getByLabel("Visningsnavn")).toHaveValue("Ola Uten");
    const section = page.getByRole("region", { name: "Slett konto" });
    await section.locator("#end-account-password").fill(password);
    await section.getByRole("button", { name: "Slett konto" }).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByText(/Kontoen er slettet/)).toBeVisible();
  });
});

async function expectStatus(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
}

function undo(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Angre" }).click();
}
