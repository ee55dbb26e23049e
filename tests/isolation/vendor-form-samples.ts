import { type FillForm, type FormTargets, pick } from "./form-targets.ts";
import type { Fields } from "./unauthorized-request.ts";

const reason = "Nettsiden finnes ikke.";

/** Of the vendor's own area. The profile is deleted last, so that another can be registered. */
export const vendorFormSamples: Record<string, Record<string, FillForm>> = {
  "for-vendors/requests/:id": {
    answer: () => [
      ["id", crypto.randomUUID()],
      ["availability", "free"],
      ["price", "34 000"],
      ["text", "Dagen er ledig."],
    ],
    decline: () => [],
    reopen: () => [],
  },
  "for-vendors/reviews": {
    reply: ({ rows }) => [
      ["review", pick(rows, "vendor_reviews").id],
      ["reply", "Takk for sist!"],
    ],
  },
  "for-vendors": {
    save: ({ rows }) => profileFields(pick(rows, "vendors")),
    "add-picture": ({ vendorUploadId }) => [["id", vendorUploadId]],
    "move-picture": ({ rows }) => [
      ["id", pick(rows, "vendor_pictures").id],
      ["before", ""],
    ],
    "remove-picture": ({ rows }) => [["id", pick(rows, "vendor_pictures").id]],
    date: () => [
      ["date", "2031-06-15"],
      ["state", "taken"],
    ],
    "shows-dates": ({ rows }) => [["showsDates", pick(rows, "vendors").shows_dates ? "" : "on"]],
    submit: () => [],
    delete: () => [],
  },
  "for-vendors/register": {
    register: () => registrationFields(),
  },
};

const issueId = crypto.randomUUID();

/** Sent by an administrator about a vendor that waits for approval. */
export const moderationFormSamples: Record<string, Record<string, FillForm>> = {
  "moderation/vendors": {
    reject: withReason,
    approve: vendor,
    verify: vendor,
    unverify: vendor,
    suspend: withReason,
    reinstate: withReason,
    check: ({ rows }) => {
      const { id, version } = pick(rows, "vendors");
      return [
        ["id", id],
        ["version", String(version)],
        ["check", "website"],
        ["result", "failed"],
      ];
    },
    create: () => [["id", crypto.randomUUID()], ...registrationFields()],
  },
  "moderation/reviews": {
    hide: (targets) => [...review(targets), ["reason", reason]],
    show: review,
  },
  "moderation/newsletter": {
    save: () => [
      ["id", issueId],
      ["version", "0"],
      ["subject", "Desemberbrevet"],
      ["body", "Kjære dere"],
    ],
    test: issue,
    delete: issue,
    restore: issue,
    send: issue,
  },
  "moderation/reports": {
    close: ({ rows }) => {
      const { id, conversation_id } = pick(rows, "conversation_reports");
      return [
        ["id", id],
        ["conversation", String(conversation_id)],
        ["reason", reason],
      ];
    },
  },
  "moderation/roles": {
    revoke: role,
    grant: role,
  },
};

function vendor({ rows }: FormTargets): Fields {
  return [["id", pick(rows, "vendors").id]];
}

function withReason(targets: FormTargets): Fields {
  return [...vendor(targets), ["reason", reason]];
}

function review({ rows }: FormTargets): Fields {
  const { id, vendor_id } = pick(rows, "vendor_reviews");
  return [
    ["id", String(vendor_id)],
    ["review", id],
  ];
}

function role({ rows }: FormTargets): Fields {
  return [
    ["user", pick(rows, "users").id],
    ["role", "vendor"],
  ];
}

function registrationFields(): Fields {
  return [
    ["businessName", "Lys over Lom"],
    ["category", "photographer"],
    ["town", "Lom"],
    ["email", "hei@lys.example"],
  ];
}

function profileFields({ version }: Record<string, unknown>): Fields {
  return [
    ...registrationFields(),
    ["description", "Bilder fra morgen til brudevals."],
    ["priceRange", "$$"],
    ["version", String(version)],
  ];
}

function issue(): Fields {
  return [["id", issueId]];
}
