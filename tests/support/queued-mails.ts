import { sql } from "drizzle-orm";
import { contentPurpose } from "#app/features/delivery/jobs.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { decrypt } from "#app/platform/secret.server.ts";

/** Returns the mails to an e-mail address that wait in the outbox, oldest first. */
export async function queuedMails(email: string): Promise<Mail[]> {
  const rows = await db().select().from(outbox).orderBy(outbox.createdAt, sql`ctid`);
  return rows
    .flatMap(({ content }): Mail[] =>
      content ? [JSON.parse(decrypt(contentPurpose, content))] : [],
    )
    .filter((mail) => mail.to.address === email);
}

/** Returns path and query of the first link in a mail. */
export function firstLinkPath(mail: Mail | undefined): string {
  const link = /https?:\/\/\S+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("no link in this mail");
  const { pathname, search } = new URL(link);
  return pathname + search;
}
