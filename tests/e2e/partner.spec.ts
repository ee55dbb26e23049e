import { password } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { addSessionCookies, openSettings, tabTo, toast } from "#tests/support/planner.ts";
import { type Session, signUp, signUpOwner } from "#tests/support/sessions.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a partner without an account joins by a mailed link and leaves again", async ({
    page,
    site,
    mail,
    newPage,
    server,
  }) => {
    const wedding = { bride: "Ingrid", venue: "Granavollen" };
    const kari = await signUpOwner(server, "kari.inviterer@example.no", wedding);
    await openSettings(page, kari, site);
    const section = page.getByRole("region", { name: "Partner" });
    const email = "mathias@example.no";

    await test.step("an invitation is sent by keyboard", async () => {
      // By keyboard only.
      const field = section.getByLabel("E-postadressen til partneren din");
      await tabTo(page, field);
      await page.keyboard.type("ikke en adresse");
      await page.keyboard.press("Enter");
      await expect(section.getByRole("alert")).toContainText("Ett felt må rettes");
      await tabTo(page, field);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(email);
      await page.keyboard.press("Enter");
      await expect(section.getByText(email)).toBeVisible();
      await expect(section.getByText(/^Invitert /)).toBeVisible();
      await expect(section.getByRole("list", { name: "Partner" })).toBeFocused();
    });

    const first = mail.firstLink(await mail.waitFor(email, /Planlegg/));
    await test.step("the invitation is sent again", async () => {
      await tabTo(page, section.getByRole("button", { name: "Send på nytt" }));
      await page.keyboard.press("Enter");
      await expect(toast(page, "Invitasjonen er sendt på nytt").first()).toBeVisible();
    });

    const link = mail.firstLink(await mail.waitFor(email, /Planlegg/, 2));
    expect(link).not.toBe(first);

    const mathias = await newPage();
    await test.step("the first link no longer works", async () => {
      await mathias.goto(first);
      await expect(mathias.getByRole("heading", { name: /virker ikke lenger/ })).toBeVisible();
      await expectAccessible(mathias);
    });

    await test.step("the partner signs up and joins", async () => {
      await mathias.goto(link);
      await expect(mathias.getByRole("heading", { name: /Ingrid/ })).toBeVisible();
      await expectAccessible(mathias, "main");
      await mathias.getByRole("button", { name: "Opprett konto" }).click();
      await expect(mathias.getByLabel("E-post")).toHaveValue(email);
      await mathias.getByLabel("Passord", { exact: true }).fill(password);
      await mathias.getByRole("button", { name: "Opprett konto" }).click();
      await expect(mathias).toHaveURL(/check-mail/);
      await mathias.goto(mail.firstLink(await mail.waitFor(email, /Bekreft/)));
      await expect(mathias).toHaveURL(/\/invitation\?token=/);
      await expectAccessible(mathias, "main");
      await mathias.getByRole("button", { name: "Bli med" }).click();
      await expect(mathias).toHaveURL(/\/admin$/);
      await expect(toast(mathias, "Nå planlegger dere sammen").first()).toBeVisible();
      await expect(section.getByText(/^Invitert /), "the other's screen follows").toHaveCount(0);
      await expect(section.getByText(email)).toBeVisible();
      await expect(section.getByRole("button", { name: "Inviter" })).toHaveCount(0);
    });

    // A client that missed the live event must confirm again.
    let isConnected = false;
    await page.route(/\/settings\.data/, (route) => {
      if (isConnected || route.request().method() === "POST") return route.continue();
      return route.abort("internetdisconnected");
    });
    await page.getByRole("button", { name: "Forlat bryllupet" }).click();
    const notLoaded = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("/settings.data"),
    );
    const leaveDialog = page.getByRole("dialog");
    await expect(leaveDialog).toContainText(`${email} beholder bryllupet`);
    await test.step("the partner leaves", async () => {
      await mathias.goto("/settings");
      await mathias.getByRole("button", { name: "Forlat bryllupet" }).click();
      const dialog = mathias.getByRole("dialog");
      await expect(dialog).toContainText("kari.inviterer@example.no beholder bryllupet");
      await dialog.getByLabel("Passord", { exact: true }).fill(password);
      await dialog.getByRole("button", { name: "Forlat bryllupet" }).click();
      await expect(mathias).toHaveURL(/\/admin$/);
      await expect(toast(mathias, "Du har forlatt bryllupet").first()).toBeVisible();
      await expect(
        mathias.getByRole("link", { name: /Opprett bryllupside/ }).first(),
      ).toBeVisible();
    });

    await test.step("leaving as the last owner must be confirmed again", async () => {
      await notLoaded;
      await expect(leaveDialog).toContainText(`${email} beholder bryllupet`);
      await leaveDialog.getByLabel("Passord", { exact: true }).fill(password);
      isConnected = true;
      await leaveDialog.getByRole("button", { name: "Forlat bryllupet" }).click();
      await expect(leaveDialog.getByRole("alert")).toContainText("ingenting er slettet");
      await expect(leaveDialog.getByRole("listitem").first()).toHaveText("Bryllupssiden");
      await expect(leaveDialog.getByRole("heading", { name: "Slette bryllupet?" })).toBeVisible();
      await expect(leaveDialog.getByLabel("Passord", { exact: true })).toHaveValue("");
      await expect(leaveDialog.getByRole("alert")).toBeFocused();
      await expectAccessible(page, "[role=dialog]");
      await leaveDialog.getByRole("button", { name: "Avbryt" }).click();
      await expect(section.getByRole("button", { name: "Inviter" })).toBeVisible();
      expect(await (await kari.fetch("/admin")).text()).toContain("Granavollen");
    });
  });
});

test("an invitation is valid for its e-mail address and for users without a wedding", async ({
  page,
  site,
  mail,
  server,
}) => {
  const kari = await signUpOwner(server, "inviterer@example.no", { venue: "Granavollen" });
  const invited = await signUpOwner(server, "invitert@example.no");
  const link = await invite(kari, "invitert@example.no");
  const stranger = await signUp(server, "tredje@example.no");
  await addSessionCookies(page, stranger, site);
  await page.goto(link);
  await expect(page.getByText(/Du er logget inn som tredje@example.no/)).toBeVisible();
  await expectAccessible(page, "main");
  const sent = await stranger.fetch(new URL(link).pathname + new URL(link).search, {
    method: "POST",
  });
  expect(sent.status).toBe(200);
  expect(await (await stranger.fetch("/admin")).text()).not.toContain("Granavollen");

  await page.context().clearCookies();
  await addSessionCookies(page, invited, site);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Du har allerede et bryllup" })).toBeVisible();
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: "Til Innstillinger" }).click();
  await page.getByRole("button", { name: "Slett bryllupet" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Passord", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Slett bryllupet" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(toast(page, "Bryllupet er slettet").first()).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Bli med" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Granavollen").first()).toBeVisible();

  async function invite(couple: Session, email: string): Promise<string> {
    const body = new URLSearchParams({ intent: "partner-invite", partnerEmail: email });
    await couple.fetch("/settings", { method: "POST", body });
    return mail.firstLink(await mail.waitFor(email, /Planlegg/));
  }
});
