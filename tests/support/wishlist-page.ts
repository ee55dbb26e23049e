import type { Locator, Page } from "@playwright/test";
import { Client } from "pg";
import { createWedding } from "./create-wedding.ts";
import { withFailingWrites } from "./failing-database.ts";
import { test as base } from "./journey.ts";
import { expectAfterChanges } from "./live-changes.ts";
import { insertWishes } from "./reservation-client.ts";
import { type Session, signUp } from "./sessions.ts";

/** A new signed-in couple with a wish list. */
export interface WishlistFixture {
  email: string;
  couple: Session;
  weddingId: string;
  database: Client;
  /** Inserts wishes and opens the list. */
  open: (...titles: string[]) => Promise<string[]>;
}

let couples = 0;

export const test = base.extend<{ wishlist: WishlistFixture }>({
  wishlist: async ({ server, site, page }, use, { workerIndex }) => {
    const email = `onsker-${workerIndex}-${++couples}@example.no`;
    const couple = await signUp(server, email);
    const weddingId = await createWedding(couple);
    await page.context().addCookies(couple.cookies.map((cookie) => ({ ...cookie, url: site })));
    const database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    const open = async (...titles: string[]) => {
      const wishes = titles.map((title) => ({ title, price: 1200_00 }));
      const ids = await insertWishes(server.databaseUrl, weddingId, wishes);
      await page.goto("/wishlist-admin");
      return ids;
    };
    await use({ email, couple, weddingId, database, open });
    await database.end();
  },
});

export function wishRow(page: Page, title: string): Locator {
  return page.locator("tbody tr").filter({ has: page.locator("th", { hasText: title }) });
}

export function wishTitles(page: Page): Locator {
  return page.locator("tbody th");
}

/** Presses an action of the row, or of its sheet on phones. */
export async function chooseAction(page: Page, title: string, action: string) {
  const more = page.getByRole("button", { name: `Flere valg for ${title}` });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
  } else {
    await page.getByRole("button", { name: `${action} ${title}` }).click();
  }
}

export async function pressUndo(page: Page) {
  await page.getByRole("button", { name: "Angre" }).last().click();
}

export async function chooseFile(dialog: Locator, buffer: Buffer) {
  const name = buffer.subarray(0, 4).toString() === "<svg" ? "bilde.txt" : "bilde.jpg";
  const mimeType = name.endsWith("txt") ? "text/plain" : "image/jpeg";
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}

export async function fetchGuestPage(
  site: string,
  { weddingId }: WishlistFixture,
): Promise<string> {
  return (await fetch(`${site}/wedding?id=${weddingId}`)).text();
}

export async function expectOrder({ database, weddingId }: WishlistFixture, order: string[]) {
  const stored = async () => {
    const { rows } = await database.query<{ title: string }>(
      "select title from wish_list_items where wedding_id = $1 order by position",
      [weddingId],
    );
    return rows.map(({ title }) => title);
  };
  await expectAfterChanges(database, stored, order);
}

export async function markPurchased(
  { database, weddingId }: WishlistFixture,
  title: string,
  name: string,
) {
  await database.query(
    "update wish_list_items set purchased = true, purchased_by = $3 where wedding_id = $1 and title = $2",
    [weddingId, title, name],
  );
}

/** Runs `work` while writes to wishes fail. */
export async function withFailingWishWrites(
  { database }: WishlistFixture,
  work: () => Promise<void>,
) {
  await withFailingWrites("insert or update on wish_list_items", work, (statements) =>
    database.query(statements),
  );
}
