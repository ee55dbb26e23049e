import { codeAt } from "#app/features/accounts/two-factor/rules.ts";
import { password } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { openSettings, tabTo, toast } from "#tests/support/planner.ts";
import { type Session, signInAs, signUp } from "#tests/support/sessions.ts";

test.describe("on a phone, with the keyboard alone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a user changes every setting, and keeps the input when offline", async ({
    page,
    context,
    site,
    mail,
    server,
  }) => {
    const email = "bytter@example.no";
    const session = await signUp(server, email);
    const [otherSession, remainingSession] = [
      await signInAs(site, { email }),
      await signInAs(site, { email }),
    ];
    await openSettings(page, session, site);

    await test.step("the name is kept offline, restored and saved", async () => {
      const profile = page.getByRole("region", { name: "Profil" });
      const name = profile.getByLabel("Visningsnavn");
      await tabTo(page, name);
      await page.keyboard.type("Åse Ødegård");
      await context.setOffline(true);
      await page.keyboard.press("Enter");
      const error = profile.getByRole("alert").filter({ hasText: "Ingen kontakt med Jaord" });
      await expect(error).toBeFocused();
      await expect(name).toHaveValue("Åse Ødegård");
      await context.setOffline(false);
      await page.reload();
      await expect(
        profile.getByText("Det du ikke rakk å lagre sist, er hentet fram"),
      ).toBeVisible();
      await expect(name).toHaveValue("Åse Ødegård");
      await tabTo(page, name);
      await page.keyboard.press("Enter");
      await expect(toast(page, "Profilen er lagret").first()).toBeVisible();
      await expect(error).toHaveCount(0);
      await expect(page.getByRole("banner").getByText("Åse Ødegård")).toBeVisible();
    });

    const newPassword = "tolv blå båter";
    const secret = page.getByRole("region", { name: "Passord" });
    await test.step("a password that is too short is rejected", async () => {
      await tabTo(page, secret.getByLabel("Nåværende passord"));
      await page.keyboard.type(password);
      await tabTo(page, secret.getByLabel("Nytt passord"));
      await page.keyboard.type("kort");
      await page.keyboard.press("Enter");
      await expect(secret.getByText("Passordet må ha minst 8 tegn")).toBeVisible();
      await tabTo(page, secret.getByLabel("Nytt passord"));
      await page.keyboard.press("Control+a");
      await page.keyboard.type(newPassword);
    });

    await test.step("one session is ended", async () => {
      const sessions = page.getByRole("region", { name: "Innlogginger" });
      await tabTo(page, sessions.getByRole("button", { name: /^Logg ut Ukjent/ }).first());
      await page.keyboard.press("Enter");
      await expect(toast(page, "Innloggingen er avsluttet").first()).toBeVisible();
      await expect(sessions.getByRole("listitem")).toHaveCount(2);
      expect([await isSignedIn(otherSession), await isSignedIn(remainingSession)].sort()).toEqual([
        false,
        true,
      ]);
    });

    await test.step("the new password ends all other sessions", async () => {
      await secret.getByLabel("Nytt passord").press("Enter");
      await expect(toast(page, "Passordet er byttet").first()).toBeVisible();
      await expect(secret.getByLabel("Nåværende passord")).toHaveValue("");
      expect([await isSignedIn(otherSession), await isSignedIn(remainingSession)]).toEqual([
        false,
        false,
      ]);
    });

    const twoFactor = page.getByRole("region", { name: "Totrinnsbekreftelse" });
    await test.step("the second step is set up", async () => {
      await tabTo(page, twoFactor.getByLabel("Nåværende passord"));
      await page.keyboard.type("feil passord");
      await page.keyboard.press("Enter");
      await expect(twoFactor.getByRole("alert")).toContainText("Ett felt må rettes");
      await tabTo(page, twoFactor.getByLabel("Nåværende passord"));
      await page.keyboard.press("Control+a");
      await page.keyboard.type(newPassword);
      await expect(twoFactor.getByLabel("Nåværende passord")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(twoFactor.getByText(/^Skann koden/)).toBeFocused();
      await expect(twoFactor.getByRole("img", { name: /QR-kode/ })).toBeVisible();
      const key = await twoFactor.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
      await tabTo(page, twoFactor.getByLabel("Kode", { exact: true }));
      await page.keyboard.type(codeAt(key.replaceAll(" ", ""), new Date()));
      await page.keyboard.press("Enter");
      await expect(twoFactor.getByRole("heading", { name: "Reservekodene dine" })).toBeFocused();
    });

    const codes = await twoFactor.getByRole("listitem").allInnerTexts();
    const [code = ""] = codes;
    await test.step("the codes are marked when they cannot be copied", async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
      });
      await tabTo(page, twoFactor.getByRole("button", { name: "Kopier kodene" }));
      await page.keyboard.press("Enter");
      await expect(toast(page, /Kodene er merket/).first()).toBeVisible();
      const selectedText = await page.evaluate(() => String(getSelection()));
      expect(selectedText.split(/\s+/).filter(Boolean)).toEqual(codes);
      // Enter must press neither button: the codes are used below.
      await tabTo(page, twoFactor.getByLabel("Nåværende passord"));
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expectAccessible(page, "#totrinn");
    });

    await test.step("the e-mail address is changed", async () => {
      const emailSection = page.getByRole("region", { name: "E-post" });
      await tabTo(page, emailSection.getByLabel("Ny e-postadresse"));
      await page.keyboard.type("ny.adresse@example.no");
      await tabTo(page, emailSection.getByLabel("Nåværende passord"));
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(toast(page, /Vi har sendt en lenke/).first()).toBeVisible();
      await page.goto(mail.firstLink(await mail.waitFor("ny.adresse@example.no")));
      await expectAccessible(page);
      await tabTo(page, page.getByRole("button", { name: "Bekreft adressen" }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/admin$/);
    });

    await test.step("signing in takes a code", async () => {
      await context.clearCookies();
      await page.goto("/auth");
      await tabTo(page, page.getByLabel("E-post"));
      await page.keyboard.type("ny.adresse@example.no");
      await tabTo(page, page.getByLabel("Passord", { exact: true }));
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Skriv inn koden" })).toBeVisible();
      await expect(page.getByLabel("Kode", { exact: true })).toBeFocused();
      await page.keyboard.type("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/Koden stemmer ikke/).first()).toBeVisible();
      await expectAccessible(page, "main");
      await tabTo(page, page.getByLabel("Kode", { exact: true }));
      await page.keyboard.press("Control+a");
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/admin$/);
    });
  });
});

async function isSignedIn(session: Session): Promise<boolean> {
  return (await session.fetch("/admin")).status === 200;
}
