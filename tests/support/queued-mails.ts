import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";

/** Returns the queued mails to an e-mail address, oldest first. */
export async function queuedMails(email: string): Promise<Mail[]> {
  const { rows } = await db().execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'deliver-mail' order by created_on`,
  );
  return rows.map((row) => row.data).filter((mail) => mail.to.address === email);
}

/** Returns path and query of the first link in a mail. */
export function firstLinkPath(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("no link in this mail");
  const { pathname, search } = new URL(link);
  return pathname + search;
}
