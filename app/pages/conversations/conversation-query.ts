import { listQuery, oneOf, pageNumber } from "#app/client/lists/list-query.ts";
import { conversationsPath } from "#app/features/conversations/rules.ts";

/** The address of /conversations; its filter and length stay when a conversation is opened. */
export const conversationQuery = listQuery(conversationsPath, {
  vis: oneOf({ answerer: "selger", asker: "kjoper" }, "all"),
  side: pageNumber(),
});
