import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { insertAnswer, insertGuest } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast, toastButton } from "#tests/support/planner.ts";
import { requireProgram } from "#tests/support/programs.ts";
import { type Session, signUpOwner } from "#tests/support/sessions.ts";

const pdftotext = await requireProgram("pdftotext");

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the couple invites by mail, follows it and changes a link", async ({
    page,
    site,
    server,
  }) => {
    await openInvitations(page, await signUpCouple(server), site);
    await page.getByRole("link", { name: "Send 2 invitasjoner" }).click();
    const preview = page.frameLocator("iframe");
    await expect(preview.getByRole("heading", { name: "Marit og Sølvi" })).toBeVisible();
    await page.getByLabel("Hilsen").fill("Vi gifter oss {dato}. Kom, da!");
    await expect(preview.getByText(/Kom, da!/)).toBeVisible();
    await page.getByRole("button", { name: "Neste husstand" }).click();
    await expect(preview.getByRole("heading", { name: "Jonas" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Send 2 invitasjoner" }).click();
    await expect(page.getByRole("heading", { name: "Invitasjoner", level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "2 levert" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Tilbake til invitasjonene" }).click();
    await expect(page.getByRole("row", { name: /Ødegård/ })).toContainText("Sendt");
    await page.getByRole("link", { name: "Ødegård", exact: true }).click();
    await page.getByRole("link", { name: "Invitasjon levert" }).click();
    await expect(page.getByRole("heading", { name: "2 levert" })).toBeVisible();
    await page.getByRole("link", { name: "Tilbake til invitasjonene" }).click();
    await page.getByRole("link", { name: "Utsendinger" }).click();
    await expect(page.getByRole("heading", { name: "2 levert" })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: "Ødegård", exact: true }).click();
    const link = page.getByRole("paragraph").filter({ hasText: "/b/kari-ola/" });
    const before = await link.innerText();
    await expect(page.getByRole("img", { name: "QR-kode til Ødegård" })).toBeVisible();
    await page.getByRole("button", { name: "Ny lenke" }).click();
    await expect(page.getByRole("dialog")).toContainText("Den gamle slutter å virke");
    await page.getByRole("button", { name: "Lag ny lenke" }).click();
    await expect(toast(page, "Ny lenke er laget").first()).toBeVisible();
    await expect(link).not.toHaveText(before);
    await expectAccessible(page);
  });

  test("households are merged by keyboard, and a reminder names who is missing", async ({
    page,
    site,
    server,
  }) => {
    const couple = await signUpCouple(server);
    await openInvitations(page, couple, site);
    const bar = page.getByRole("region", { name: "Valgte husstander" });
    const all = page.getByRole("checkbox", { name: "Velg alle" });
    await all.focus();
    await page.keyboard.press("Space");
    await expect(bar).toContainText("3 valgt");
    await page.keyboard.press("Space");
    await expect(bar).toHaveCount(0);
    for (const name of ["Ødegård", "Jonas Lie"]) {
      await page.getByRole("checkbox", { name: `Velg ${name}` }).focus();
      await page.keyboard.press("Space");
    }
    await bar.getByRole("button", { name: "Slå sammen" }).focus();
    await page.keyboard.press("Enter");
    await expect(toast(page, "Husstandene er slått sammen").first()).toBeVisible();
    await expect(page.getByText("Viser 1–2 av 2 husstander")).toBeVisible();
    await toastButton(page, "slått sammen", "Angre").click();
    await expect(page.getByText("Viser 1–3 av 3 husstander")).toBeVisible();

    await page.getByRole("link", { name: "Send påminnelse" }).click();
    await expect(page.getByRole("heading", { name: "3 slipper" })).toBeVisible();
    await expect(page.getByText("Er ikke invitert ennå")).toBeVisible();
    await expectAccessible(page);
  });

  test("a household gets a name, an address and a contact", async ({ page, site, server }) => {
    const couple = await signUpCouple(server);
    const householdId = randomUUID();
    for (const name of ["Aud Vik", "Roar Vik"]) {
      const email = `${name.slice(0, 3)}-${randomUUID()}@example.no`;
      await insertGuest(couple.weddingId as OwnedWeddingId, { name, householdId, email });
    }
    await openInvitations(page, couple, site);
    await page.getByRole("link", { name: "Vik", exact: true }).click();
    await page.getByRole("button", { name: "Rediger" }).click();
    const dialog = page.getByRole("dialog", { name: "Rediger husstanden" });
    await dialog.getByLabel("Navn på husstanden").fill("Gården");
    await dialog.getByLabel("Adresse").fill("Storgata 1");
    await dialog.getByLabel("Postnummer").fill("2686");
    await dialog.getByLabel("Poststed").fill("Lom");
    await dialog.getByLabel("Kontaktperson").selectOption("Roar Vik");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Lagre" }).click();
    await expect(toast(page, "Husstanden er endret").first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Gården", level: 1 })).toBeVisible();
    await expect(page.getByText("Storgata 1, 2686 Lom")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Roar Vik" })).toContainText(
      "Kontaktperson",
    );
    await page.getByRole("link", { name: "Roar Vik" }).click();
    await expect(page.getByRole("dialog", { name: "Roar Vik" })).toBeVisible();
  });

  test(
    pdftotext.titleOf("four cards are printed on a sheet, each with its own code"),
    async ({ page, site, server }, testInfo) => {
      test.skip(pdftotext.isMissing);
      await openInvitations(page, await signUpCouple(server), site);
      await page.goto("/guest-list/print/cards");
      await page.evaluate(() => document.fonts.ready);
      const file = testInfo.outputPath("cards.pdf");
      writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
      const pages = text.split("\f").filter((each) => each.trim() !== "");
      expect(pages).toHaveLength(1);
      const codes = text.match(/\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/g) ?? [];
      expect(new Set(codes).size).toBe(3);
      expect(text).toContain("Sølvi");
      expect(text).not.toContain("Skriv ut");
    },
  );
});

test("households that live together share an envelope, and the list to copy follows", async ({
  page,
  site,
  server,
}) => {
  const couple = await signUpCouple(server);
  const weddingId = couple.weddingId as OwnedWeddingId;
  for (const name of ["Per Dahl", "Wenche Vik"]) {
    await insertGuest(weddingId, { name, phone: "+4741234567" });
  }
  await openInvitations(page, couple, site);
  await page.getByRole("link", { name: "Se forslagene" }).click();
  const fronts = page.getByRole("list", { name: "Forslag" });
  await expect(fronts).toContainText("Samme e-post eller telefon");
  await page.getByRole("button", { name: "Godta 1 sikkert forslag" }).click();
  await expect(page.getByRole("heading", { name: "Ingen forslag" })).toBeVisible();
  await toastButton(page, "1 konvolutt slått sammen", "Angre").click();
  await page.getByRole("button", { name: "Hver sin konvolutt: Per Dahl, Wenche Vik" }).click();
  await expect(page.getByRole("heading", { name: "Ingen forslag" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Til invitasjonene", exact: true }).click();
  await expect(page.getByRole("link", { name: "Se forslagene" })).toHaveCount(0);
  await page.getByRole("link", { name: "Hvem deler konvolutt?" }).click();
  await page.getByRole("button", { name: "Foreslå igjen: Per Dahl og Wenche Vik" }).click();
  await page.getByRole("button", { name: "Del konvolutt: Per Dahl, Wenche Vik" }).click();
  await expect(page.getByRole("heading", { name: "Ingen forslag" })).toBeVisible();

  await page.goto("/guest-list/invitations?vis=liste");
  await expect(page.getByRole("cell", { name: "Per Dahl og Wenche Vik" })).toBeVisible();
  await page.getByRole("link", { name: "Antall" }).click();
  await expect(page.getByRole("columnheader", { name: "Antall" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = readFileSync(await (await downloading).path(), "utf8");
  expect(file).toContain('"Navn på konvolutten";"Adresse";"Lenke";"Antall"');
  expect(file).toMatch(/"Per Dahl og Wenche Vik";"";"\S+\/b\/kari-ola\/\S{9}";"2"/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the couple sees both values, keeps its own and sends invitations", async ({
    page,
    site,
    server,
  }) => {
    const couple = await signUpCouple(server);
    const weddingId = couple.weddingId as OwnedWeddingId;
    const name = "Sigrid Lie";
    const guestId = await insertGuest(weddingId, { name, rsvpStatus: "attending" });
    await insertAnswer(weddingId, { guestId, linkedBy: "name", attending: false, guestCount: 0 });
    await openInvitations(page, couple, site);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("button", { name: `Bruk svaret: ${name}` })).toBeVisible();
    await page.getByRole("button", { name: `Behold deres: ${name}` }).click();
    await expect(page.getByText("Det dere skrev, gjelder")).toBeVisible();
    await expect(page.getByRole("button", { name: /Bruk svaret/ })).toHaveCount(0);

    await page.getByRole("link", { name: "Rediger", exact: true }).click();
    await page.getByLabel("Adresse").fill("Storgata 1");
    await page.getByLabel("Kontaktperson").selectOption(name);
    await page.getByRole("button", { name: "Lagre" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Husstanden er endret" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Lagre" })).toHaveCount(0);
    await expect(page.getByText("Storgata 1")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
      "Kontaktperson",
    );

    await page.goto("/guest-list/invitations?vis=send");
    await page.getByLabel("Hilsen").fill("");
    await page.getByRole("button", { name: "Send 2 invitasjoner" }).click();
    await expect(page.getByText("Skriv en hilsen.")).toBeVisible();
    await page.getByLabel("Hilsen").fill("Kom, da!");
    await page.getByRole("button", { name: "Send 2 invitasjoner" }).click();
    await expect(page.getByRole("heading", { name: "Invitasjoner", level: 1 })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "på vei" })).toBeVisible();
  });
});

test("on a phone the list fits, and what failed is read first", async ({ page, site, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInvitations(page, await signUpCouple(server), site);
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Flere valg" }).click();
  await page.getByRole("menuitem", { name: "Liste til avskrift" }).click();
  await expect(page.getByRole("heading", { name: "Liste til avskrift" })).toBeVisible();
});

type Couple = Session & { weddingId: string };

/** Three households: two with e-mail, of which one has a child, and one without. */
async function signUpCouple(server: { url: string }): Promise<Couple> {
  const names = { bride: "Kari", groom: "Ola" };
  const couple = await signUpOwner(server, `${randomUUID()}@example.no`, names);
  const weddingId = couple.weddingId as OwnedWeddingId;
  const householdId = randomUUID();
  const email = (name: string) => `${name}-${randomUUID()}@example.no`;
  await insertGuest(weddingId, { name: "Marit Ødegård", householdId, email: email("marit") });
  await insertGuest(weddingId, { name: "Sølvi Ødegård", householdId, isChild: true });
  await insertGuest(weddingId, { name: "Jonas Lie", email: email("jonas") });
  const guestId = await insertGuest(weddingId, { name: "Gudrun Aune" });
  await insertAnswer(weddingId, { guestId, linkedBy: "name", attending: false, guestCount: 0 });
  return couple;
}

async function openInvitations(
  page: Parameters<typeof addSessionCookies>[0],
  couple: Couple,
  site: string,
): Promise<void> {
  await addSessionCookies(page, couple, site);
  await page.goto("/guest-list/invitations");
  await expect(page.getByRole("heading", { name: "Gjesteliste", level: 1 })).toBeVisible();
}
