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
import { type CopyColumn, columnWords, copyColumns, defaultColumns } from "./copy-list/columns.ts";

export const invitationsPath = "/guest-list/invitations";
export const cardsPath = "/guest-list/print/cards";
export const mailPreviewPath = "/guest-list/invitations/mail";
export const qrPath = "/guest-list/invitations/qr.svg";

export const copyListPaths = {
  csv: "/guest-list/invitations/list.csv",
  xlsx: "/guest-list/invitations/list.xlsx",
};

export const householdsPerPage = 50;

const maxChosen = 200;

/**
 * `valgte` are households that were chosen in the list; empty stands for all. `rediger` opens a form
 * on the page itself, for browsers without script.
 */
export const invitationQuery = listQuery(invitationsPath, {
  vis: oneOf(
    {
      send: "send",
      remind: "paminnelse",
      log: "logg",
      copy: "liste",
      "answer-form": "skjema",
      envelopes: "konvolutter",
    },
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
  rediger: oneOf({ household: "husstand" }, "none"),
  utsending: rowId(),
  valgte: rowIds(),
  kolonner: columnNames(),
});

export type InvitationQuery = QueryOf<typeof invitationQuery>;

function rowIds(): Parameter<string[]> {
  return {
    parse: (text) => [...new Set((text ?? "").split(" ").filter(isUuid))].slice(0, maxChosen),
    format: (ids) => ids.join(" ") || null,
  };
}

function columnNames(): Parameter<CopyColumn[]> {
  const textOf = (columns: readonly CopyColumn[]) =>
    columns.map((column) => columnWords[column]).join(" ");
  return {
    parse: (text) => {
      const words = new Set(text?.split(" "));
      const found = copyColumns.filter((column) => words.has(columnWords[column]));
      return found.length > 0 ? found : defaultColumns;
    },
    format: (columns) => (textOf(columns) === textOf(defaultColumns) ? null : textOf(columns)),
  };
}
