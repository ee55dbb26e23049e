import { listQuery, pageNumber } from "#app/client/lists/list-query.ts";

export const logQuery = listQuery("/sms-campaigns", {
  side: pageNumber(),
});
