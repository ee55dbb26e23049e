import { listQuery, oneOf, pageNumber, type QueryOf, rowId } from "#app/client/lists/list-query.ts";

export const sendersPerPage = 50;

/** `gruppe` is the crowd whose senders are listed, by default the latest. */
export const heldQuery = listQuery("/held", {
  vis: oneOf({ hidden: "skjult" }, "held"),
  gruppe: rowId(),
  side: pageNumber(),
});

export type HeldQuery = QueryOf<typeof heldQuery>;
