import type { Locator, Page } from "@playwright/test";
import { insertWedding, insertWishes, readWish, setGiftAccount } from "#tests/support/factories.ts";
import { openAsGuest, postWishForm } from "#tests/support/guest-client.ts";
import { makeFormsOlder } from "#tests/support/guest-page.ts";
import { test as base, expect } from "#tests/support/journey.ts";

interface List {
  weddingId: string;
  path: string;
  /** Wishes for champagne glasses, a dinner service and a weekend. */
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
  const title = `${javaScriptEnabled ? "with" : "without"} JavaScript, ${viewport.width} px`;
  test.describe(title, () => {
    test.use(screen);

    test("a guest reserves a wish and cancels the reservation", async ({ page, server, list }) => {
      await page.goto(list.path);
      if (!javaScriptEnabled) await makeFormsOlder(page, server, list.weddingId);
      await expect(wish(page, 0)).toContainText("12\u00a0500\u00a0kr");
      await expect(wish(page, 2)).toContainText("Pris ikke oppgitt");

      const dialog = await openDialog(page, 0);
      await expect(dialog).toHaveAccessibleName("Reserver «Champagneglass»");
      await submit(dialog);
      await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
      await expect(nameField(dialog)).toBeFocused();
      await expectNoSidewaysScroll(page);

      await nameField(dialog).fill("Sigrid Moe");
      if (!javaScriptEnabled) await makeFormsOlder(page, server, list.weddingId);
      await submit(dialog);
      await expect(
        page.getByText("Takk Sigrid Moe! Du har reservert «Champagneglass»."),
      ).toBeVisible();
      await expect(wish(page, 0)).toContainText("Du har reservert denne");
      await expect(dialog).toBeHidden();
      expect(await readWish(list.ids[0])).toMatchObject({
        purchasedBy: "Sigrid Moe",
      });
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

    test("the slower of two guests is told who reserved the wish", async ({
      page,
      site,
      server,
      list,
    }) => {
      await page.goto(list.path);
      if (!javaScriptEnabled) await makeFormsOlder(page, server, list.weddingId);
      const dialog = await openDialog(page, 1);
      await nameField(dialog).fill("Sigrid");
      const other = await openAsGuest(site, list.weddingId, "Kari Nordmann");
      await postWishForm(site, list.weddingId, other, "reservation", list.ids[1]);
      await submit(dialog);
      await expect(page.getByText("Denne er dessverre allerede reservert")).toBeFocused();
      await expect(wish(page, 1)).toContainText("Reservert av Kari Nordmann");
      await expect(wish(page, 1).getByRole("button")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  });
}

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
  await submit(dialog);
  await expect(page.getByText("En feil oppstod")).toBeVisible();
  expect(await readWish(list.ids[0])).toMatchObject({ purchasedBy: "Sigrid" });
  await expect(page.getByText("Takk Sigrid! Du har reservert «Champagneglass».")).toBeVisible();
  expect(requests).toBe(2);
});

test("a refused reservation is corrected, fails on the server and is sent by hand", async ({
  page,
  list,
}) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("");
  await submit(dialog);
  await expect(dialog.getByText("Skriv navnet ditt")).toBeVisible();
  await page.route(/send=reservation/, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await nameField(dialog).fill("Sigrid");
  await submit(dialog);
  const card = wish(page, 0);
  await expect(card).toContainText("Det er ikke sendt ennå.");
  await expect(card).not.toContainText("Prøver igjen");
  await card.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText("Takk Sigrid! Du har reservert «Champagneglass».")).toBeVisible();
});

test("an offline guest sees that the reservation waits, and reserves after reconnecting", async ({
  page,
  context,
  list,
}) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("Sigrid");
  await context.setOffline(true);
  await submit(dialog);
  await expect(wish(page, 0).getByText("Du er uten nett")).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("Du har reservert denne")).toBeVisible();
});

test("a server error is shown at the wish, and the reservation can be sent again", async ({
  page,
  list,
}) => {
  await page.goto(list.path);
  const dialog = await openDialog(page, 0);
  await nameField(dialog).fill("Sigrid");
  await page.route(/send=reservation/, (route) => route.fulfill({ status: 500 }));
  await submit(dialog);
  await expect(page.getByText("Kunne ikke reservere gjenstand")).toBeVisible();
  await page.unroute(/send=reservation/);
  await wish(page, 0).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText("Takk Sigrid!")).toBeVisible();
});

test("the account for money gifts is shown and copied", async ({ page, context, list }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(list.path);
  await expect(page.getByText("Pengegave")).toHaveCount(0);
  await setGiftAccount(list.weddingId, "12345678903", "Vi sparer til reise.");
  // The server hears of a change in the database a moment later.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("1234\u00a056\u00a078903")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("Merk gaven med navnet ditt.")).toBeVisible();
  await page.getByRole("button", { name: "Kopier kontonummer" }).click();
  await expect(page.getByText("Kontonummeret er kopiert")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("12345678903");
});

test("a wedding without wishes and account has no wish list section", async ({ page }) => {
  const weddingId = await insertWedding();
  await page.goto(`/wedding?id=${weddingId}`);
  await expect(page.getByRole("heading", { name: "Kommer du?" })).toBeVisible();
  await expect(page.getByText("Ønskeliste")).toHaveCount(0);
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

async function submit(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Reserver", exact: true }).click();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
