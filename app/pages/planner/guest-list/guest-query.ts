import {
  listQuery,
  oneOf,
  type Parameter,
  pageNumber,
  type QueryOf,
  rowId,
  search,
} from "#app/client/lists/list-query.ts";

export const importPath = "/guest-list/import";

export const exportPaths = {
  xlsx: "/guest-list/export.xlsx",
  csv: "/guest-list/export.csv",
  print: "/guest-list/print/list",
};

const withoutCategory = "ingen";

/** `none` finds the guests without category. */
function category(): Parameter<string | null> {
  const { parse, format } = rowId();
  return {
    parse: (text) => (text === withoutCategory ? "none" : parse(text)),
    format: (choice) => (choice === "none" ? withoutCategory : format(choice)),
  };
}

/** `ny` and `rediger` open a form on the page itself, for browsers without script. */
export const guestQuery = listQuery("/guest-list", {
  vis: oneOf({ unlinked: "ukoblede", changes: "siden-sist" }, "guests"),
  sok: search(),
  kategori: category(),
  status: oneOf({ attending: "kommer", pending: "venter", declined: "kommer-ikke" }, "all"),
  sorter: oneOf(
    {
      name: "navn",
      status: "status",
      category: "kategori",
      diet: "kosthold",
      email: "e-post",
      phone: "telefon",
    },
    "added",
  ),
  retning: oneOf({ descending: "synkende" }, "ascending"),
  side: pageNumber(),
  ny: oneOf({ guest: "gjest", category: "kategori" }, "none"),
  rediger: rowId(),
  svar: rowId(),
});

export type GuestQuery = QueryOf<typeof guestQuery>;
export type GuestFilter = Pick<GuestQuery, "sok" | "kategori" | "status">;
export type GuestOrder = Pick<GuestQuery, "sorter" | "retning">;

export const sortedBy = ["name", "status", "category", "diet", "email", "phone"] as const;

const filterParameters = new Set(["sok", "kategori", "status", "sorter", "retning", "side"]);

/** The page has all guests: filtering and sorting need no request. */
export function changesFilterOnly(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.search === to.search) return false;
  const others = ({ searchParams }: URL) =>
    String(new URLSearchParams([...searchParams].filter(([name]) => !filterParameters.has(name))));
  return others(from) === others(to);
}

/** A longer address is refused on the way to the server. */
const maxExported = 200;

/** Returns where the selection is exported, or null for too large a part of the list. */
export function exportHref(
  selected: readonly { id: string }[],
  query: GuestQuery,
  isWholeList: boolean,
): string | null {
  const { sok, kategori, status, sorter, retning } = query;
  const shown = { sorter, retning };
  if (isWholeList) return guestQuery.href({ ...shown, sok, kategori, status }, exportPaths.xlsx);
  if (selected.length > maxExported) return null;
  const fields = Object.entries(guestQuery.fields(shown));
  const ids = selected.map(({ id }) => ["gjest", id]);
  return `${exportPaths.xlsx}?${new URLSearchParams([...fields, ...ids])}`;
}
