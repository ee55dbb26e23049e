import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertWedding, insertWishes, readWish } from "#tests/support/factories.ts";
import { openAsGuest, postWishForm } from "#tests/support/guest-client.ts";
import { waitMinFormAge } from "#tests/support/guest-page.ts";
import { test as base, expect, expectAccessible } from "#tests/support/journey.ts";

interface List {
  weddingId: string;
  path: string;
  /** The ids of its wishes: champagne glasses, a dinner service, a weekend. */
  ids: [string, string, string];
}

const test = base.extend<{ list: List }>({
  list: async ({ site }, use) => {
    const weddingId = await insertWedding();
    const ids = await insertWishes(weddingId, [
      { title: "Champagneglass", description: "Håndblåst.", price: 12_500_00 },
      { title: "Servise til tolv", price: 4890_00 },
      { title: "Helg på fjellet" },
    ]);
    const path = `${site}/wedding?id=${weddingId}`;
    await use({ weddingId, path, ids: ids as List["ids"] });
  },
});

const screens = [
  { javaScriptEnabled: true, viewport: { width: 360, height: 740 } },
  { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } },
];

for (const screen of screens) {
  const { javaScriptEnabled, viewport } = screen;
  const how = `${javaScriptEnabled ? "with" : "without"} JavaScript, ${viewport.width} px`;
  test.describe(how, () => {
    test.use(screen);

    test("a guest reserves a wish and cancels the reservation", async ({ page, list }) => {
      test.slow();
      await page.goto(list.path);
      await expect(wish(page, 0)).toContainText("12\u00a0500\u00a0kr");
      await expect(wish(page, 2)).toContainText("Pris ikke oppgitt");
      if (javaScriptEnabled) await expectAccessible(page);

      const dialog = await openDialog(page, 0);
      await expect(dialog).toHaveAccessibleName("Reserver «Champagneglass»");
      if (javaScriptEnabled) await expectAccessible(page);
      await submit(page, dialog, javaScriptEnabled);
      await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
      await expect(nameField(dialog)).toBeFocused();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await nameField(dialog).fill("Sigrid Moe");
      await submit(page, dialog, javaScriptEnabled);
      await expect(
        page.getByText("Takk Sigrid Moe! Du har reservert «Champagneglass»."),
      ).toBeVisible();
      await expect(wish(page, 0)).toContainText("Du har reservert denne");
      await expect(dialog).toBeHidden();
      expect(await readWish(list.ids[0])).toMatchObject({
        purchasedBy: "Sigrid Moe",
      });
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await wish(page, 0).getByRole("button", { name: "Angre reservasjonen" }).click();
      await expect(page.getByText("Reservasjonen av «Champagneglass» er angret.")).toBeVisible();
      await expect(opener(page, 0)).toBeVisible();
      expect(await readWish(list.ids[0])).toMatchObject({ purchased: false });
    });

    test("cancelling the dialog reserves nothing", async ({ page, list }) => {
      await page.goto(list.path);
      const dialog = await openDialog(page, 1);
      await nameField(dialog).fill("Sigrid");
      await dialog.getByRole("button", { name: "Avbryt" }).click();
      await expect(dialog).toBeHidden();
      await expect(wish(page, 1)).not.toContainText("Reservert");
      expect(await readWish(list.ids[1])).toMatchObject({ purchased: false });
    });

    test("the slower of two guests is told who reserved the wish", async ({ page, site, list }) => {
      await page.goto(list.path);
      const dialog = await openDialog(page, 1);
      await nameField(dialog).fill("Sigrid");
      const other = await openAsGuest(site, list.weddingId, "Kari Nordmann");
      await postWishForm(site, list.weddingId, other, "reservation", list.ids[1]);
      await submit(page, dialog, javaScriptEnabled);
      await expect(page.getByText("Denne er dessverre allerede reservert")).toBeFocused();
      await expect(wish(page, 1)).toContainText("Reservert av Kari Nordmann");
      await expect(wish(page, 1).getByRole("button")).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

// Axe needs JavaScript, so only the page's own script is blocked.
test("the page without script is accessible in every state", async ({ page, site, list }) => {
  test.slow();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await expectAccessible(page);
  await submit(page, dialog, false);
  await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
  await expectAccessible(page);
  const other = await openAsGuest(site, list.weddingId, "Kari Nordmann");
  await postWishForm(site, list.weddingId, other, "reservation", list.ids[0]);
  await nameField(dialog).fill("Sigrid");
  await submit(page, dialog, false);
  await expect(page.getByText("Denne er dessverre allerede reservert")).toBeVisible();
  await expectAccessible(page);
});

test("a wish is reserved by keyboard, and the focus returns", async ({ page, list }) => {
  await page.goto(list.path);
  await opener(page, 0).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(nameField(dialog)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page, 0)).toBeFocused();

  await page.keyboard.press("Space");
  await page.keyboard.type("Sigrid");
  await page.keyboard.press("Enter");
  await expect(wish(page, 0).locator("p", { hasText: "Du har reservert denne" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(opener(page, 0)).toBeFocused();
});

test("a reservation whose response gets lost is retried and stored once", async ({
  page,
  list,
}) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("Sigrid");
  let requests = 0;
  await page.route(/send=reservation/, async (route) => {
    requests++;
    if (requests > 1) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  await submit(page, dialog, true);
  await expect(dialog.getByText("En feil oppstod")).toBeVisible();
  expect(await readWish(list.ids[0])).toMatchObject({ purchasedBy: "Sigrid" });
  await expect(page.getByText("Takk Sigrid! Du har reservert «Champagneglass».")).toBeVisible();
  expect(requests).toBe(2);
});

test("an offline guest keeps the input and reserves after reconnecting", async ({
  page,
  context,
  list,
}) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("Sigrid");
  await context.setOffline(true);
  await submit(page, dialog, true);
  await expect(dialog.getByText("Du er uten nett")).toBeVisible();
  await expect(nameField(dialog)).toHaveValue("Sigrid");
  await context.setOffline(false);
  await expect(page.getByText("Du har reservert denne")).toBeVisible();
});

test("a server error is shown in the dialog, and the input is kept", async ({ page, list }) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("Sigrid");
  await page.route(/send=reservation/, (route) => route.fulfill({ status: 500 }));
  await submit(page, dialog, true);
  await expect(dialog.getByText("Kunne ikke reservere gjenstand")).toBeVisible();
  await expect(nameField(dialog)).toHaveValue("Sigrid");
  await expectAccessible(page);
  await page.unroute(/send=reservation/);
  await dialog.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText("Takk Sigrid!")).toBeVisible();
});

test("the account for money gifts is shown and copied", async ({ page, context, list }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(list.path);
  await expect(page.getByText("Pengegave")).toHaveCount(0);
  await db()
    .update(weddings)
    .set({ giftAccount: "12345678903", giftNote: "Vi sparer til reise." })
    .where(eq(weddings.id, list.weddingId));
  await page.reload();
  await expect(page.getByText("1234\u00a056\u00a078903")).toBeVisible();
  await expect(page.getByText("Merk gaven med navnet ditt.")).toBeVisible();
  await page.getByRole("button", { name: "Kopier kontonummer" }).click();
  await expect(page.getByText("Kontonummeret er kopiert")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("12345678903");
  await expectAccessible(page);
});

test("a wedding without wishes and account has no wish list section", async ({ page }) => {
  const weddingId = await insertWedding();
  await page.goto(`/wedding?id=${weddingId}`);
  await expect(page.getByRole("heading", { name: "Kommer du?" })).toBeVisible();
  await expect(page.getByText("Ønskeliste")).toHaveCount(0);
});

test("a wish of another wedding gets the same 404 as an unknown one", async ({ site, list }) => {
  const other = await insertWedding();
  const pages = [];
  for (const wishId of [list.ids[0], "00000000-0000-4000-8000-000000000000", "' or 1=1"]) {
    const guest = await openAsGuest(site, other, "Sigrid");
    const { status, page } = await postWishForm(site, other, guest, "reservation", wishId);
    expect(status).toBe(404);
    expect(page).not.toContain("Champagneglass");
    const released = await postWishForm(site, other, guest, "release", wishId);
    expect(released.status).toBe(404);
    pages.push(/role="alert"[^>]*>([^<]*)/.exec(page)?.[1]);
  }
  expect(new Set(pages)).toEqual(
    new Set(["Kunne ikke reservere gjenstand. Ønsket står ikke lenger på listen."]),
  );
  expect(await readWish(list.ids[0])).toMatchObject({ purchased: false });
});

function wish(page: Page, index: number): Locator {
  return page.locator("#onskeliste").getByRole("listitem").nth(index);
}

function opener(page: Page, index: number): Locator {
  return wish(page, index).getByRole("button", { name: /^Reserver / });
}

async function openDialog(page: Page, index: number): Promise<Locator> {
  await opener(page, index).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

function nameField(dialog: Locator): Locator {
  return dialog.getByLabel("Navnet ditt");
}

async function submit(page: Page, dialog: Locator, javaScriptEnabled: boolean): Promise<void> {
  if (!javaScriptEnabled) await waitMinFormAge(page);
  await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
