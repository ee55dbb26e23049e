import { checkStates, desktop, phone, type State } from "#tests/support/accessibility.ts";
import {
  insertGreeting,
  insertOwner,
  insertPhoto,
  insertWedding,
  insertWishes,
  password,
} from "#tests/support/factories.ts";
import { test } from "#tests/support/journey.ts";
import { addSessionCookies, toast } from "#tests/support/planner.ts";
import { signUp, signUpOwner } from "#tests/support/sessions.ts";

// Journeys check only what takes several users, a mail or a failure.

const demoStates: State[] = [
  { path: "/admin" },
  { path: "/admin?tab=rsvp" },
  { path: "/admin?tab=rsvp&sok=finnes-ikke" },
  { path: "/admin?tab=wishlist", widths: phone },
  { path: "/admin?tab=gallery" },
  { path: "/seating-chart", widths: desktop },
  { path: "/wishlist-admin" },
  {
    name: "open drawer",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.keyboard.press("Control+b");
      await page.getByRole("dialog", { name: "Planlegger" }).waitFor();
    },
  },
  {
    name: "collapsed sidebar",
    part: "#meny",
    widths: desktop,
    reach: async (page) => {
      await page.keyboard.press("Control+b");
      await page.locator("[data-sidebar=collapsed]").waitFor();
    },
  },
];

const emptyStates: State[] = [
  { path: "/guest-list", widths: phone },
  { path: "/admin", widths: desktop },
  { path: "/admin?tab=rsvp", widths: phone },
  { path: "/wishlist-admin", widths: phone },
  { path: "/gallery-admin", widths: phone },
  { path: "/guest-messages", widths: phone },
  { path: "/conversations", widths: phone },
  { path: "/saved-searches?sok=/search?q=kjole", widths: phone },
  { path: "/guest-list/invitations" },
];

const wishListStates: State[] = [
  { path: "/wishlist-admin" },
  {
    name: "actions of a wish",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Flere valg for Vase" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "dialog with an error",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Legg til gjenstand" }).click();
      await page.getByLabel("Beskrivelse").fill("Den store");
      await page.getByRole("button", { name: "Legg til", exact: true }).click();
      await page.getByText("Tittel er påkrevd").waitFor();
    },
  },
  {
    name: "question before discarding",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByText("Forkaste det dere har skrevet?").waitFor();
    },
  },
  {
    name: "invalid bank account",
    part: "main form",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Forkast", exact: true }).click();
      await page.getByLabel("Kontonummer").fill("1234 56 78904");
      await page.getByRole("button", { name: "Lagre pengegave" }).click();
      await page.getByText(/Kontonummeret stemmer ikke/).waitFor();
    },
  },
  {
    name: "question before leaving",
    part: "[role=dialog]",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("link", { name: "Budsjett", exact: true }).first().click();
      await page.getByRole("button", { name: "Gå uten å lagre" }).waitFor();
    },
  },
  {
    name: "toast",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("button", { name: "Bli her" }).click();
      await page.getByRole("button", { name: "Slett Vase" }).click();
      await toast(page, "Gjenstand slettet").first().waitFor();
      // A hovered toast does not expire.
      await page.getByRole("button", { name: "Angre" }).hover();
    },
  },
];

const galleryStates: State[] = [
  { path: "/gallery-admin" },
  {
    name: "question before hiding a sender",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page
        .getByRole("button", { name: /^Flere valg/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Skjul alt fra avsenderen" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "selected photo",
    part: "main",
    widths: desktop,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("checkbox").first().check();
      await page.getByRole("region", { name: "Valgte bilder" }).waitFor();
    },
  },
  { path: "/gallery-admin?vis=venter", widths: phone },
];

const messageStates: State[] = [
  { path: "/guest-messages", widths: phone },
  {
    name: "opened message",
    part: "main",
    reach: async (page) => {
      await page.getByRole("link", { name: /Torbjørn Aune/ }).click();
      await page.getByRole("article").getByText("Uønsket melding?").click();
    },
  },
  {
    name: "message without e-mail",
    part: "article",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("link", { name: /Liv Hovland/ }).click();
      await page.getByText("Gjesten la ikke igjen e-post").waitFor();
    },
  },
  {
    name: "deleted message",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("article").getByRole("button", { name: "Slett" }).click();
      await toast(page, "Melding slettet").first().waitFor();
    },
  },
  { path: "/guest-messages?melding=00000000-0000-4000-8000-000000000000", widths: phone },
  { path: "/guest-messages?sok=finnes-ikke", widths: desktop },
];

const settingsStates: State[] = [
  { path: "/settings" },
  {
    name: "errors of profile, partner and password",
    part: "main",
    widths: phone,
    reach: async (page) => {
      const text = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hei") };
      await page.getByLabel("Velg bilde").setInputFiles(text);
      await page.getByText("Vennligst velg en bildefil").waitFor();
      const partner = page.getByLabel("E-postadressen til partneren din");
      await partner.fill("ikke en adresse");
      await partner.press("Enter");
      await page.getByRole("region", { name: "Partner" }).getByRole("alert").waitFor();
      const section = page.getByRole("region", { name: "Passord" });
      await section.getByLabel("Nåværende passord").fill(password);
      await section.getByLabel("Nytt passord").fill("kort");
      await section.getByLabel("Nytt passord").press("Enter");
      await section.getByText("Passordet må ha minst 8 tegn").waitFor();
    },
  },
  {
    name: "invited partner and second step being set up",
    part: "main",
    widths: phone,
    reach: async (page) => {
      const partner = page.getByLabel("E-postadressen til partneren din");
      await partner.fill("invitert.partner@example.no");
      await partner.press("Enter");
      await page.getByText(/^Invitert /).waitFor();
      const secondStep = page.getByRole("region", { name: "Totrinnsbekreftelse" });
      await secondStep.getByLabel("Nåværende passord").fill(password);
      await secondStep.getByLabel("Nåværende passord").press("Enter");
      await secondStep.getByRole("img", { name: /QR-kode/ }).waitFor();
    },
  },
  {
    name: "wrong password before deleting the account",
    part: "[role=dialog]",
    widths: phone,
    reach: async (page) => {
      await page.getByRole("button", { name: "Slett konto" }).click();
      const dialog = page.getByRole("dialog", { name: "Slette kontoen?" });
      await dialog.getByLabel("Passord", { exact: true }).fill("feil");
      await dialog.getByLabel("Passord", { exact: true }).press("Enter");
      await dialog.getByText("Passordet stemmer ikke").waitFor();
    },
  },
];

const editStates: State[] = [
  { path: "/edit-wedding" },
  {
    name: "missing name",
    part: "main form",
    widths: desktop,
    reach: async (page) => {
      await page.getByLabel("Brudens navn").fill("");
      await page.getByRole("button", { name: "Lagre endringer" }).click();
      await page.getByText("Skriv inn navnet til den første av dere").waitFor();
    },
  },
  {
    name: "question before leaving",
    part: "[role=dialog]",
    widths: desktop,
    reach: async (page) => {
      await page.getByRole("link", { name: "Avbryt" }).click();
      await page.getByRole("dialog", { name: "Gå uten å lagre?" }).waitFor();
    },
  },
  {
    name: "preview on a phone",
    part: "main",
    widths: phone,
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Forhåndsvis", exact: true }).click();
      const preview = page.locator("iframe").last().contentFrame();
      await preview.getByRole("heading", { level: 1 }).waitFor();
    },
  },
];

test("the planner with content is accessible", ({ plannerPage }) =>
  checkStates(plannerPage, demoStates));

test("the edit form is accessible", ({ plannerPage }) => checkStates(plannerPage, editStates));

test("the planner of a new couple is accessible", async ({ page, site, server }) => {
  const couple = await signUp(server, "tom.planlegger@example.no");
  await addSessionCookies(page, couple, site);
  await checkStates(page, [{ path: "/admin", widths: phone }]);
  await insertOwner(await insertWedding(), couple.userId);
  await checkStates(page, emptyStates);
  await checkStates(page, settingsStates);
});

test("the lists of the planner are accessible", async ({ page, site, server }) => {
  const { weddingId, ...couple } = await signUpOwner(server, "lister@example.no");
  await addSessionCookies(page, couple, site);
  await insertWishes(weddingId, [{ title: "Vase", price: 1200_00 }]);
  for (const status of ["shown", "hidden", "awaiting"] as const) {
    await insertPhoto(weddingId, { guestName: "Solveig", caption: "Kake", status });
  }
  await insertGreeting(weddingId, { guestName: "Torbjørn Aune", email: "t@example.no" });
  await insertGreeting(weddingId, { guestName: "Liv Hovland" });
  await checkStates(page, wishListStates);
  await checkStates(page, galleryStates);
  await checkStates(page, messageStates);
});
