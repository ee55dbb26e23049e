import { password } from "#tests/support/factories.ts";
import { solidPicture } from "#tests/support/pictures.ts";
import { budgetFormSamples } from "./budget-form-samples.ts";
import { conversationFormSamples, unreadMessageId } from "./conversation-form-samples.ts";
import { spareUserAgent } from "./couple.ts";
import { directoryFormSamples, directoryFormsWithoutEffect } from "./directory-form-samples.ts";
import { enquiryFormSamples, enquiryFormsWithoutEffect } from "./enquiry-samples.ts";
import {
  type FillForm,
  type FormTargets,
  isDeleted,
  isLive,
  pick,
  type RowFilter,
  type Rows,
  type RowWithId,
} from "./form-targets.ts";
import { guestListSamples } from "./guest-list-samples.ts";
import { importSamples, invitationSamples } from "./invitation-samples.ts";
import { listingFormSamples, listingFormsWithoutEffect } from "./listing-samples.ts";
import { smsSamples } from "./sms-samples.ts";
import type { Fields } from "./unauthorized-request.ts";
import { moderationFormSamples, vendorFormSamples } from "./vendor-form-samples.ts";

const newPassword = "fem sauer under en høy himmel";

/**
 * A valid sample of every form of owners, vendors, administrators and guests: by route, and
 * by its `intent` (for guests, the URL's `send`). Each can be sent in this order with the ids
 * of the sender's own rows.
 */
export const formSamples: Record<string, Record<string, FillForm>> = {
  ...directoryFormSamples,
  ...vendorFormSamples,
  // Before the forms that delete a listing, with which favourites go.
  ...enquiryFormSamples,
  ...listingFormSamples,
  "conversations/:id": conversationFormSamples,
  ...moderationFormSamples,
  "wishlist-admin": {
    add: ({ uploadId }) => [...wishFields(crypto.randomUUID()), ["picture", uploadId]],
    edit: ({ rows }) => {
      const { id, image, version } = pick(rows, "wish_list_items", isLive);
      return [
        ...wishFields(id),
        ["description", "Til kjøkkenet"],
        ["picture", String(image ?? "")],
        ["version", String(version)],
      ];
    },
    move: ({ rows }) => [
      ["id", pick(rows, "wish_list_items", isLive).id],
      ["before", ""],
    ],
    reset: ({ rows }) => [["id", pick(rows, "wish_list_items", isLive).id]],
    "restore-reservation": ({ rows }) => [
      ["id", pick(rows, "wish_list_items", isLive).id],
      ["purchasedBy", "Åse"],
    ],
    delete: ({ rows }) => [["id", pick(rows, "wish_list_items", isLive).id]],
    restore: ({ rows }) => [["id", pick(rows, "wish_list_items", isDeleted, isFree).id]],
    "gift-box": ({ rows }) => {
      const { gift_account, gift_box_version } = pick(rows, "weddings");
      return [
        ["giftAccount", String(gift_account)],
        ["giftNote", "Til bryllupsreisen"],
        ["version", String(gift_box_version)],
      ];
    },
  },
  budget: budgetFormSamples,
  documents: { "": () => [["document", picture]] },
  "uploads/wish": { "": () => [["picture", picture]] },
  "uploads/vendor": { "": () => [["picture", picture]] },
  "uploads/avatar": { "": () => [["picture", picture]] },
  "gallery-admin": {
    "hide-sender": ({ rows }) => [["photo", pick(rows, "guest_photos", isLive, isNotBlocked).id]],
    "show-sender": ({ rows }) => [["photo", pick(rows, "guest_photos", isLive, isBlocked).id]],
    move: ({ rows }) => [["shown", pick(rows, "guest_photos", isAwaiting).id]],
    delete: ({ rows }) => [["photo", pick(rows, "guest_photos", isLive, isShown).id]],
    restore: ({ rows }) => [["photo", pick(rows, "guest_photos", isDeleted).id]],
    approval: () => [["approve", "on"]],
  },
  "guest-list": guestListSamples,
  admin: {
    delete: ({ rows }) => [["id", pick(rows, "rsvp_responses", isLive).id]],
    restore: ({ rows }) => [["id", pick(rows, "rsvp_responses", isDeleted).id]],
    "hide-sender": ({ rows }) => [["id", pick(rows, "rsvp_responses", isLive, isNotBlocked).id]],
    "show-sender": ({ rows }) => [["sender", senderOf(rows)]],
  },
  held: {
    hide: ({ rows }) => [
      ["sender", heldSenderOf(rows)],
      ["from", "held"],
    ],
    "let-in": ({ rows }) => [
      ["sender", heldSenderOf(rows)],
      ["from", "hidden"],
    ],
    hold: ({ rows }) => [
      ["sender", heldSenderOf(rows)],
      ["from", "let-in"],
    ],
    "hide-crowd": ({ rows }) => [
      ["crowd", pick(rows, "crowds").id],
      ["from", "held"],
    ],
    "let-in-crowd": ({ rows }) => [
      ["crowd", pick(rows, "crowds").id],
      ["from", "hidden"],
    ],
    "hold-crowd": ({ rows }) => [
      ["crowd", pick(rows, "crowds").id],
      ["from", "let-in"],
    ],
    "free-gifts": () => [],
    "keep-gifts": ({ rows }) => [["crowd", pick(rows, "crowds").id]],
  },
  "guest-list/invitations": invitationSamples,
  "sms-campaigns": smsSamples,
  "guest-list/import": importSamples,
  "guest-list/export.xlsx": {
    "": ({ rows }) => [["gjest", pick(rows, "guest_list_entries", isLive).id]],
  },
  "seating-chart/print/kitchen": { print: () => [["sheet", "x".repeat(43)]] },
  "guest-messages": {
    "mark-replied": ({ rows }) => [["id", pick(rows, "guest_messages", isLive).id]],
    "mark-all-replied": () => [["sok", ""]],
    hide: ({ rows }) => [["id", pick(rows, "guest_messages", isLive, isNotBlocked).id]],
    show: ({ rows }) => [["id", pick(rows, "guest_messages", isLive, isBlocked).id]],
    delete: ({ rows }) => [["id", pick(rows, "guest_messages", isLive).id]],
    restore: ({ rows }) => [["id", pick(rows, "guest_messages", isDeleted).id]],
  },
  "seating-chart": {
    change: () => [["changes", JSON.stringify([{ id: crypto.randomUUID(), type: "reset" }])]],
  },
  "seating-chart/partner": { "": () => [["held", "null"]] },
  attention: { "": () => [["seen", new Date().toISOString()]] },
  "edit-wedding": { save: weddingFields },
  wedding: {
    answer: ({ rows }) => [
      ["guestName", "Åse"],
      ["email", `${crypto.randomUUID()}@example.no`],
      ["attending", "true"],
      ["responseId", pick(rows, "rsvp_responses").id],
    ],
    greeting: () => [
      ["guestName", "Åse"],
      ["message", "Hilsen"],
    ],
    photo: () => [
      ["guestName", "Åse"],
      ["photo", picture],
    ],
    reservation: ({ rows }) => [
      ["guestName", "Åse"],
      ["wishId", pick(rows, "wish_list_items", isLive, isFreeOrNoneIs).id],
    ],
    release: ({ rows }) => [["wishId", pick(rows, "wish_list_items", isLive).id]],
    removal: ({ rows }) => [["photo", newest(rows, "guest_photos").id]],
  },
  "wedding/photos": {
    "": () => [
      ["guestName", "Åse"],
      ["photo", picture],
    ],
  },
  "wedding/likes": {
    "": ({ rows }) => [["photo", pick(rows, "guest_photos", isLive, isShown, isNotBlocked).id]],
  },
  settings: {
    profile: ({ rows }) => [
      ["displayName", "Åse Øye"],
      ["version", String(pick(rows, "users").profile_version)],
    ],
    "end-session": ({ rows }) => [["session", pick(rows, "sessions", isSpareSession).id]],
    "end-others": () => [],
    avatar: () => [["avatar", picture]],
    "avatar-remove": () => [],
    "partner-renew": () => [],
    "partner-withdraw": () => [],
    "partner-invite": () => [["partnerEmail", "partner@example.no"]],
    email: () => [
      ["email", `ny-${crypto.randomUUID()}@example.no`],
      ["emailPassword", password],
    ],
    "email-resend": () => [],
    "email-cancel": () => [],
    "partner-left-seen": () => [],
    "two-factor-renew": () => [["twoFactorPassword", password]],
    "two-factor-end": () => [["twoFactorPassword", password]],
    "two-factor-begin": () => [["twoFactorPassword", password]],
    "two-factor-confirm": () => [["code", "000000"]],
    "two-factor-abandon": () => [],
    password: () => [
      ["currentPassword", password],
      ["newPassword", newPassword],
    ],
    "end-wedding": ({ rows }) => [
      ["end-wedding-password", newPassword],
      ["expectedDeletion", pick(rows, "weddings").id],
    ],
    "end-account": () => [["end-account-password", newPassword]],
  },
};

export const picture = new Blob([new Uint8Array(await solidPicture(60, 40).jpeg().toBuffer())], {
  type: "image/jpeg",
});

/** The one that this session has just sent. */
function newest(rows: Rows, table: string): RowWithId {
  const sent = (row: Record<string, unknown>) => Number(row.created_at);
  const last = rows[table]?.toSorted((a, b) => sent(a) - sent(b)).at(-1);
  if (!last) throw new Error(`no ${table}`);
  return last as RowWithId;
}

function senderOf(rows: Rows): string {
  return String(pick(rows, "blocked_visitors").visitor_id);
}

function heldSenderOf(rows: Rows): string {
  const isInCrowd: RowFilter = ({ crowd_id }) => crowd_id !== null;
  return String(pick(rows, "blocked_visitors", isInCrowd).visitor_id);
}

const isShown: RowFilter = ({ status }) => status === "shown";
const isAwaiting: RowFilter = ({ status }) => status === "awaiting";
const isFree: RowFilter = ({ purchased }) => purchased === false;
const isFreeOrNoneIs: RowFilter = (row, rows) =>
  isFree(row, rows) ||
  !rows.wish_list_items?.some((wish) => isLive(wish, rows) && isFree(wish, rows));
const isSpareSession: RowFilter = ({ user_agent }) => user_agent === spareUserAgent;
const isBlocked: RowFilter = ({ visitor_id }, { blocked_visitors = [] }) =>
  blocked_visitors.some((blocked) => blocked.visitor_id === visitor_id);
const isNotBlocked: RowFilter = (row, rows) => !isBlocked(row, rows);

function wishFields(id: string): Fields {
  return [
    ["id", id],
    ["title", "Kaffekvern"],
    ["price", "499"],
  ];
}

/** Requests that cannot succeed with the samples. */
export const formsWithoutEffect = [
  // The budget has begun with the template.
  "POST /budget intent=start-empty",
  ...directoryFormsWithoutEffect,
  ...enquiryFormsWithoutEffect,
  ...listingFormsWithoutEffect,
  // A valid code cannot be computed.
  "two-factor-confirm",
  // The fingerprint of what is on the sheet cannot be computed.
  "POST /seating-chart/print/kitchen intent=print&",
  // Adds a profile beside the deleted one, whose rows are compared.
  "POST /for-vendors/register intent=register&",
  unreadMessageId,
  // The one guest's number is not valid, so nothing is planned or sent.
  ...["cancel", "retry", "send", "send-again"].map(
    (intent) => `POST /sms-campaigns intent=${intent}&`,
  ),
  // Sends a file.
  "POST /guest-list/export.xlsx ",
  // The one guest has answered and got the invitation.
  ...["send", "retry", "send-again", "use-answer", "merge-suggested"].map(
    (intent) => `POST /guest-list/invitations intent=${intent}&`,
  ),
];

function weddingFields({ rows }: FormTargets): Fields {
  return [
    ["partners", "bride-groom"],
    ["bride", "Åse"],
    ["groom", "Øyvind"],
    ["weddingDate", "2031-06-14"],
    ["venue", "Låven"],
    ["city", "Lom"],
    ["story", "Vi møttes på fjellet."],
    ["welcomeLine", "Kom som dere er."],
    ["selectedTheme", "garden"],
    ["heroImage", String(pick(rows, "weddings").hero_image)],
    ["version", String(pick(rows, "weddings").version)],
  ];
}
