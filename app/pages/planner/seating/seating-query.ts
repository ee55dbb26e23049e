import { listQuery, oneOf } from "#app/client/lists/list-query.ts";

export const seatingQuery = listQuery("/seating-chart", { vis: oneOf({ list: "liste" }, "room") });
