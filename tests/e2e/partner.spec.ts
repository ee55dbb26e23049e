import type { Page } from "@playwright/test";
import { type Session, signUp } from "#tests/support/couple.ts";
import { toast } from "#tests/support/dashboard.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { createWeddingFor } from "#tests/support/own-wedding.ts";

const password = "fire hester i en lav sky";

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a partner without account comes to the wedding by a mailed link", async ({
      page,
      site,
      mail,
      newPage,
    }) => {
      test.slow();
      const kari = await signUp(site, mail, `kari-${width}@example.no`);
      await createWeddingFor(kari);
      await openSettings(page, kari, site);
      const section = page.getByRole("region", { name: "Partner" });
      const address = `mathias-${width}@example.no`;

      await section.getByLabel("E-postadressen til partneren din").fill("ikke en adresse");
      await section.getByRole("button", { name: "Inviter" }).click();
      await expect(section.getByRole("alert")).toContainText("Ett felt må rettes");
      await expectAccessible(page);
      await section.getByLabel("E-postadressen til partneren din").fill(address);
      await section.getByLabel("E-postadressen til partneren din").press("Enter");
      await expect(section.getByText(address)).toBeVisible();
      await expect(section.getByText(/^Invitert /)).toBeVisible();
      await expect(section.getByRole("list", { name: "Partner" })).toBeFocused();
      await expectAccessible(page);

      const first = mail.linkIn(await mail.to(address, /Planlegg/));
      await section.getByRole("button", { name: "Send på nytt" }).click();
      await expect(toast(page, "Invitasjonen er sendt på nytt").first()).toBeVisible();
      await expect
        .poll(async () => mail.linkIn(await mail.to(address, /Planlegg/)))
        .not.toBe(first);
      const link = mail.linkIn(await mail.to(address, /Planlegg/));

      const mathias = await newPage();
      await mathias.goto(first);
      await expect(mathias.getByRole("heading", { name: /virker ikke lenger/ })).toBeVisible();
      await mathias.goto(link);
      await expect(mathias.getByRole("heading", { name: /Ingrid/ })).toBeVisible();
      await expectAccessible(mathias);
      await mathias.getByRole("link", { name: "Opprett konto" }).click();
      await mathias.getByLabel("E-post").fill(address);
      await mathias.getByLabel("Passord", { exact: true }).fill(password);
      await mathias.getByRole("button", { name: "Opprett konto" }).click();
      await expect(mathias).toHaveURL(/check-mail/);
      await mathias.goto(mail.linkIn(await mail.to(address, /Bekreft/)));
      await expect(mathias).toHaveURL(/\/invitation\?token=/);
      await mathias.getByRole("button", { name: "Bli med" }).click();
      await expect(mathias).toHaveURL(/\/admin$/);
      await expect(toast(mathias, "Nå planlegger dere sammen").first()).toBeVisible();
      await expect(section.getByText(/^Invitert /), "the other's screen follows").toHaveCount(0);
      await expect(section.getByText(address)).toBeVisible();
      await expect(section.getByRole("button", { name: "Inviter" })).toHaveCount(0);
    });
  });
}

test("an invitation is for its address alone, and for who has no wedding", async ({
  page,
  site,
  mail,
}) => {
  const kari = await signUp(site, mail, "inviterer@example.no");
  await createWeddingFor(kari);
  const invited = await signUp(site, mail, "invitert@example.no");
  await createWeddingFor(invited);
  await kari.fetch("/settings", {
    method: "POST",
    body: new URLSearchParams({ intent: "partner-invite", partnerEmail: "invitert@example.no" }),
  });
  const link = mail.linkIn(await mail.to("invitert@example.no", /Planlegg/));
  const stranger = await signUp(site, mail, "tredje@example.no");
  await takeOver(page, stranger, site);
  await page.goto(link);
  await expect(page.getByText(/Du er logget inn som tredje@example.no/)).toBeVisible();
  await expectAccessible(page);
  const sent = await stranger.fetch(new URL(link).pathname + new URL(link).search, {
    method: "POST",
  });
  expect(sent.status).toBe(200);
  expect(await (await stranger.fetch("/admin")).text()).not.toContain("Granavollen");

  await page.context().clearCookies();
  await takeOver(page, invited, site);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Du har allerede et bryllup" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Til Innstillinger" }).click();
  await page.getByRole("button", { name: "Slett bryllupet" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Passord", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Slett bryllupet" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(link);
  await page.getByRole("button", { name: "Bli med" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Granavollen").first()).toBeVisible();
});

test("whoever leaves, leaves the wedding to the other", async ({ page, site, mail }) => {
  const [kari, ola] = [
    await signUp(site, mail, "blir@example.no"),
    await signUp(site, mail, "drar@example.no"),
  ];
  await createWeddingFor(kari);
  await kari.fetch("/settings", {
    method: "POST",
    body: new URLSearchParams({ intent: "partner-invite", partnerEmail: "drar@example.no" }),
  });
  const link = new URL(mail.linkIn(await mail.to("drar@example.no", /Planlegg/)));
  await ola.fetch(link.pathname + link.search, { method: "POST" });
  await openSettings(page, ola, site);
  await page.getByRole("button", { name: "Forlat bryllupet" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("blir@example.no beholder bryllupet");
  await expectAccessible(page);
  await dialog.getByLabel("Passord", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Forlat bryllupet" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("link", { name: /Opprett bryllupside/ }).first()).toBeVisible();
  expect(await (await kari.fetch("/admin")).text()).toContain("Granavollen");
});

async function takeOver(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
}

async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await takeOver(page, session, site);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
}
