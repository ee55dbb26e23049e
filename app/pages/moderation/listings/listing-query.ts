import { listQuery, oneOf, pageNumber, search } from "#app/client/lists/list-query.ts";

/** `grunn` opens the form of a reason without script, for the listing `annonse`. */
export const moderatedListingQuery = listQuery("/moderation/listings", {
  vis: oneOf(
    {
      listed: "ute",
      hidden: "sendt-tilbake",
      suspended: "sperret",
      due: "ubetalt",
      paid: "betalt",
    },
    "review",
  ),
  side: pageNumber(),
  grunn: oneOf(
    { "send-back": "send-tilbake", "take-down": "ta-ned", suspend: "sperr", reinstate: "apne" },
    "none",
  ),
  annonse: search(),
});
