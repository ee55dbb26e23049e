import {
  fixed,
  listQuery,
  oneOf,
  pageNumber,
  type QueryOf,
  search,
} from "#app/client/lists/list-query.ts";

export const answersPerPage = 50;

export const answersCsvPath = "/admin/answers.csv";

export const answerQuery = listQuery("/admin", {
  tab: fixed("rsvp"),
  svar: oneOf({ coming: "kommer", declined: "kommer-ikke" }, "all"),
  sok: search(),
  side: pageNumber(),
});

export type AnswerQuery = QueryOf<typeof answerQuery>;
