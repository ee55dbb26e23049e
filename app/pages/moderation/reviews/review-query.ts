import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";

export const reviewListQuery = listQuery("/moderation/reviews", {
  vis: oneOf({ hidden: "skjulte" }, "all"),
  side: pageNumber(),
});
