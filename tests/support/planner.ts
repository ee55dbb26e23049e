import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { Client } from "pg";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { greetingTopics } from "#app/features/greetings/topics.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { insertGreeting, insertWishes } from "./factories.ts";
import { withFailingWrites } from "./failures.ts";
import { expect, test as journey } from "./journey.ts";
import { execute } from "./server.ts";
import { type Session, signInAsDemo, signUpOwner } from "./sessions.ts";

export interface ReceivedMessage {
  name: string;
  email?: string;
  message?: string;
  visitorId?: string;
  /** The age of the message. */
  minutes?: number;
}

interface Couple {
  session: Session;
  weddingId: string;
  /** Inserts messages and publishes the live event, as a guest's form does. */
  receive: (...messages: ReceivedMessage[]) => Promise<void>;
  run: (sql: string) => Promise<unknown>;
  /** Opens the inbox as the couple. */
  open: (page: Page, query?: string) => Promise<void>;
}

/** A browser test of the demo couple with an empty inbox. */
export const inboxTest = journey.extend<{ couple: Couple }>({
  couple: async ({ site, server, page }, use) => {
    const run = (sql: string) => execute(server.databaseUrl, sql);
    const { weddingId, ...session } = await signInAsDemo(site);
    for (const table of [guestMessages, blockedVisitors]) {
      await db().delete(table).where(eq(table.weddingId, weddingId));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const receive = async (...messages: ReceivedMessage[]) => {
      const inserted = messages.map(({ minutes = 0, name, ...message }, place) => {
        const createdAt = new Date(Date.now() - minutes * 60_000 - place);
        return insertGreeting(weddingId, { ...message, guestName: name, createdAt });
      });
      await Promise.all(inserted);
      await transaction((tx) =>
        publish(tx, { wedding: weddingId as OwnedWeddingId }, greetingTopics.greetings),
      );
    };
    const open = async (shown: Page, query = "") => {
      const cookies = session.cookies.map((cookie) => ({ ...cookie, url: site }));
      await shown.context().addCookies(cookies);
      await shown.goto(`/guest-messages${query}`);
      await expect(shown.getByRole("heading", { name: "Meldinger", level: 1 })).toBeAttached();
    };
    await use({ session, weddingId, receive, run, open });
  },
});

export function messageItems(page: Page) {
  return page.getByRole("list", { name: "Meldinger fra gjester" }).getByRole("link");
}

export function messageItem(page: Page, name: string) {
  return messageItems(page).filter({ hasText: name });
}

/** The sidebar's link, whose name holds the number of new messages. */
export function inboxLink(page: Page) {
  return page.locator("#meny").getByRole("link", { name: /^Meldinger/ });
}

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

export const wishlistTest = journey.extend<{ wishlist: WishlistFixture }>({
  wishlist: async ({ server, site, page }, use, { workerIndex }) => {
    const email = `onsker-${workerIndex}-${++couples}@example.no`;
    const { weddingId, ...couple } = await signUpOwner(server, email);
    await page.context().addCookies(couple.cookies.map((cookie) => ({ ...cookie, url: site })));
    const database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
    const open = async (...titles: string[]) => {
      const wishes = titles.map((title) => ({ title, price: 1200_00 }));
      const ids = await insertWishes(weddingId, wishes);
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

/** On phones the actions are in a sheet. */
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
  await expect.poll(stored).toEqual(order);
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

export async function withFailingWishWrites(
  { database }: WishlistFixture,
  work: () => Promise<void>,
) {
  await withFailingWrites("insert or update on wish_list_items", work, (statements) =>
    database.query(statements),
  );
}

/** Returns the number below a label of the dashboard. */
export function counter(page: Page, label: string): Locator {
  return page
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator("~ dd")
    .first();
}

/** Returns the visible text of a toast, not its copy for screen readers. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByText(text, { exact: true });
}

/** The buttons of `bar` share no point with a toast. */
export async function expectUncovered(page: Page, bar: string): Promise<void> {
  await expect(page.locator(bar).getByRole("button").first()).toBeVisible();
  const covered = await page.evaluate(async (selector) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const toasts = [...document.querySelectorAll("ol > li[data-state=open]")];
    const boxes = toasts.map((shown) => shown.getBoundingClientRect());
    const buttons = [...document.querySelectorAll(`${selector} :is(button, a, input)`)];
    const names = buttons
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return boxes.some(
          (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map((button) => button.ariaLabel ?? button.textContent);
    return { names, toasts: boxes.length };
  }, bar);
  expect(covered.names, bar).toEqual([]);
  expect(covered.toasts).toBeGreaterThan(0);
}

/** Returns the button of the toast with this text; other toasts may have the same button. */
export function toastButton(page: Page, text: string, name: string): Locator {
  return page.getByRole("listitem").filter({ hasText: text }).getByRole("button", { name });
}

export async function addSessionCookies(page: Page, session: Session, site: string): Promise<void> {
  await page.context().addCookies(session.cookies.map((cookie) => ({ ...cookie, url: site })));
}

/** Opens the settings page and waits for hydration. */
export async function openSettings(page: Page, session: Session, site: string): Promise<void> {
  await addSessionCookies(page, session, site);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Innstillinger", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Slett konto" })).toBeEnabled();
}

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, maxPresses = 60): Promise<void> {
  const isBefore = await target.evaluate((element) => {
    const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (position & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Opens the form and waits for hydration, which turns the account link into a menu. */
export async function openEditForm(page: Page): Promise<void> {
  await page.goto("/edit-wedding");
  await expect(page.locator("header [aria-haspopup=menu]")).toBeAttached();
}

/** Presses the button; the test must wait for the result. */
export function saveEditForm(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Lagre endringer" }).click();
}
