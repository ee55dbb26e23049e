import { listQuery, oneOf, pageNumber, type QueryOf, rowId } from "#app/client/lists/list-query.ts";

export const exportPaths = {
  csv: "/budget/export.csv",
  xlsx: "/budget/export.xlsx",
  calendar: "/budget/dates.ics",
};

/** `ny`, `post` and `rediger` open a form on the page itself, for browsers without script. */
export const budgetQuery = listQuery("/budget", {
  vis: oneOf({ items: "poster", plan: "betalingsplan" }, "overview"),
  kategori: rowId(),
  sorter: oneOf(
    {
      name: "navn",
      category: "kategori",
      planned: "anslatt",
      agreed: "avtalt",
      paid: "betalt",
    },
    "due",
  ),
  retning: oneOf({ descending: "synkende" }, "ascending"),
  figur: oneOf({ table: "tabell" }, "chart"),
  ny: oneOf(
    {
      item: "post",
      category: "kategori",
      payment: "betaling",
      shares: "fordeling",
      payer: "betaler",
    },
    "none",
  ),
  rediger: rowId(),
  /** The item of a new payment or of the shares. */
  post: rowId(),
  side: pageNumber(),
});

export type BudgetQuery = QueryOf<typeof budgetQuery>;
export type ItemOrder = Pick<BudgetQuery, "sorter" | "retning">;

export const sortedBy = ["name", "category", "due", "planned", "agreed", "paid"] as const;
