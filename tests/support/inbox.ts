import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { execute } from "./database-url.ts";
import { expect, test as journey } from "./journey.ts";
import { type Session, signInAsDemo } from "./sessions.ts";

export interface ReceivedMessage {
  name: string;
  email?: string;
  message?: string;
  visitorId?: string;
  /** How long ago it was sent. */
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
export const test = journey.extend<{ couple: Couple }>({
  couple: async ({ site, server, page }, use) => {
    const run = (sql: string) => execute(server.databaseUrl, sql);
    const { weddingId, ...session } = await signInAsDemo(site);
    await run(`delete from guest_messages where wedding_id = '${weddingId}'`);
    await run(`delete from blocked_visitors where wedding_id = '${weddingId}'`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const receive = async (...messages: ReceivedMessage[]) => {
      if (messages.length > 0) await run(insertStatement(weddingId, messages));
      await run(`select pg_notify('live', '${weddingId}:greetings')`);
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

/** The messages of the list. */
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

function insertStatement(weddingId: string, messages: ReceivedMessage[]): string {
  const rows = messages.map(
    ({ name, email, message = "Hei", visitorId = randomUUID(), minutes = 0 }, place) =>
      `('${weddingId}', '${randomUUID()}', '${visitorId}', '${name}', ${email ? `'${email}'` : "null"},
        '${message}', now() - interval '${minutes} minutes' - interval '${place} milliseconds')`,
  );
  return `insert into guest_messages
    (wedding_id, id, visitor_id, guest_name, email, message, created_at) values ${rows.join(",")}`;
}
