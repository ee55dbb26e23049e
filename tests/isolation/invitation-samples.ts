import type { Couple } from "./couple.ts";
import { type FillForm, isLive, pick } from "./form-targets.ts";

/** See `formSamples`. */
export const invitationSamples: Record<string, FillForm> = {
  send: ({ rows }) => [
    ["id", crypto.randomUUID()],
    ["kind", "invitation"],
    ["greeting", "Velkommen"],
    ["household", pick(rows, "households").id],
  ],
  "answer-form": () => [
    ["version", "1"],
    ["answerMode", "open"],
  ],
  "use-answer": ({ rows }) => [["guest", pick(rows, "guest_list_entries", isLive).id]],
  "restore-own": ({ rows }) => [
    ["guest", pick(rows, "guest_list_entries", isLive).id],
    ["columns", "dietaryRequirements"],
    ["dietaryRequirements", "Vegetar"],
  ],
  "mark-reviewed": ({ rows }) => [["guest", pick(rows, "guest_list_entries", isLive).id]],
  retry: ({ rows }) => [["id", pick(rows, "mailing_recipients").id]],
  "send-again": ({ rows }) => [["id", pick(rows, "mailing_recipients").id]],
  stop: ({ rows }) => [["mailing", pick(rows, "mailings").id]],
  "renew-code": ({ rows }) => [["household", householdOfGuest(rows)]],
  "send-test": ({ rows }) => [
    ["kind", "invitation"],
    ["greeting", "Velkommen"],
    ["household", householdOfGuest(rows)],
  ],
  "edit-household": ({ rows }) => {
    const id = householdOfGuest(rows);
    const version = rows.households?.find((row) => row.id === id)?.version ?? 1;
    return [
      ["household", id],
      ["version", String(version)],
      ["address", `Storgata ${crypto.randomUUID()}`],
      ["contact", pick(rows, "guest_list_entries", isLive).id],
    ];
  },
  merge: ({ rows }) =>
    (rows.households ?? []).map(({ id }): [string, string] => ["household", String(id)]),
  "dismiss-suggestion": ({ rows }) =>
    (rows.households ?? []).map(({ id }): [string, string] => ["household", String(id)]),
  "suggest-again": ({ rows }) => [["separate", pick(rows, "separate_envelopes").id]],
  "merge-suggested": ({ rows }) => [["household", pick(rows, "households").id]],
  unmerge: ({ rows }) => {
    const guest = pick(rows, "guest_list_entries", isLive);
    const other = rows.households?.find(({ id }) => id !== guest.household_id);
    return [
      ["id", guest.id],
      ["value", String((other ?? pick(rows, "households")).id)],
    ];
  },
};

/** See `formSamples`. */
export const importSamples: Record<string, FillForm> = {
  columns: ({ rows }) => [
    ["id", pick(rows, "guest_imports").id],
    ["column", "name"],
  ],
  value: ({ rows }) => [
    ["id", pick(rows, "guest_imports").id],
    ["row", "2"],
    ["field", "name"],
    ["value", "Øyvind"],
  ],
  choose: ({ rows }) => [
    ["id", pick(rows, "guest_imports").id],
    ["row", "2"],
    ["choice", "add"],
  ],
  import: ({ rows }) => [
    ["id", pick(rows, "guest_imports").id],
    ["expected", "1-0-1"],
  ],
  "add-skipped": ({ rows }) => [
    ["id", pick(rows, "guest_imports").id],
    ["row", "3"],
    ["name", "Øyvind"],
  ],
  undo: ({ rows }) => [["id", pick(rows, "guest_imports").id]],
  read: () => [["text", "Navn\nKari"]],
};

/** The same one for each form: an update changes the order of the rows. */
function householdOfGuest(rows: Couple["rows"]): string {
  return String(pick(rows, "guest_list_entries", isLive).household_id);
}
