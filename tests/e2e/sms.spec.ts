import type { Page } from "@playwright/test";
import { listCampaigns } from "#app/features/sms/queries.server.ts";
import { sendCampaign } from "#app/features/sms/sending/commands.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, toast, toastButton } from "#tests/support/planner.ts";
import { type Couple, createDraft, endTexts, signUpCouple } from "#tests/support/sms-journey.ts";
import { smsSettings } from "#tests/support/sms-server.ts";

const night = new Date("2027-03-10T22:30:00Z");

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a campaign is written by keyboard, planned and changed", async ({ page, site, server }) => {
    await openCampaigns(page, await signUpCouple(server), site);
    await expect(page.getByText("Ingenting blir sendt, og ingen telefonnumre")).toBeVisible();
    await expect(page.getByText("3 av 4 har det.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Ny kampanje" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Ny kampanje", level: 1 })).toBeVisible();
    await expect(page.getByText("Skriv en tittel og en melding.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send nå" })).toBeDisabled();

    const people = page.getByRole("region", { name: "Til hvem" }).getByRole("status");
    await expect(people).toHaveText("3får meldingen");
    await page.getByRole("button", { name: "Familien" }).press("Space");
    await expect(people).toHaveText("2får meldingen");
    await page.getByRole("button", { name: "Kommer ikke" }).press("Space");
    await expect(people).toHaveText("0får meldingen");
    await page.getByRole("button", { name: "Kommer ikke" }).press("Space");
    await page.getByLabel("Én melding per husstand").press("Space");
    await expect(people).toHaveText("1får meldingen");

    await page.getByLabel("Tittel").fill("Svarfristen");
    const message = page.getByRole("textbox", { name: "Melding" });
    await message.fill("Hei ");
    await page.getByRole("button", { name: "Sett inn {navn}" }).press("Enter");
    await message.press("End");
    await message.pressSequentially(". Kommer du?");
    await expect(message).toHaveValue("Hei {navn}. Kommer du?");
    await expect(page.getByText("22/160 tegn")).toBeVisible();
    const phone = page.getByRole("region", { name: "Slik ser den ut" });
    await expect(phone).toContainText("Hei Kristoffer-Alexander. Kommer du?");
    await message.pressSequentially(" 🎉");
    await expect(page.getByText("Et tegn i teksten gjør at hver SMS rommer 70.")).toBeVisible();
    await message.press("Backspace");
    await message.press("Backspace");

    await page.getByRole("radio", { name: /^Planlegg/ }).check();
    await page.getByLabel("Dato").fill("2027-06-04");
    await page.getByLabel("Klokkeslett").fill("22.30");
    await page.getByRole("button", { name: "Planlegg" }).press("Enter");
    await expect(page.getByText("Det er natt da.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Klokkeslett").fill("18.00");
    await page.getByRole("button", { name: "Planlegg" }).press("Enter");
    await expect(toast(page, "SMS kampanje opprettet")).toBeVisible();
    const row = page.getByRole("row", { name: /Svarfristen/ });
    await expect(row).toContainText("Planlagt");
    await expect(row).toContainText("fredag 4. juni 2027 kl. 18.00");
    await expectAccessible(page);

    await row.getByRole("link", { name: "Endre: Svarfristen" }).click();
    await expect(page.getByLabel("Klokkeslett")).toHaveValue("18.00");
    await expect(page.getByLabel("Én melding per husstand")).toBeChecked();
    await page.getByRole("radio", { name: /^Med en gang/ }).check();
    await page.getByRole("button", { name: "Lagre kladd" }).click();
    await expect(toast(page, "SMS kampanje oppdatert")).toBeVisible();
    await expect(row).toContainText("Kladde");
  });

  test("a placeholder is deleted as one, and the arrows show each person", async ({
    page,
    site,
    server,
  }) => {
    await openCampaigns(page, await signUpCouple(server), site, "/new");
    const message = page.getByRole("textbox", { name: "Melding" });
    await message.fill("Hei {navn}");
    await message.press("End");
    await message.press("Backspace");
    await expect(message).toHaveValue("Hei ");
    await page.getByRole("button", { name: "Sett inn {navn}" }).click();
    const phone = page.getByRole("region", { name: "Slik ser den ut" });
    await expect(phone).toContainText("1 av 3");
    await expect(phone).toContainText("Hei Kristoffer-Alexander");
    await phone.getByRole("button", { name: "Neste" }).click();
    await expect(phone).toContainText("Hei Åse");
    await phone.getByRole("button", { name: "Forrige" }).click();
    await phone.getByRole("button", { name: "Forrige" }).click();
    await expect(phone).toContainText("3 av 3");
    await page.getByRole("button", { name: "Sett inn lenken" }).click();
    await expect(phone).toContainText("/b/");
    await page.reload();
    await expect(message).toHaveValue("Hei {navn}{lenke}");
  });

  test("at night a draft is sent only when the couple wants it", async ({ page, site, server }) => {
    const couple = await signUpCouple(server);
    await createDraft(couple, { title: "Bussen" });
    await page.clock.setFixedTime(night);
    await openCampaigns(page, couple, site);
    const row = page.getByRole("row", { name: /Bussen/ });
    await row.getByRole("button", { name: "Send nå: Bussen" }).click();
    const question = page.getByRole("dialog", { name: "Det er natt" });
    await expect(question).toContainText("Vil dere vekke 3 gjester?");
    await expectAccessibleOnBoth(page);
    await question.getByRole("button", { name: "Vent" }).click();
    await expect(row).toContainText("Kladde");
    await row.getByRole("button", { name: "Send nå: Bussen" }).click();
    await question.getByRole("button", { name: "Send likevel" }).click();
    await expect(toast(page, "SMS kampanje sendt! (Demo modus)")).toBeVisible();
    await expect(row).toContainText("Sendt");
    await row.getByRole("link", { name: "Se logg: Bussen" }).click();
    await expect(page.getByRole("row", { name: /Åse Ødegård/ })).toContainText("Ikke sendt (demo)");
    await expect(page.getByRole("row", { name: /Uten Telefon/ })).toContainText(
      "Mangler telefonnummer",
    );
    await expectAccessibleOnBoth(page);
  });

  test("what has failed is sent again, and what is uncertain after a question", async ({
    page,
    site,
    server,
  }) => {
    const couple = await signUpCouple(server);
    const { weddingId } = couple;
    const id = await createDraft(couple, { title: "Invitasjonen" });
    const demo = config();
    configure({ ...demo, sms: smsSettings });
    await sendCampaign(weddingId, id, { version: 1, atNight: true });
    configure(demo);
    await endTexts(weddingId, id, [
      { status: "failed", failure: "unknown-address" },
      { status: "uncertain" },
      { status: "sent" },
    ]);
    await page.clock.setFixedTime(night);
    await openCampaigns(page, couple, site, `/${id}`);
    await expect(page.getByText("Nummeret er ikke i bruk")).toBeVisible();
    await expect(page.getByText("Ingen svarte. Den kan ha kommet fram.")).toBeVisible();
    await expectAccessibleOnBoth(page);

    await page.getByRole("button", { name: /^Send på nytt/ }).click();
    const question = page.getByRole("dialog", { name: "Kan ha kommet fram" });
    await expect(question).toContainText("kan meldingen komme to ganger");
    await expectAccessibleOnBoth(page);
    await question.getByRole("button", { name: "Avbryt" }).click();

    await page.getByRole("button", { name: "Send til 1 på nytt" }).click();
    await page.getByRole("button", { name: "Send likevel" }).click();
    await expect(toast(page, "Sender 1 på nytt")).toBeVisible();
    await expect(page.getByText("Nummeret er ikke i bruk")).toHaveCount(0);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Last ned" }).click();
    expect((await download).suggestedFilename()).toMatch(/^sms-logg-.+\.csv$/);
  });

  test("a draft is deleted, restored and copied", async ({ page, site, server }) => {
    const couple = await signUpCouple(server);
    await createDraft(couple, { title: "Bussen" });
    await openCampaigns(page, couple, site);
    const rows = page.getByRole("row", { name: /Bussen/ });
    await page.getByRole("button", { name: "Flere handlinger: Bussen" }).click();
    await page.getByRole("menuitem", { name: "Slett" }).click();
    await expect(page.getByRole("heading", { name: "Ingen kampanjer ennå" })).toBeVisible();
    await expectAccessible(page);
    await toastButton(page, "SMS kampanje slettet", "Angre").click();
    await expect(rows).toHaveCount(1);
    await page.getByRole("button", { name: "Flere handlinger: Bussen" }).click();
    await page.getByRole("menuitem", { name: "Lag kopi" }).click();
    await expect(page.getByRole("row", { name: /Kopi av Bussen/ })).toContainText("Kladde");
  });

  test("what was written survives an error and a partner's change", async ({
    page,
    site,
    server,
  }) => {
    const couple = await signUpCouple(server);
    const id = await createDraft(couple, { title: "Bussen" });
    await openCampaigns(page, couple, site, `/${id}/edit`);
    await page.getByLabel("Tittel").fill("Bussen hjem");
    await withFailingWrites("update on sms_campaigns", async () => {
      await page.getByRole("button", { name: "Lagre kladd" }).click();
      await expect(page.getByText("Kunne ikke oppdatere kampanjen").first()).toBeVisible();
    });
    await expect(page.getByLabel("Tittel")).toHaveValue("Bussen hjem");
    const partner = { intent: "edit", id, version: "1", title: "Bussen til Odda", message: "Hei" };
    const body = new URLSearchParams(partner);
    await couple.fetch("/sms-campaigns", { method: "POST", body });
    await page.getByRole("button", { name: "Lagre kladd" }).click();
    await expect(page.getByText("Bussen til Odda")).toBeVisible();
    await page
      .getByRole("button", { name: /^Behold (vårt|mitt|min|deres egen)?/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Lagre kladd" }).click();
    await expect(page.getByRole("row", { name: /Bussen hjem/ })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a campaign is written and sent in demo mode", async ({ page, site, server }) => {
    const couple = await signUpCouple(server);
    await openCampaigns(page, couple, site);
    await page.getByRole("link", { name: "Ny kampanje" }).click();
    await page.getByLabel("Tittel").fill("Bussen");
    await page.getByRole("textbox", { name: "Melding" }).fill("Hei {navn}. Bussen går 01.30.");
    await page.getByRole("button", { name: "Kommer", exact: true }).click();
    await page.getByRole("button", { name: "Kommer", exact: true }).click();
    const atNight = page.getByLabel("Kan sendes om natten");
    if (await atNight.isVisible()) await atNight.check();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send nå" }).click();
    await expect(toast(page, "SMS kampanje sendt! (Demo modus)")).toBeVisible();
    await expect(page.getByRole("row", { name: /Åse Ødegård/ })).toContainText("Ikke sendt (demo)");
    await expectNoOverflow(page);
    await expectAccessible(page);
    const [sent] = await listCampaigns(couple.weddingId);
    expect(sent?.campaign).toMatchObject({ status: "sent", recipientCount: 3 });
    await page.getByRole("link", { name: "Send SMS" }).first().click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

async function openCampaigns(page: Page, couple: Couple, site: string, path = ""): Promise<void> {
  await addSessionCookies(page, couple, site);
  await page.goto(`/sms-campaigns${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** On a desktop and on a phone. */
async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  if (desktop) await page.setViewportSize(desktop);
}
