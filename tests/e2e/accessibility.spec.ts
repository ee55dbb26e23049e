import type { Page } from "@playwright/test";
import { checkStates, desktop, phone, type State } from "#tests/support/accessibility.ts";
import { insertWedding, insertWishes, setGiftAccount } from "#tests/support/factories.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import { choosePhotos, galleryPhotos, makeFormsOlder } from "#tests/support/guest-page.ts";
import { expect, test as journey } from "#tests/support/journey.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { execute } from "#tests/support/server.ts";

// Journeys check only what takes several users, a mail or a failure.

const siteStates: State[] = [
  { path: "/" },
  { path: "/marketplace" },
  { path: "/favorites", widths: phone },
  { path: "/sell" },
  {
    name: "a step with errors",
    part: "#steg-what",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Neste: bilder" }).click();
      await page.getByText("Skriv en tittel").waitFor();
    },
  },
  { path: "/about" },
  {
    name: "contact form with errors",
    part: "form:has(#melding)",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await page.getByText("Tre felt må rettes").waitFor();
    },
  },
  { path: "/newsletter" },
  { path: "/privacy" },
  { path: "/guides/wedding-costs?sum=210000" },
  { path: "/terms" },
  { path: "/finnes-ikke" },
  { path: "/wedding?id=00000000-0000-4000-8000-000000000000" },
  { path: "/dev/mail" },
  { path: "/invitation" },
];

const wizardStates: State[] = [1, 2, 3, 4, 5].map((step) => ({
  path: `/create?step=${step}`,
  widths: step === 1 ? [...phone, ...desktop] : phone,
}));

const signInStates: State[] = [
  { path: "/auth" },
  {
    name: "wrong password",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.getByLabel("E-post").fill("ukjent@example.no");
      await page.getByLabel("Passord", { exact: true }).fill("feil passord");
      await page.getByRole("main").getByRole("button", { name: "Logg inn" }).first().click();
      await page.getByRole("alert").waitFor();
    },
  },
  { path: "/auth?mode=signup" },
  {
    name: "invalid fields",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.getByLabel("E-post").fill("navn@");
      await page.getByLabel("Passord", { exact: true }).fill("kort");
      await page.getByRole("main").getByRole("button", { name: "Opprett konto" }).first().click();
      await page.getByText("To felt må rettes").waitFor();
    },
  },
  { path: "/auth/forgot" },
  {
    name: "missing e-mail",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Send lenke" }).click();
      await page.getByText("Ett felt må rettes").waitFor();
    },
  },
  {
    name: "mail sent",
    widths: phone,
    reach: async (page) => {
      await page.getByLabel("E-post").fill("ukjent@example.no");
      await page.getByRole("button", { name: "Send lenke" }).click();
      await page.getByRole("button", { name: "Send på nytt" }).waitFor();
    },
  },
  {
    name: "mail sent again",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Send på nytt" }).click();
      await page.getByRole("status").getByText("Vi har sendt den på nytt.").waitFor();
    },
  },
  { path: "/auth/confirm?token=brukt" },
  { path: "/auth/new-email?token=brukt" },
  { path: "/auth/reset?token=brukt" },
];

interface GuestPage {
  path: string;
  /** Runs a statement with the wedding's id. */
  run: (sql: string) => Promise<unknown>;
  makeFormsOlder: (page: Page) => Promise<void>;
}

const guestStates = ({ path, run }: GuestPage): State[] => [
  { path },
  {
    name: "errors of the forms",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.locator("#rsvp summary").click();
      await page.getByRole("button", { name: "Send svar" }).click();
      await page.locator("#rsvp").getByRole("alert").waitFor();
      const greeting = page.locator("#hilsen");
      await greeting.getByLabel("Navn").fill("Gunnvor");
      await greeting.getByLabel("E-post").fill("gunnvor@");
      await greeting.getByLabel("Melding").fill("Hilsen");
      await greeting.getByRole("button", { name: "Send hilsen" }).click();
      await greeting.getByRole("alert").waitFor();
      const text = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hei") };
      await choosePhotos(page, [await makePhoto("en.jpg"), text]);
      await page.getByRole("button", { name: "Del bilder" }).click();
      await page.getByText("Vennligst skriv inn navnet ditt").waitFor();
    },
  },
  {
    name: "photo that waits for the network",
    part: "#del-bilder",
    widths: phone,
    reach: async (page) => {
      await page.context().setOffline(true);
      await page.locator("#del-bilder").getByLabel("Navnet ditt").fill("Gunnvor");
      await page.getByRole("button", { name: "Del bilder" }).click();
      await page.getByText("Du er uten nett.").first().waitFor();
    },
  },
  {
    name: "shared photo that awaits approval",
    part: "#bilder",
    widths: phone,
    reach: async (page) => {
      await run("update weddings set approve_photos = true where id = $1");
      await page.context().setOffline(false);
      await expect(galleryPhotos(page).first()).toContainText("Venter på brudeparet");
    },
  },
  {
    name: "opened photo",
    part: "dialog[open]",
    widths: phone,
    reach: async (page) => {
      await galleryPhotos(page).last().getByRole("link").click();
      await page.getByRole("dialog", { name: "Bilder i stort" }).waitFor();
    },
  },
  {
    name: "reservation without a name",
    part: "dialog[open]",
    widths: desktop,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Reserver Vase" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Navnet ditt").fill("");
      await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
      await dialog.getByText("Skriv navnet ditt").waitFor();
    },
  },
  {
    name: "reservation that fails",
    part: "#onskeliste",
    widths: phone,
    reach: async (page) => {
      await page.route(/send=reservation/, (route) => route.fulfill({ status: 500 }));
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Navnet ditt").fill("Gunnvor");
      await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
      await page.getByText("Kunne ikke reservere gjenstand").waitFor();
    },
  },
  {
    name: "sent answer, greeting and reservation, and a wish that another guest has taken",
    widths: phone,
    reach: async (page) => {
      await page.unroute(/send=reservation/);
      const dialog = page.getByRole("dialog");
      await page.locator("#onskeliste").getByRole("button", { name: "Prøv igjen" }).click();
      await page.getByText("Takk Gunnvor!").waitFor();
      await page.getByRole("button", { name: "Reserver Krukke" }).click();
      await run(
        `update wish_list_items set purchased = true, purchased_by = 'Kari'
         where wedding_id = $1 and title = 'Krukke'`,
      );
      await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
      await page.getByText("Denne er dessverre allerede reservert").waitFor();
      const rsvp = page.locator("#rsvp");
      await rsvp.getByLabel("Fullt navn").fill("Gunnvor Tveit");
      await rsvp.getByLabel("E-post").fill("gunnvor@example.no");
      await rsvp.getByRole("radio", { name: "Kommer", exact: true }).check();
      await rsvp.getByRole("button", { name: "Send svar" }).click();
      await page.locator("#rsvp[data-state=sent]").waitFor();
      const greeting = page.locator("#hilsen");
      await greeting.getByLabel("E-post").fill("");
      await greeting.getByRole("button", { name: "Send hilsen" }).click();
      await greeting.getByText("Takk for hilsenen").waitFor();
    },
  },
];

const withoutScriptStates = ({ path, run, makeFormsOlder }: GuestPage): State[] => [
  { path },
  {
    name: "reservation without a name",
    part: "dialog[open]",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Reserver Vase" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Reserver", exact: true }).click();
      await page.getByText("Skriv navnet ditt").waitFor();
    },
  },
  {
    name: "wish that another guest has taken",
    widths: phone,
    reach: async (page) => {
      await run(
        "update wish_list_items set purchased = true, purchased_by = 'Kari' where wedding_id = $1",
      );
      await makeFormsOlder(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Navnet ditt").fill("Sigrid");
      await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
      await page.getByText("Denne er dessverre allerede reservert").waitFor();
    },
  },
];

const test = journey.extend<{ guestPage: GuestPage }>({
  guestPage: async ({ server, site }, use) => {
    const id = await insertWedding();
    const wishes = ["Vase", "Krukke", "Duk"].map((title) => ({ title, price: 490_00 }));
    await insertWishes(id, wishes);
    await setGiftAccount(id, "12345678903", "Vi sparer til reise.");
    await sharePhotos(site, id, 1);
    const run = (sql: string) => execute(server.databaseUrl, sql, [id]);
    await run(
      `update wish_list_items set purchased = true, purchased_by = 'Kari'
       where wedding_id = $1 and title = 'Duk'`,
    );
    await use({
      path: `/wedding?id=${id}`,
      run,
      makeFormsOlder: (page) => makeFormsOlder(page, server, id),
    });
  },
});

test("the public pages are accessible", ({ page }) => checkStates(page, siteStates));

test("the sign-in pages are accessible", ({ page }) => checkStates(page, signInStates));

test("the wizard and the preview are accessible", async ({ page }) => {
  const draft = {
    partners: "bride-groom",
    bride: "Ingrid",
    groom: "Aksel",
    weddingDate: "2031-06-14",
    selectedTheme: "garden",
    story: "Vi møttes på en dugnad.",
  };
  const text = JSON.stringify(draft);
  await page.addInitScript((text) => localStorage.setItem("wedding-data", text), text);
  await checkStates(page, [...wizardStates, { path: "/preview" }]);
});

test("the wedding page is accessible", async ({ page, demo, guestPage }) => {
  await checkStates(page, [{ path: `/wedding?id=${demo.weddingId}` }, ...guestStates(guestPage)]);
});

// Axe needs JavaScript, so only the page's own script is blocked.
test("the wedding page without script is accessible", async ({ page, guestPage }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await checkStates(page, withoutScriptStates(guestPage));
});
