import {
  listQuery,
  oneOf,
  type Parameter,
  type QueryOf,
  rowId,
  search,
} from "#app/client/lists/list-query.ts";

/** Keeps malformed ids in the URL, so that the page reports the message as missing. */
const openId: Parameter<string | null> = { parse: (text) => text || null, format: (id) => id };

/** `eldre` and `nyere` are ids of the message next to the page; `melding` is the open one. */
export const inboxQuery = listQuery("/guest-messages", {
  vis: oneOf({ new: "nye", replied: "besvart" }, "all"),
  sok: search(),
  eldre: rowId(),
  nyere: rowId(),
  melding: openId,
});

export type InboxView = QueryOf<typeof inboxQuery>;

export function opensOtherMessage(
  id: string,
  next: { pathname: string; search: string } | undefined,
): boolean {
  if (next?.pathname !== inboxQuery.path) return false;
  const { melding } = inboxQuery.parse(new URLSearchParams(next.search));
  return melding !== null && melding !== id;
}
