import type { ConversationSide } from "#app/features/conversations/rules.ts";
import type { ListingStatus } from "../rules.ts";
import { isAllowed } from "../selling/rules.ts";

/** Of the first message, which a signed-out browser keeps in a cookie. In UTF-16 units. */
export const maxFirstMessage = 700;

/** First messages that an account may send. */
export const enquiryLimit = { points: 40, seconds: 24 * 3600 } as const;

export const stars = [1, 2, 3, 4, 5] as const;

/** What the two see of the listing. Null stands for one that was deleted. */
export interface Deal {
  status: ListingStatus | null;
  isExpired: boolean;
  /** Reserved in this conversation. */
  isReservedHere: boolean;
  /** Sold in this conversation. */
  isSoldHere: boolean;
  /** The buyer's rating of the seller. */
  stars: number | null;
  /** The seller's account exists. */
  hasSeller: boolean;
}

export type DealState =
  | "for-sale"
  | "reserved-here"
  | "reserved"
  | "sold-here"
  | "sold"
  | "off"
  | "deleted";

export function dealState(deal: Deal): DealState {
  if (deal.status === null) return "deleted";
  if (deal.status === "sold") return deal.isSoldHere ? "sold-here" : "sold";
  if (deal.isExpired) return "off";
  if (deal.status === "reserved") return deal.isReservedHere ? "reserved-here" : "reserved";
  return deal.status === "published" ? "for-sale" : "off";
}

export type DealAction = "reserve" | "release" | "sell" | "rate";

/** Returns what a side may do in the conversation, the likeliest first. */
export function dealActions(deal: Deal, side: ConversationSide): DealAction[] {
  const { status } = deal;
  if (side === "asker") {
    return deal.isSoldHere && deal.stars === null && deal.hasSeller ? ["rate"] : [];
  }
  if (status === null) return [];
  // A listing reserved for another buyer must be released before it can be sold to this one.
  const isTaken = status === "reserved" && !deal.isReservedHere;
  if (isTaken) return ["release"];
  const actions: DealAction[] = [];
  if (isAllowed("reserve", status) && !deal.isExpired) actions.push("reserve");
  if (isAllowed("sell", status)) actions.push("sell");
  if (isAllowed("release", status)) actions.push("release");
  return actions;
}
