import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/journey.ts";
import { counter, toast } from "#tests/support/planner.ts";
import { timeoutFactor } from "#tests/support/timing.ts";

const password = "tre hester i en lav sky";

test("a couple creates a page, a guest answers, and the couple sees the answer live", async ({
  newPage,
  mail,
}) => {
  const couple = await newPage();
  await couple.goto("/");
  await couple.getByRole("link", { name: "Lag bryllupsnettside" }).first().click();
  await fillWizard(couple);

  // The wizard's draft survives signing up.
  await couple.getByRole("button", { name: "Lag bryllupside" }).click();
  await expect(couple).toHaveURL(/\/auth/);
  await signUp(couple, "ase@example.no");
  const confirmation = await mail.waitFor("ase@example.no");
  await couple.goto(mail.firstLink(confirmation));
  // The link confirms without a password in the browser that signed up.
  await expect(couple).toHaveURL(/\/create/);
  await expect(couple.getByLabel("Vielse", { exact: true })).toHaveValue(
    "Ullensvang kirke, kl. 13.00",
  );
  await couple.getByRole("button", { name: "Lag bryllupside" }).click();

  await expect(couple).toHaveURL(/\/admin/);
  await expect(toast(couple, "Din bryllupside er opprettet! 🎉")).toBeVisible();
  await expect(couple.getByText("Ingen RSVP-svar mottatt ennå")).toBeVisible();
  await couple.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await couple.getByRole("button", { name: "Kopier lenke" }).first().press("Space");
  await expect(toast(couple, "Lenke kopiert!")).toBeVisible();
  const pageUrl = await couple.evaluate(() => navigator.clipboard.readText());

  const guest = await newPage();
  await guest.goto(pageUrl);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/Åse.*&.*Øyvind/);
  await expect(guest.getByText("lørdag 17. juni 2028")).toBeVisible();
  const photo = guest.getByRole("img", { name: "Åse og Øyvind" });
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  await guest.getByText("Svar på invitasjonen").first().click();
  await answer(guest, { name: "Bjørg Sæther", email: "bjorg@example.no", companion: "Åge Sæther" });
  await expect(
    guest.getByText("Takk for bekreftelsen! Vi gleder oss til å se deg! 🎉").first(),
  ).toBeVisible();

  // The dashboard stays open and is not reloaded.
  await expect(toast(couple, "Nytt RSVP-svar mottatt!")).toBeVisible({
    timeout: 2_000 * timeoutFactor(),
  });
  await expect(toast(couple, "Bjørg Sæther har svart")).toBeVisible();
  await expect(counter(couple, "Kommer")).toHaveText("2");
  const latest = couple
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "bjorg@example.no" });
  await expect(latest).toContainText("Kommer");

  // A changed answer replaces the earlier one, without a toast.
  const card = couple.getByRole("listitem").filter({ hasText: "Bjørg Sæther har svart" });
  await card.getByRole("button", { name: "Lukk" }).click();
  await expect(card).toHaveCount(0);
  await guest.locator("#rsvp").getByRole("link", { name: "Endre svaret" }).click();
  await guest.locator("#rsvp").getByRole("radio", { name: "Kommer ikke" }).check();
  await guest.locator("#rsvp").getByRole("button", { name: "Send svar" }).click();
  await expect(latest).toContainText("Kommer ikke");
  await expect(counter(couple, "Kommer")).toHaveText("0");
  await expect(counter(couple, "Totalt antall svar")).toHaveText("1");
  await expect(toast(couple, "Nytt RSVP-svar mottatt!")).toHaveCount(0);
});

async function fillWizard(page: Page): Promise<void> {
  await page.getByLabel("Brudens navn").fill("Åse");
  await page.getByLabel("Brudgommens navn").fill("Øyvind");
  await page.getByLabel("Bryllupsdato").fill("2028-06-17");
  await page.getByLabel("Sted").fill("Fruktlåven");
  await page.getByLabel("By", { exact: true }).fill("Lofthus");
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByRole("radio", { name: /^Romantisk/ }).check();
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByRole("heading", { name: "Et bilde av dere" }).waitFor();
  const chooser = page.locator("input[type=file]");
  await chooser.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
  await expect(page.getByText("Vennligst velg en bildefil").first()).toBeVisible();
  await chooser.setInputFiles({ name: "vi.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await expect(toast(page, "Bilde lastet opp!")).toBeVisible();
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByLabel("Historien deres").fill("Vi møttes på en dugnad.");
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByLabel("Vielse", { exact: true }).fill("Ullensvang kirke, kl. 13.00");
  await page.getByLabel("Bryllupsfest").fill("Fruktlåven, kl. 15.30");
}

function photo(): Promise<Buffer> {
  const create = { width: 1600, height: 1200, channels: 3, background: "#8fa3b0" } as const;
  return sharp({ create }).jpeg().toBuffer();
}

async function signUp(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/mode=signup/);
  const reason = page.getByRole("main").getByText("Du må være logget inn for å opprette");
  await expect(reason).toBeVisible();
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Passord", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Opprett konto" }).click();
  await expect(page.getByRole("heading", { name: "Sjekk e-posten din" })).toBeVisible();
}

async function answer(
  page: Page,
  { name, email, companion }: { name: string; email: string; companion: string },
): Promise<void> {
  const form = page.locator("#rsvp");
  await form.getByLabel("Fullt navn").fill(name);
  await form.getByLabel("E-post").fill(email);
  await form.getByRole("radio", { name: "Kommer", exact: true }).check();
  await form.getByLabel("Navn på følge").fill(companion);
  await form.getByRole("button", { name: "Send svar" }).click();
}
