import {
  type FillForm,
  isDeleted,
  isLive,
  pick,
  type RowFilter,
  type Rows,
} from "./form-targets.ts";
import type { Fields } from "./unauthorized-request.ts";

/** See `formSamples`. */
export const guestListSamples: Record<string, FillForm> = {
  add: () => [
    ["id", crypto.randomUUID()],
    ["name", "Åse Øye"],
    ["plusOne", "on"],
    ["plusOneName", "Øyvind Øye"],
  ],
  edit: ({ rows }) => {
    const { id, version, household_id, category_id } = pick(rows, "guest_list_entries", isLive);
    return [
      ["id", id],
      ["version", String(version)],
      ["name", "Åse Øye"],
      ["status", "attending"],
      ["plusOne", "on"],
      ["category", String(category_id)],
      ["household", ""],
      ["householdBefore", String(household_id)],
    ];
  },
  "set-status": ({ rows }) => [...guestFields(rows), ["status", "attending"]],
  "restore-status": ({ rows }) => [["declined", pick(rows, "guest_list_entries", isLive).id]],
  "set-category": ({ rows }) => [
    ...guestFields(rows),
    ["category", pick(rows, "guest_categories").id],
  ],
  "restore-category": ({ rows }) => [
    ...guestFields(rows),
    ["value", pick(rows, "guest_categories").id],
  ],
  "join-household": ({ rows }) =>
    (rows.guest_list_entries ?? []).map(({ id }): [string, string] => ["id", String(id)]),
  "restore-household": ({ rows }) => [...guestFields(rows), ["value", pick(rows, "households").id]],
  "mark-seen": () => [["until", new Date().toISOString()]],
  "restore-seen": () => [
    ["until", ""],
    ["comingPersons", "0"],
    ["diets", "0"],
  ],
  "mark-reviewed": ({ rows }) => guestFields(rows),
  unlink: ({ rows }) => answerFields(rows),
  "add-from-answer": ({ rows }) => answerFields(rows),
  "remove-added": ({ rows }) => [
    ...answerFields(rows),
    ["guest", pick(rows, "rsvp_responses", isLive).id],
  ],
  "link-companion": ({ rows }) => [
    ...answerFields(rows),
    ["guest", pick(rows, "guest_list_entries", isLive).id],
  ],
  "restore-companion": ({ rows }) => [
    ...guestFields(rows),
    ...answerFields(rows),
    ["newGuest", pick(rows, "guest_list_entries", isDeleted).id],
    ["plusOne", "on"],
    ["plusOneName", "Øyvind Øye"],
  ],
  "make-guest": ({ rows }) => [
    ["id", pick(rows, "guest_list_entries", bringsCompanionOrNoneDoes).id],
  ],
  link: ({ rows }) => [
    ...answerFields(rows),
    ["guest", pick(rows, "guest_list_entries", isLive).id],
  ],
  ignore: ({ rows }) => answerFields(rows),
  delete: ({ rows }) => guestFields(rows),
  restore: ({ rows }) => [["id", pick(rows, "guest_list_entries", isDeleted).id]],
  "category-add": () => [["id", crypto.randomUUID()], ...categoryFields],
  "category-edit": ({ rows }) => {
    const { id, version } = pick(rows, "guest_categories");
    return [["id", id], ["version", String(version)], ...categoryFields];
  },
  "category-delete": ({ rows }) => [["id", pick(rows, "guest_categories", isLive).id]],
  "category-restore": ({ rows }) => [["id", pick(rows, "guest_categories", isDeleted).id]],
};

const categoryFields: Fields = [
  ["name", "Naboer"],
  ["color", "#3b82f6"],
];

function guestFields(rows: Rows): Fields {
  return [["id", pick(rows, "guest_list_entries", isLive).id]];
}

function answerFields(rows: Rows): Fields {
  return [["answer", pick(rows, "rsvp_responses", isLive).id]];
}

const bringsCompanion: RowFilter = ({ plus_one, plus_one_name, deleted_at }) =>
  plus_one === true && plus_one_name !== null && deleted_at === null;
const bringsCompanionOrNoneDoes: RowFilter = (row, rows) =>
  bringsCompanion(row, rows) ||
  !rows.guest_list_entries?.some((guest) => bringsCompanion(guest, rows));
