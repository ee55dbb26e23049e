import { hasPhoneNumber } from "#app/features/conversations/contact-details/rules.ts";
import { warningOf } from "#app/features/conversations/warnings/rules.ts";

/** Why a text is looked at before buyers see it. */
export type ReviewReason = "advance-payment" | "other-site" | "phone-number" | "sent-back";

const bareDomain = /\b[\p{L}\d-]{2,63}\.(?:no|com|net|org|se|dk|io|shop|me)\b/iu;

interface ReviewedText {
  title: string;
  description: string;
  sellerName?: string;
  brand?: string | null;
  material?: string | null;
  size?: string | null;
  /** An administrator has sent the listing back before. */
  wasSentBack: boolean;
}

/**
 * Returns why a listing waits for an administrator before it is shown: its text leads buyers away from
 * the site, asks for money in advance or has a telephone number, or it was sent back before. `ownHost` is
 * the site's.
 */
export function reviewReasonOf(
  { wasSentBack, title, description, sellerName, brand, material, size }: ReviewedText,
  ownHost: string,
): ReviewReason | null {
  const text = [title, description, sellerName, brand, material, size].join("\n");
  const warning = warningOf(text, ownHost);
  if (warning) return warning;
  if (hasPhoneNumber(text)) return "phone-number";
  if (bareDomain.test(text.replaceAll(ownHost, ""))) return "other-site";
  return wasSentBack ? "sent-back" : null;
}

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxReasonLength = 500;

/** The lists of an administrator; the last two are the ledger. */
export const listingLists = ["review", "listed", "hidden", "suspended", "due", "paid"] as const;

export type ListingList = (typeof listingLists)[number];

export const moderatedPerPage = 30;
