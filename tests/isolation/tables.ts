import { randomInt, randomUUID } from "node:crypto";
import { parseAccountNumber } from "#app/features/wishlist/rules.ts";

type Row = Record<string, unknown>;

/** The first row created in each table so far. */
export type CreatedRows = Record<string, Row>;

export interface TableRule {
  /** The owner of its rows, by `wedding_id` or `user_id`. */
  owner: "wedding" | "user" | "none";
  /** Columns shown on the public wedding page. All others are private. */
  visibleToGuests?: string[];
  /** Values that cannot be derived from the column type. */
  values?: (made: CreatedRows) => Row;
  /** The column that points to a picture. */
  picture?: string;
  /** Additional rows with these values, which guests must not see. */
  hiddenVariants?: (made: CreatedRows) => Row[];
}

/** Every table in insertion order. New tables must be added here. */
export const tableRules: Record<string, TableRule> = {
  users: { owner: "user" },
  sessions: { owner: "user" },
  credentials: { owner: "user" },
  limits: { owner: "none" },
  user_roles: { owner: "user", values: () => ({ role: "customer" }) },
  email_tokens: { owner: "user", values: () => ({ purpose: "change-email" }) },
  two_factors: { owner: "user" },
  recovery_codes: { owner: "user" },
  weddings: {
    owner: "wedding",
    visibleToGuests: [
      "id",
      "bride",
      "groom",
      "venue",
      "city",
      "theme",
      "colors",
      "story",
      "ceremony",
      "reception",
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
  pictures: { owner: "wedding", values: () => ({ uploaded_by: null }) },
  wedding_owners: { owner: "wedding", values: ({ users }) => ({ user_id: users?.id }) },
  owner_invitations: {
    owner: "wedding",
    values: () => ({ email: `${randomUUID()}@example.no` }),
  },
  hidden_visitors: { owner: "wedding" },
  guest_submissions: { owner: "wedding" },
  rsvp_responses: {
    owner: "wedding",
    values: () => ({ attending: true }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  rsvp_answer_versions: {
    owner: "wedding",
    values: ({ rsvp_responses }) => ({ response_id: rsvp_responses?.id, attending: true }),
  },
  wish_list_items: {
    owner: "wedding",
    visibleToGuests: ["id", "title", "description", "image", "purchased_by"],
    picture: "image",
    hiddenVariants: () => [{ deleted_at: new Date(), purchased: false, purchased_by: null }],
  },
  guest_photos: {
    owner: "wedding",
    visibleToGuests: ["id", "guest_name", "caption"],
    picture: "id",
    values: () => ({ status: "shown", deleted_at: null }),
    hiddenVariants: ({ hidden_visitors }) => [
      { status: "hidden" },
      { status: "awaiting" },
      { deleted_at: new Date() },
      { visitor_id: hidden_visitors?.visitor_id },
    ],
  },
  photo_likes: { owner: "wedding", values: ({ guest_photos }) => ({ photo_id: guest_photos?.id }) },
  guest_messages: {
    owner: "wedding",
    hiddenVariants: ({ hidden_visitors }) => [
      { deleted_at: new Date() },
      { visitor_id: hidden_visitors?.visitor_id },
    ],
  },
};

function randomAccountNumber(): string {
  const digits = String(randomInt(1e10, 9e10));
  return parseAccountNumber(digits) ?? randomAccountNumber();
}
