import {
  listQuery,
  oneOf,
  type Parameter,
  pageNumber,
  type QueryOf,
  rowId,
  search,
} from "#app/client/lists/list-query.ts";
import { isUuid } from "#app/platform/uuid.ts";

export const invitationsPath = "/guest-list/invitations";
export const cardsPath = "/guest-list/print/cards";
export const mailPreviewPath = "/guest-list/invitations/mail";
export const qrPath = "/guest-list/invitations/qr.svg";

export const householdsPerPage = 50;

const maxChosen = 200;

/** `valgte` are households that were chosen in the list; empty stands for all. */
export const invitationQuery = listQuery(invitationsPath, {
  vis: oneOf(
    { send: "send", remind: "paminnelse", log: "logg", copy: "liste", "answer-form": "svarskjema" },
    "list",
  ),
  tilstand: oneOf(
    {
      "not-sent": "ikke-sendt",
      sent: "sendt",
      opened: "apnet",
      partly: "delvis",
      answered: "svart",
      failed: "kom-ikke-fram",
    },
    "all",
  ),
  kategori: rowId(),
  sok: search(),
  side: pageNumber(),
  husstand: rowId(),
  utsending: rowId(),
  valgte: rowIds(),
});

export type InvitationQuery = QueryOf<typeof invitationQuery>;

function rowIds(): Parameter<string[]> {
  return {
    parse: (text) => [...new Set((text ?? "").split(" ").filter(isUuid))].slice(0, maxChosen),
    format: (ids) => ids.join(" ") || null,
  };
}
