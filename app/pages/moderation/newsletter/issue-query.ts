import { listQuery, oneOf, rowId } from "#app/client/lists/list-query.ts";

/** Opens a dialog without script. */
export const issueQuery = listQuery("/moderation/newsletter", {
  ny: oneOf({ shown: "1" }, "hidden"),
  rediger: rowId(),
  send: rowId(),
});

export const previewPath = (id: string) => `/moderation/newsletter/mail?brev=${id}`;
