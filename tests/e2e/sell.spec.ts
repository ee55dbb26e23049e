import type { Page, Route } from "@playwright/test";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { checkStates, desktop, phone } from "#tests/support/accessibility.ts";
import { insertUser } from "#tests/support/factories.ts";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { insertListing } from "#tests/support/listings.ts";
import { makePhoto } from "#tests/support/pictures.ts";
import { addSessionCookies, toast } from "#tests/support/planner.ts";
import { signUp } from "#tests/support/sessions.ts";

const next = (page: Page, label: string) => page.getByRole("button", { name: label }).click();
const pictures = (page: Page) => page.getByRole("img", { name: /^Bilde \d$/ });
let people = 0;
const newEmail = () => `selger-${process.pid}-${++people}@example.no`;
/** The journey goes on at the last one. */
const widths = [...desktop, ...phone];

test("something is published with pictures, changed, reserved and sold", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const session = await signUp({ url: site }, newEmail());
  await addSessionCookies(page, session, site);

  await test.step("what is sold", async () => {
    await page.goto("/sell");
    await expect(page).toHaveURL(/\/sell\?annonse=[0-9a-f-]{36}$/);
    await checkStates(page, [{ widths }]);
    await next(page, "Neste: bilder");
    await expect(page.getByText("Skriv en tittel")).toBeVisible();
    await page.getByLabel("Navn kjøperne ser").fill("Ingrid");
    await page.getByLabel("Tittel").fill("Servise til tolv med blå rand");
    await page.getByRole("radio", { name: "Dekorasjon" }).check();
    await page.getByRole("radio", { name: "Pent brukt" }).check();
    await next(page, "Neste: bilder");
  });

  await test.step("pictures, the second first", async () => {
    const first = Promise.withResolvers<Route>();
    await page.route("/uploads/listing", first.resolve, { times: 1 });
    const [a, b] = [await makePhoto("a.jpg", 400, 500), await makePhoto("b.jpg", 400, 500)];
    const note = { name: "notat.txt", mimeType: "text/plain", buffer: Buffer.from("hei") };
    await page.getByLabel("Legg til bilde").setInputFiles([a, note]);
    const upload = await first.promise;
    await page.getByLabel("Legg til bilde").setInputFiles(b);
    await upload.continue();
    await expect(pictures(page)).toHaveCount(2);
    await expect(page.getByText("notat.txt: Vennligst velg en bildefil")).toBeVisible();
    const source = await pictures(page).nth(1).getAttribute("src");
    await checkStates(page, [{ widths }]);
    await page.getByRole("button", { name: /^Dra Bilde 2 til/ }).press("ArrowLeft");
    await expect(pictures(page).first()).toHaveAttribute("src", source ?? "");
    await expect(page.getByText("Bilde 2 er nå nummer 1 av 2")).toBeAttached();
    await next(page, "Neste: beskrivelse");
  });

  await test.step("description and price", async () => {
    await page
      .getByRole("textbox", { name: "Beskrivelse" })
      .fill(
        "Tolv middagstallerkener, tolv asjetter og en mugge. Ett skår i én asjett, det er med på bildet.",
      );
    await checkStates(page, [{ widths }]);
    await next(page, "Neste: pris");
    await page.getByLabel("Pris (NOK)", { exact: true }).fill("2 400");
    await page.getByLabel("Nypris (NOK)").fill("5600");
    await page.getByRole("combobox", { name: "Sted" }).fill("Oslo");
    await expect(
      page.getByRole("status", { name: "Prislapp" }).locator("visible=true"),
    ).toContainText("2 280 kr");
    await checkStates(page, [{ widths }]);
    await next(page, "Neste: se over");
  });

  await test.step("the draft is saved, and survives a reload", async () => {
    await expect(page.getByText(/^Utkast lagret kl\. \d\d\.\d\d$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Se over og publiser" })).toBeVisible();
    await checkStates(page, [{ widths }]);
  });

  await test.step("published", async () => {
    await page.getByRole("button", { name: "Publiser produkt" }).click();
    await expect(page).toHaveURL("/my-listings");
    await expect(toast(page, "Annonsen er ute")).toBeVisible();
    await checkStates(page, [{ widths }]);
    await page.getByRole("link", { name: "Servise til tolv med blå rand", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Servise til tolv med blå rand",
    );
    await expect(page.getByText("2 400 kr").first()).toBeVisible();
    await checkStates(page, [{ widths }]);
    await page.goto("/my-listings");
  });

  await test.step("changed", async () => {
    await page.getByRole("link", { name: /^Rediger/ }).click();
    await expect(page.getByRole("heading", { name: "Endre annonsen" })).toBeVisible();
    await page.getByRole("button", { name: "Endre pris" }).click();
    await page.getByLabel("Pris (NOK)", { exact: true }).fill("2000");
    await page.getByRole("button", { name: "Lagre endringer" }).click();
    await expect(page).toHaveURL("/my-listings");
    await expect(toast(page, "Endringene er lagret")).toBeVisible();
    await expect(page.getByText("du får 1 900 kr")).toBeVisible();
  });

  const menu = page.getByRole("button", { name: "Flere valg for Servise til tolv med blå rand" });
  await test.step("its link, copied by hand where the page has no clipboard", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
    );
    await menu.click();
    await page.getByRole("menuitem", { name: "Kopier lenke" }).click();
    const dialog = page.getByRole("dialog", { name: "Kopier lenken herfra" });
    await expect(dialog.getByLabel("Lenken til annonsen")).toHaveValue(/\/product\/\d+$/);
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });

  await test.step("the focus, when the clipboard is denied while the menu closes", async () => {
    await page.evaluate(() => {
      const writeText = () =>
        new Promise((_, deny) => {
          const closing = new MutationObserver(() => {
            if (document.querySelector("[role=menu]")) return;
            closing.disconnect();
            deny(new DOMException("denied"));
          });
          closing.observe(document.body, { childList: true, subtree: true });
        });
      Object.defineProperty(navigator, "clipboard", { value: { writeText } });
      // Radix moves the focus back to the menu's button by a timer, which a busy browser runs late.
      const start = window.setTimeout;
      const startLate = (run: () => void, ms = 0) => start(run, ms + 300);
      Object.assign(window, { setTimeout: startLate });
    });
    await menu.press("Enter");
    await page.getByRole("menuitem", { name: "Kopier lenke" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Kopier lenken herfra" });
    await expect(dialog.getByLabel("Lenken til annonsen")).toBeFocused();
    await page.evaluate(() => new Promise((afterMenu) => setTimeout(afterMenu)));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.reload();
  });

  await test.step("reserved, released by undo, and reserved again", async () => {
    await menu.click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Reserver" }).click();
    await expect(page.getByRole("heading", { name: "Reservert 1" })).toBeVisible();
    await page.getByRole("button", { name: "Angre" }).click();
    await expect(page.getByRole("heading", { name: "Til salgs 1" })).toBeVisible();
    await menu.click();
    await page.getByRole("menuitem", { name: "Reserver" }).click();
  });

  await test.step("sold, with its commission in the ledger", async () => {
    await page.getByRole("button", { name: /^Marker som solgt/ }).click();
    const dialog = page.getByRole("dialog", { name: "Marker som solgt" });
    await dialog.getByLabel("Hva ble prisen?").fill("1850");
    await expect(dialog.getByText("Provisjonen er 5 %: 92,50 kr.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Marker som solgt" }).click();
    await expect(page.getByRole("heading", { name: "Solgt 1" })).toBeVisible();
    await expect(page.getByText("92,50 kr står igjen å betale.", { exact: false })).toBeVisible();
    await checkStates(page, [{ widths }]);
  });
});

test("what a visitor has filled in survives signing in", async ({ page, site }) => {
  await page.goto("/sell");
  await page.getByLabel("Navn kjøperne ser").fill("Ingrid");
  await page.getByLabel("Tittel").fill("Slør med håndsydd kant");
  await page.getByRole("radio", { name: "Tilbehør" }).check();
  await page.getByRole("radio", { name: "Som ny" }).check();
  await next(page, "Neste: bilder");
  await page.getByLabel("Legg til bilde").setInputFiles(await makePhoto("slor.jpg", 400, 500));
  await expect(pictures(page)).toHaveCount(1);
  const source = await pictures(page).first().getAttribute("src");
  await page.getByRole("button", { name: "Lagre som utkast" }).click();
  await expect(page).toHaveURL("/auth?next=%2Fsell");

  const { cookies } = await signUp({ url: site }, newEmail());
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  await page.goto("/sell");
  await expect(page.getByText(/^Utkast lagret kl\./)).toBeVisible();
  await page.goto("/my-listings");
  await expect(page.getByText("Mangler pris og sted")).toBeVisible();
  await page.getByRole("link", { name: /^Fortsett/ }).click();
  await page.getByRole("button", { name: "Endre bilder" }).click();
  await expect(pictures(page).first()).toHaveAttribute("src", source ?? "");
  await page.goto("/sell");
  await expect(page.getByLabel("Tittel")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("the long form publishes with pictures, and the listing is sold", async ({ page, site }) => {
    await page.goto("/sell");
    await page.getByLabel("Tittel").fill("Lysestaker");
    await page.getByRole("button", { name: "Publiser produkt" }).click();
    await expect(page.getByRole("link", { name: "Logg inn i en ny fane" })).toBeVisible();
    await expect(page.getByLabel("Tittel")).toHaveValue("Lysestaker");

    await addSessionCookies(page, await signUp({ url: site }, newEmail()), site);
    await page.goto("/sell");
    await page.getByLabel("Navn kjøperne ser").fill("Ingrid");
    await page.getByLabel("Tittel").fill("Lysestaker i messing");
    await page.getByLabel("Velg et bilde").setInputFiles(await makePhoto("a.jpg", 400, 500));
    await page.getByRole("button", { name: "Last opp" }).click();
    await expect(pictures(page)).toHaveCount(1);
    await page.getByLabel("Velg et bilde").setInputFiles(await makePhoto("b.jpg", 400, 500));
    await page.getByRole("button", { name: "Last opp" }).click();
    await expect(pictures(page)).toHaveCount(2);
    const second = await pictures(page).nth(1).getAttribute("src");
    await page.getByRole("button", { name: "Flytt bilde 2 fram" }).click();
    await expect(pictures(page).first()).toHaveAttribute("src", second ?? "");
    await page.getByRole("button", { name: "Fjern bilde 2" }).click();
    await expect(pictures(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Publiser produkt" }).click();
    await expect(page.getByText("Fem felt må rettes")).toBeVisible();
    await page.getByRole("radio", { name: "Dekorasjon" }).check();
    await page.getByRole("radio", { name: "Ny", exact: true }).check();
    await page.getByRole("textbox", { name: "Beskrivelse" }).fill("Tre i tallet.");
    await page.getByLabel("Pris (NOK)", { exact: true }).fill("480");
    await page.getByRole("combobox", { name: "Sted" }).fill("Voss");
    await page.getByRole("button", { name: "Publiser produkt" }).click();
    await expect(page).toHaveURL("/my-listings");
    await expect(page.getByRole("status").filter({ hasText: "Annonsen er ute" })).toBeVisible();
    await page.getByRole("button", { name: /^Reserver/ }).click();
    await expect(page.getByRole("heading", { name: "Reservert 1" })).toBeVisible();
    await page.getByRole("link", { name: /^Marker som solgt/ }).click();
    await page.getByRole("button", { name: "Marker som solgt" }).click();
    await expect(page.getByRole("heading", { name: "Solgt 1" })).toBeVisible();
  });
});

test("an administrator sees what is held before buyers do", async ({ page, newPage, site }) => {
  const seller = await insertUser({ email: newEmail() });
  const title = "<img src=x onerror=alert(1)> Kjole";
  const description = "Ring 912 34 567 <script>alert(1)</script>";
  const id = await insertListing({ userId: seller, status: "review", title, description });
  const admin = await newPage();
  const session = await signUp({ url: site }, newEmail());
  await db().insert(userRoles).values({ userId: session.userId, role: "admin" });
  await addSessionCookies(admin, session, site);
  expect((await page.goto(`/product/${id}`))?.status()).toBe(404);

  await admin.setViewportSize({ width: 360, height: 800 });
  await admin.goto("/moderation/listings");
  await expect(admin.getByText("Holdt fordi den har et telefonnummer")).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: `Send tilbake ${title}` }).click();
  await admin.getByLabel("Begrunnelse").fill("Ta bort nummeret");
  await expectAccessible(admin);
  await admin.getByRole("dialog").getByRole("button", { name: "Send tilbake" }).click();
  await expect(toast(admin, "Annonsen er sendt tilbake")).toBeVisible();
  await expect(admin.getByText("Ingen venter")).toBeVisible();

  const held = await insertListing({ userId: seller, status: "review", title, description });
  await admin.setViewportSize({ width: 1280, height: 900 });
  await admin.reload();
  await admin.getByRole("button", { name: `Godkjenn ${title}` }).click();
  await expect(toast(admin, "Annonsen er godkjent")).toBeVisible();
  await page.goto(`/product/${held}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(description)).toBeVisible();
});
