import { listQuery, pageNumber } from "#app/client/lists/list-query.ts";

export const reportQuery = listQuery("/moderation/reports", { side: pageNumber() });
