import { listQuery, search } from "#app/client/lists/list-query.ts";

export const roleQuery = listQuery("/moderation/roles", { epost: search() });
