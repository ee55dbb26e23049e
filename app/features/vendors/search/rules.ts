import {
  listQuery,
  oneOf,
  pageNumber,
  type QueryOf,
  rowId,
  search,
} from "#app/client/lists/list-query.ts";

export const vendorsPerPage = 12;

/** The directory's address. */
export const vendorQuery = listQuery("/vendors", {
  sok: search(),
  kategori: oneOf(
    {
      attire: "antrekk",
      flowers: "blomster",
      catering: "catering",
      photographer: "fotograf",
      cake: "kake",
      venue: "lokale",
      music: "musikk",
      planner: "planlegger",
      transport: "transport",
      video: "video",
    },
    "all",
  ),
  pris: oneOf({ $: "rimelig", $$: "moderat", $$$: "dyr", $$$$: "meget-dyr" }, "all"),
  sted: search(),
  bekreftet: oneOf({ only: "bare" }, "all"),
  ledig: oneOf({ only: "bare" }, "all"),
  side: pageNumber(),
  /** The vendor that is shown beside the list. */
  leverandor: rowId(),
  /** How many times as many of its reviews are shown. */
  anmeldelser: pageNumber(),
  /** Its form, for browsers without script. */
  skjema: oneOf({ request: "foresporsel", review: "anmeldelse" }, "none"),
});

export type VendorQuery = QueryOf<typeof vendorQuery>;
