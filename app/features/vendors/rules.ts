/** In the order of their names, which texts give. */
export const vendorCategories = [
  "attire",
  "flowers",
  "catering",
  "photographer",
  "cake",
  "venue",
  "music",
  "planner",
  "transport",
  "video",
] as const;

export type VendorCategory = (typeof vendorCategories)[number];

export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;

export type PriceRange = (typeof priceRanges)[number];

/**
 * `draft` until the vendor asks for approval; `pending` until an administrator has approved or
 * rejected it; only `approved` profiles are public.
 */
export const vendorStatuses = ["draft", "pending", "approved", "rejected", "suspended"] as const;

export type VendorStatus = (typeof vendorStatuses)[number];

/** What an administrator checks before a vendor is verified. */
export const vendorChecks = ["orgNumber", "email", "website"] as const;

export type VendorCheck = (typeof vendorChecks)[number];

export const checkResults = ["open", "passed", "failed"] as const;

export type CheckResult = (typeof checkResults)[number];

export const dateStates = ["free", "taken"] as const;

export type DateState = (typeof dateStates)[number];

export const budgetRanges = [
  "under-10000",
  "10000-25000",
  "25000-50000",
  "50000-100000",
  "over-100000",
] as const;

export type BudgetRange = (typeof budgetRanges)[number];

export const availabilities = ["free", "maybe", "taken"] as const;

export type Availability = (typeof availabilities)[number];

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = {
  name: 120,
  description: 600,
  included: 1000,
  address: 200,
  town: 80,
  contact: 120,
  phone: 40,
  website: 200,
  serviceType: 120,
  requestMessage: 5000,
  reviewTitle: 120,
  comment: 2000,
  reply: 2000,
  offer: 200,
  reason: 500,
  notes: 2000,
} as const;

/** What a 403 tells the owner of a profile whose role was taken: where to ask. */
export interface LostRole {
  vendorContact: string;
}

export function isLostRole(data: unknown): data is LostRole {
  return typeof data === "object" && data !== null && "vendorContact" in data;
}
