import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";

export const auditQuery = listQuery("/moderation/audit", {
  vis: oneOf(
    {
      role: "roller",
      vendor: "leverandorer",
      review: "anmeldelser",
      report: "meldinger",
      newsletter: "nyhetsbrev",
    },
    "all",
  ),
  side: pageNumber(),
});
