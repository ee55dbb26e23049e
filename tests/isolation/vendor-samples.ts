import type { TableSample } from "./tables.ts";

/** Each couple's account has a profile of a vendor too, which only it can see: a draft. */
export const vendorTableSamples: Record<string, TableSample> = {
  vendors: {
    values: () => ({
      status: "draft",
      status_reason: null,
      submitted_at: null,
      verified_at: null,
      org_number_check: "passed",
      email_check: "passed",
      website_check: "passed",
      is_sample: false,
      category: "photographer",
      price_range: "$$",
      website: `https://${crypto.randomUUID()}.example`,
      search: "'isolation':1",
      review_count: 0,
      rating_sum: 0,
    }),
  },
  vendor_pictures: { picture: "picture" },
  vendor_dates: { values: () => ({ state: "taken" }) },
  vendor_reviews: {
    values: () => ({
      sample_name: null,
      reply: null,
      replied_at: null,
      hidden_at: null,
      hidden_reason: null,
    }),
  },
  conversations: {
    values: () => ({ kind: "vendor", asker_id: null, blocked_by: null }),
  },
  messages: { values: () => ({ side: "asker", attachment_id: null }) },
  conversation_reads: { values: () => ({ read_until: null, muted: false, notified_at: null }) },
  conversation_reports: { values: () => ({ side: "asker", reason: "spam", closed_at: null }) },
  vendor_contact_requests: {
    values: () => ({
      budget_range: "under-10000",
      declined_by_vendor_at: null,
      declined_by_asker_at: null,
    }),
  },
  vendor_offers: {
    values: ({ messages }) => ({ message_id: messages?.id, availability: "free" }),
  },
  chosen_vendors: {
    values: () => ({ category: "venue", vendor_id: null, contract_id: null, budget_item_id: null }),
    hiddenVariants: () => [{ deleted_at: new Date() }],
  },
  hidden_vendor_categories: { values: () => ({ category: "cake" }) },
  documents: { values: () => ({ conversation_id: null, type: "application/pdf" }) },
};
