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
  mangler: oneOf({ phone: "telefon" }, "nothing"),
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
export type GuestFilter = Pick<GuestQuery, "sok" | "kategori" | "status" | "mangler">;
export type GuestOrder = Pick<GuestQuery, "sorter" | "retning">;

export const sortedBy = ["name", "status", "category", "diet", "email", "phone"] as const;

const filterParameters = new Set([
  "sok",
  "kategori",
  "status",
  "mangler",
  "sorter",
  "retning",
  "side",
]);

/** The page has all guests, so filtering and sorting need no request. */
export function changesFilterOnly(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.search === to.search) return false;
  const others = ({ searchParams }: URL) =>
    String(new URLSearchParams([...searchParams].filter(([name]) => !filterParameters.has(name))));
  return others(from) === others(to);
}

export interface GuestExport {
  href: string;
  /** Sent along: the ids of many guests are too long for an address. */
  fields?: Record<string, string>;
}

/** Returns how the selection is exported. */
export function exportOf(
  selected: readonly { id: string }[],
  query: GuestQuery,
  isWholeList: boolean,
): GuestExport {
  const { sok, kategori, status, mangler, sorter, retning } = query;
  const shown = { sorter, retning };
  if (isWholeList) {
    return {
      href: guestQuery.href({ ...shown, sok, kategori, status, mangler }, exportPaths.xlsx),
    };
  }
  const gjest = selected.map(({ id }) => id).join(" ");
  return { href: exportPaths.xlsx, fields: { ...guestQuery.fields(shown), gjest } };
}
