import { randomInt, randomUUID } from "node:crypto";
import { parseAccountNumber } from "#app/features/wishlist/rules.ts";

type Row = Record<string, unknown>;

/** What has been made of a couple so far: by table, the first row. */
export type MadeRows = Record<string, Row>;

export interface TableRule {
  /** Whose its rows are: by `wedding_id`, by `user_id`, or of nobody that has an account. */
  of: "wedding" | "user" | "nobody";
  /** Columns that whoever has the wedding page's address may read. All others are private. */
  guestsSee?: string[];
  /** What cannot be filled in by its type. */
  values?: (made: MadeRows) => Row;
  /** More rows, with these differences, that guests see nothing of. */
  unseen?: (made: MadeRows) => Row[];
}

/** Every table of the database, in an order in which rows can be made. A new one is added here. */
export const tableRules: Record<string, TableRule> = {
  users: { of: "user" },
  sessions: { of: "user" },
  credentials: { of: "user" },
  verifications: { of: "nobody" },
  limits: { of: "nobody" },
  user_roles: { of: "user", values: () => ({ role: "customer" }) },
  mailed_links: { of: "user", values: () => ({ purpose: "change-email" }) },
  two_factors: { of: "user" },
  recovery_codes: { of: "user" },
  weddings: {
    of: "wedding",
    guestsSee: [
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
    values: () => ({
      partners: "bride-groom",
      selected_theme: "romantic",
      gift_account: someAccount(),
    }),
  },
  wedding_owners: { of: "wedding", values: ({ users }) => ({ user_id: users?.id }) },
  owner_invitations: {
    of: "wedding",
    values: () => ({ email: `${randomUUID()}@example.no` }),
  },
  hero_images: { of: "wedding", guestsSee: ["id"] },
  hidden_visitors: { of: "wedding" },
  guest_submissions: { of: "wedding" },
  rsvp_responses: {
    of: "wedding",
    values: () => ({ attending: true }),
    unseen: () => [{ deleted_at: new Date() }],
  },
  rsvp_answer_versions: {
    of: "wedding",
    values: ({ rsvp_responses }) => ({ response_id: rsvp_responses?.id, attending: true }),
  },
  wish_list_items: {
    of: "wedding",
    guestsSee: ["id", "title", "description", "image", "purchased_by"],
    unseen: () => [{ deleted_at: new Date(), purchased: false, purchased_by: null }],
  },
  guest_photos: {
    of: "wedding",
    guestsSee: ["id", "guest_name", "caption"],
    values: () => ({ status: "shown", deleted_at: null }),
    unseen: ({ hidden_visitors }) => [
      { status: "hidden" },
      { status: "awaiting" },
      { deleted_at: new Date() },
      { visitor_id: hidden_visitors?.visitor_id },
    ],
  },
  photo_likes: { of: "wedding", values: ({ guest_photos }) => ({ photo_id: guest_photos?.id }) },
  guest_messages: {
    of: "wedding",
    unseen: ({ hidden_visitors }) => [
      { deleted_at: new Date() },
      { visitor_id: hidden_visitors?.visitor_id },
    ],
  },
};

function someAccount(): string {
  const digits = String(randomInt(1e10, 9e10));
  return parseAccountNumber(digits) ?? someAccount();
}
