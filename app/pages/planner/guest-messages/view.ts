import { cleanLine } from "#app/platform/http/clean-text.ts";
import { isUuid } from "#app/platform/uuid.ts";

// Which part of the inbox an address shows.

export type Shown = "all" | "new" | "replied";

export interface View {
  shown: Shown;
  search: string;
  /** The message that is open. */
  message: string | null;
  /** The message beyond which the list's page lies; null shows the newest. */
  cursor: { id: string; direction: "older" | "newer" } | null;
}

export const messagesPerPage = 50;

const path = "/guest-messages";
const maxSearchLength = 100;
const queryValues = { all: null, new: "nye", replied: "besvart" } as const satisfies Record<
  Shown,
  string | null
>;

/** Reads the inbox's query; what it does not know shows the default. */
export function viewOf(query: URLSearchParams): View {
  const value = query.get("vis");
  const [older, newer] = [idIn(query, "eldre"), idIn(query, "nyere")];
  return {
    shown: value === queryValues.new ? "new" : value === queryValues.replied ? "replied" : "all",
    search: cleanLine(query.get("sok") ?? "").slice(0, maxSearchLength),
    message: query.get("melding") || null,
    cursor: older
      ? { id: older, direction: "older" }
      : newer
        ? { id: newer, direction: "newer" }
        : null,
  };
}

/** The address of a view; defaults are left out. */
export function hrefOf({ shown = "all", search, cursor, message }: Partial<View>): string {
  const query = new URLSearchParams();
  const value = queryValues[shown];
  if (value) query.set("vis", value);
  if (search) query.set("sok", search);
  if (cursor) query.set(cursor.direction === "older" ? "eldre" : "nyere", cursor.id);
  if (message) query.set("melding", message);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether an address that is on its way opens another message than this one. */
export function opensAnother(
  id: string,
  next: { pathname: string; search: string } | undefined,
): boolean {
  if (next?.pathname !== path) return false;
  const { message } = viewOf(new URLSearchParams(next.search));
  return message !== null && message !== id;
}

/** The word of the filter in an address. */
export function queryValueOf(shown: Shown): string | null {
  return queryValues[shown];
}

function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name);
  return isUuid(id) ? id : null;
}
