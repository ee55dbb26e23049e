import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { password } from "#tests/support/factories.ts";
import { sharePhotos } from "#tests/support/guest-client.ts";
import { expect, test } from "#tests/support/journey.ts";
import { parseHtml } from "#tests/support/parse-html.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { addSessionCookies, tabTo, toast } from "#tests/support/planner.ts";
import { signUpOwner } from "#tests/support/sessions.ts";
import { watchFolder } from "#tests/support/timing.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a user uploads an avatar and deletes the account with all pictures by keyboard", async ({
    page,
    site,
    mail,
    server,
  }) => {
    const email = "slutt@example.no";
    const { weddingId, ...session } = await signUpOwner(server, email);
    await sharePhotos(site, weddingId, 1);
    const guests = await (await fetch(`${site}/wedding?id=${weddingId}`)).text();
    const photo = parseHtml(guests).document.querySelector(".photos > .photo img");
    const shared = photo?.getAttribute("src") ?? "";
    expect((await fetch(site + shared)).status).toBe(200);

    // Before hydration, buttons that need the script are disabled.
    const script = Promise.withResolvers<void>();
    await page.route(/\.js$/, (route) => script.promise.then(() => route.continue()));
    await addSessionCookies(page, session, site);
    await page.goto("/settings", { waitUntil: "commit" });
    // Until the styles are loaded, the form without script has a second button.
    const deleteButton = page.getByRole("button", { name: "Slett konto" }).first();
    await expect(deleteButton).toBeDisabled();
    const profile = page.getByRole("region", { name: "Profil" });
    const choose = profile.getByLabel(/^(Velg|Bytt) bilde$/);
    const text = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hei") };
    await choose.setInputFiles(text);
    script.resolve();
    await expect(profile.getByText("Vennligst velg en bildefil")).toBeVisible();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await choose.setInputFiles({ name: "b.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(profile.getByText("Bildet må være mindre enn 5MB")).toBeVisible();
    await choose.setInputFiles(await makePhoto("kari.jpg"));
    await expect(toast(page, "Bilde lastet opp!").first()).toBeVisible();
    await expect(profile.getByText("Bildet må være mindre enn 5MB")).toHaveCount(0);
    const shown = page.getByRole("banner").locator("img[src*='/files/pictures/']");
    await expect(shown).toBeVisible();
    await expect(choose, "the same file can be chosen again").toHaveValue("");
    const first = await shown.getAttribute("src");
    await profile.getByRole("button", { name: "Fjern profilbildet" }).click();
    await expect(shown).toHaveCount(0);
    await choose.setInputFiles(await makePhoto("kari.jpg"));
    await expect(shown).toBeVisible();
    const second = await shown.getAttribute("src");
    const pictures = [shared, first ?? "", second ?? ""];

    await tabTo(page, deleteButton);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Slette kontoen?" });
    await expect(dialog).toContainText(/Dette blir borte:.*1\sgjestebilde/);
    await expect(dialog.getByRole("link", { name: "Last ned alt først" })).toBeVisible();
    await page.keyboard.type("feil");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Passordet stemmer ikke")).toBeVisible();
    await tabTo(page, dialog.getByLabel("Passord", { exact: true }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole("status").getByText(/Kontoen er slettet/)).toBeVisible();

    await page.goto("/admin");
    await expect(page).toHaveURL(/\/auth/);
    expect((await fetch(`${site}/wedding?id=${weddingId}`)).status).toBe(404);
    const folder = join(server.dataDir, "files", "pictures");
    await watchFolder(folder, () => (hasFiles(folder, pictures) ? undefined : true), {
      recursive: true,
    });
    for (const picture of pictures) {
      expect((await fetch(site + picture)).status).toBe(404);
    }
    await mail.waitFor(email, /slettet/);
  });
});

function hasFiles(folder: string, pictures: string[]): boolean {
  return pictures.some((picture) => {
    const own = join(folder, picture.slice("/files/pictures/".length).slice(0, 36));
    return existsSync(own) && readdirSync(own).length > 0;
  });
}
