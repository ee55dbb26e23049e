import {
  listQuery,
  oneOf,
  type Parameter,
  type QueryOf,
  rowId,
  search,
} from "#app/client/lists/list-query.ts";

/** A malformed id stays in the URL: the page says that the message is gone. */
const openId: Parameter<string | null> = { parse: (text) => text || null, format: (id) => id };

/** Lists messages older than `eldre` or newer than `nyere`; `melding` is open. */
export const inboxQuery = listQuery("/guest-messages", {
  vis: oneOf({ new: "nye", replied: "besvart" }, "all"),
  sok: search(),
  eldre: rowId(),
  nyere: rowId(),
  melding: openId,
});

export type InboxView = QueryOf<typeof inboxQuery>;

/** Returns true when the URL that is loading opens a message other than `id`. */
export function opensOtherMessage(
  id: string,
  next: { pathname: string; search: string } | undefined,
): boolean {
  if (next?.pathname !== inboxQuery.path) return false;
  const { melding } = inboxQuery.parse(new URLSearchParams(next.search));
  return melding !== null && melding !== id;
}
