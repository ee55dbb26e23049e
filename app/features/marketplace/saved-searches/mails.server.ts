import { sendMail } from "#app/features/delivery/commands.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { mailPage } from "#app/platform/mail/mail-page.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";
import type { SearchRef, StoredSearch } from "./commands.server.ts";
import type { NewHits } from "./queries.server.ts";
import { newestFirst } from "./rules.ts";
import { savedSearchTexts } from "./texts.ts";

const { mails: texts, newHits } = savedSearchTexts;
const purpose = "saved-search";

export function mailNewHits(
  tx: Transaction,
  { userId, id, name, query }: StoredSearch,
  { count, titles }: NewHits,
  address: string,
): Promise<void> {
  const unsubscribeUrl = stopUrl({ userId: userId as SearchRef["userId"], id });
  const more = count > titles.length ? [texts.more(count, titles.length)] : [];
  const page = mailPage({
    heading: texts.heading(newHits(count)),
    paragraphs: [texts.found(name), ...titles, ...more],
    button: { label: texts.button, url: config().publicUrl + newestFirst(query) },
    note: texts.note,
    link: { label: texts.stop, url: unsubscribeUrl },
  });
  const subject = texts.subject(newHits(count), name);
  return sendMail(tx, { to: { address }, subject, unsubscribeUrl, ...page }, { owner: { userId } });
}

/** Returns the page on which the recipient ends the mails without signing in. */
function stopUrl(search: SearchRef): string {
  return `${config().publicUrl}/unsubscribe/${encrypt(purpose, JSON.stringify(search))}`;
}

/** Returns null for a token that was altered, and for one of another kind. */
export function readStopToken(token: string): SearchRef | null {
  try {
    return JSON.parse(decrypt(purpose, token));
  } catch {
    return null;
  }
}
