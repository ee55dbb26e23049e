import { listQuery, oneOf, pageNumber, rowId } from "#app/client/lists/list-query.ts";

/** `avvis`, `sperr` and `apne` open the dialog of a row without script. */
export const vendorListQuery = listQuery("/moderation/vendors", {
  vis: oneOf(
    { approved: "godkjent", verified: "bekreftet", rejected: "avvist", suspended: "sperret" },
    "pending",
  ),
  side: pageNumber(),
  avvis: rowId(),
  sperr: rowId(),
  apne: rowId(),
  ny: oneOf({ shown: "1" }, "hidden"),
});
