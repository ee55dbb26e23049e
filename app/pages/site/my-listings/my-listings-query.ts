import { listQuery, rowId } from "#app/client/lists/list-query.ts";
import { myListingsPath } from "./actions.ts";

/** `selg` opens the form of a sale without script, by the listing's key. */
export const myListingsQuery = listQuery(myListingsPath, { selg: rowId() });
