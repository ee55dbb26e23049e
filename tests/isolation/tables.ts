import { randomInt, randomUUID } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { parseAccountNumber } from "#app/platform/bank-account.ts";
import { scopeOf } from "#app/platform/db/scope.server.ts";
import { encrypt } from "#app/platform/secret.server.ts";
import { columnName, tables } from "#tests/support/tables.ts";
import { budgetTableSamples } from "./budget-samples.ts";
import { enquiryTableSamples } from "./enquiry-samples.ts";
import { listingTableSamples } from "./listing-samples.ts";
import { vendorTableSamples } from "./vendor-samples.ts";

// Tables, owners and insertion order are read from the declarations, so new tables of owners need no
// entry here.

type Row = Record<string, unknown>;

/** The first row created in each table so far. */
export type CreatedRows = Record<string, Row>;

export interface TableSample {
  /** Columns shown on the public wedding page. All others are private. */
  visibleToGuests?: string[];
  /** Values that cannot be derived from the column type. */
  values?: (created: CreatedRows) => Row;
  picture?: string;
  /** Additional rows with these values, which guests must not see. */
  hiddenVariants?: (created: CreatedRows) => Row[];
}

/** Of every household's link. */
export const sampleCode = "K7QF92MD";

/** What cannot be derived from the columns of a table. */
const samples: Record<string, TableSample> = {
  ...budgetTableSamples,
  ...vendorTableSamples,
  ...listingTableSamples,
  ...enquiryTableSamples,
  user_roles: { values: () => ({ role: "vendor" }) },
  email_tokens: {
    values: () => ({ purpose: "change-email", email: `${randomUUID()}@example.no` }),
  },
  weddings: {
    visibleToGuests: [
      "id",
      "bride",
      "groom",
      "venue",
      "city",
      "theme",
      "colors",
      "welcome_line",
      "story",
      "ceremony",
      "ceremony_place",
      "reception",
      "reception_place",
      "hero_image",
      "gift_account",
      "gift_note",
    ],
    picture: "hero_image",
    values: () => ({
      partners: "bride-groom",
      selected_theme: "romantic",
      gift_account: randomAccountNumber(),
    }),
  },
  pictures: { values: () => ({ uploaded_by: null }) },
  submissions: { values: ({ weddings }) => ({ audience: weddings?.id }) },
  two_factors: { values: () => ({ secret: encrypt("two-factor", "JBSWY3DPEHPK3PXP") }) },
  outbox: { values: () => ({ status: "sent", failure: null }) },
  owner_invitations: {
    values: () => ({ email: `${randomUUID()}@example.no` }),
  },
  households: { values: () => ({ encrypted_code: encrypt("household-codes", sampleCode) }) },
  guest_categories: { hiddenVariants: () => [{ deleted_at: new Date() }] },
  guest_list_entries: {
    values: ({ guest_lists, households, guest_categories }) => ({
      guest_list_id: guest_lists?.id,
      household_id: households?.id,
      category_id: guest_categories?.id,
      created_by: null,
      side: null,
      rsvp_status: null,
      plus_one_status: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  guest_imports: {
    values: () => ({
      created_by: null,
      rows: JSON.stringify([["Navn"], ["Åse"], [""]]),
      header_row: 0,
      fields: JSON.stringify([null]),
      edits: "{}",
      imported_at: null,
      result: null,
      changes: null,
      undone_at: null,
      kept: null,
    }),
  },
  rsvp_responses: {
    values: ({ guest_list_entries }) => ({
      attending: true,
      guest_id: guest_list_entries?.id,
      linked_by: "name",
      ignored_at: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date(), guest_id: null }],
  },
  mailings: {
    // Planned, so that no job sends it meanwhile.
    values: () => ({ kind: "invitation", created_by: null, send_at: new Date("2031-05-01") }),
  },
  separate_envelopes: { values: ({ households }) => ({ household_id: households?.id }) },
  mailing_recipients: {
    values: ({ mailings, households, outbox }) => ({
      mailing_id: mailings?.id,
      household_id: households?.id,
      kind: "invitation",
      message_id: outbox?.id ?? null,
      skipped: null,
      replaced_at: null,
    }),
  },
  sms_campaigns: {
    values: () => ({
      recipients: JSON.stringify({ statuses: [], categoryIds: [], householdIds: [], tableIds: [] }),
      status: null,
      sent_at: null,
      created_by: null,
      deleted_at: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  sms_recipients: {
    values: ({ sms_campaigns, outbox }) => ({
      campaign_id: sms_campaigns?.id,
      message_id: outbox?.id ?? null,
      skipped: null,
      replaced_at: null,
    }),
  },
  tables: {
    values: ({ table_arrangements }) => ({
      arrangement_id: table_arrangements?.id,
      seats: 8,
      shape: "round",
      is_head: false,
      couple_seats: 0,
      group_id: null,
    }),
    hiddenVariants: () => [{ deleted_at: new Date(), table_number: 2 }],
  },
  table_arrangements: { values: () => ({ room: null, numbered_seats: false }) },
  guest_table_assignments: {
    values: ({ guest_list_entries, tables }) => ({
      guest_id: guest_list_entries?.id,
      table_id: tables?.id,
    }),
  },
  seating_rules: {
    values: ({ guest_list_entries }) => ({
      type: "near",
      guest_id: guest_list_entries?.id,
      other_guest_id: null,
      table_id: null,
      category_id: null,
      count: null,
    }),
  },
  seating_holds: { values: () => ({ held: null }) },
  kitchen_prints: { values: () => ({ persons: "[]" }) },
  seating_changes: { values: () => ({ user_id: null, refusal: null }) },
  rsvp_answer_versions: {
    values: ({ rsvp_responses }) => ({ response_id: rsvp_responses?.id, attending: true }),
  },
  wish_list_items: {
    visibleToGuests: ["id", "title", "description", "image", "purchased_by"],
    picture: "image",
    hiddenVariants: () => [{ deleted_at: new Date(), purchased: false, purchased_by: null }],
  },
  guest_changes: {
    values: () => ({
      user_id: null,
      visitor_id: null,
      before: null,
      after: JSON.stringify({ status: "attending", persons: 1, severeAllergy: false }),
    }),
  },
  crowds: { values: () => ({ state: "held", gifts_freed: false }) },
  blocked_visitors: {
    values: () => ({ state: "hidden", crowd_id: null }),
    hiddenVariants: ({ crowds }) => [{ state: "held", crowd_id: crowds?.id }],
  },
  guest_photos: {
    visibleToGuests: ["id", "guest_name", "caption"],
    picture: "id",
    values: () => ({ status: "shown", deleted_at: null }),
    hiddenVariants: ({ blocked_visitors }) => [
      { status: "hidden" },
      { status: "awaiting" },
      { deleted_at: new Date() },
      { visitor_id: blocked_visitors?.visitor_id },
    ],
  },
  photo_likes: { values: ({ guest_photos }) => ({ photo_id: guest_photos?.id }) },
  guest_messages: {
    hiddenVariants: ({ blocked_visitors }) => [
      { deleted_at: new Date() },
      { visitor_id: blocked_visitors?.visitor_id },
    ],
  },
};

type OwnedScope = "wedding" | "account" | "vendor" | "participants";

export interface CoupleTable extends TableSample {
  name: string;
  scope: OwnedScope;
  /** Holds the id of the wedding, account, vendor or conversation. */
  column: string;
}

export const tableNames = tables.map((table) => getTableName(table)).sort();

/** Tables that name their wedding by a plain value and so declare another scope. */
const tablesWithPlainId: CoupleTable[] = [
  { name: "pictures", scope: "wedding", column: "wedding_id", ...samples.pictures },
  { name: "submissions", scope: "wedding", column: "audience", ...samples.submissions },
  { name: "outbox", scope: "wedding", column: "wedding_id", ...samples.outbox },
  { name: "suppressions", scope: "wedding", column: "wedding_id" },
  { name: "documents", scope: "wedding", column: "wedding_id", ...samples.documents },
];

/** The tables with rows of couples, their accounts and profiles, each after the tables it refers to. */
export const coupleTables: CoupleTable[] = [
  ...tables.flatMap((table) => {
    const name = getTableName(table);
    const { scope, column } = scopeOf(table) ?? {};
    if (scope === "admin" || scope === "public") return [];
    if (!column || !scope) {
      throw new Error(`${name}: rows of scope ${scope} have no owner in these tests`);
    }
    return [{ name, scope, column: columnName(column), ...samples[name] }];
  }),
  ...tablesWithPlainId,
];

function randomAccountNumber(): string {
  const digits = String(randomInt(1e10, 9e10));
  return parseAccountNumber(digits) ?? randomAccountNumber();
}
