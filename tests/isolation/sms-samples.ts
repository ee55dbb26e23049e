import {
  type FillForm,
  isDeleted,
  isLive,
  pick,
  type RowFilter,
  type Rows,
} from "./form-targets.ts";

/** See `formSamples`. */
export const smsSamples: Record<string, FillForm> = {
  create: () => [
    ["id", crypto.randomUUID()],
    ["title", "Svarfristen"],
    ["message", "Hei {navn}"],
  ],
  edit: ({ rows }) => {
    const { id, version } = pick(rows, "sms_campaigns", isLive, isUnsent);
    return [
      ["id", id],
      ["version", String(version)],
      ["title", `Endret ${crypto.randomUUID()}`],
      ["message", "Hei {navn}"],
    ];
  },
  duplicate: ({ rows }) => [
    ["id", unsent(rows).id],
    ["copy", crypto.randomUUID()],
  ],
  cancel: ({ rows }) => [["id", unsent(rows).id]],
  retry: ({ rows }) => [
    ["id", unsent(rows).id],
    ["night", "on"],
  ],
  "send-again": ({ rows }) => [
    ["id", unsent(rows).id],
    ["text", pick(rows, "sms_recipients").id],
    ["night", "on"],
  ],
  delete: ({ rows }) => [["id", unsent(rows).id]],
  restore: ({ rows }) => [["id", pick(rows, "sms_campaigns", isDeleted).id]],
  send: ({ rows }) => [
    ["id", unsent(rows).id],
    ["version", String(unsent(rows).version)],
    ["night", "on"],
  ],
};

const isUnsent: RowFilter = ({ status }) => status === null;

function unsent(rows: Rows) {
  return pick(rows, "sms_campaigns", isLive, isUnsent);
}
