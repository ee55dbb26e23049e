import type { WishFields } from "#app/features/wishlist/admin/rules.ts";
import type { GiftBox } from "#app/features/wishlist/gift-box/rules.ts";
import type { FormErrors } from "#app/platform/http/forms.server.ts";
import type { ActionResult } from "../actions/action-result.ts";

/** What came of a form of this page. */
export type WishlistAnswer = ActionResult | Refused;

/** The form stays as it was filled in; one of these says why. */
export interface Refused {
  /** What is wrong with it, by field. */
  faults?: FormErrors;
  /** What somebody else has changed meanwhile, and to what. */
  meanwhile?: { wish?: Partial<WishFields>; giftBox?: GiftBox };
}

export function outcomeOf(answer: WishlistAnswer | undefined): ActionResult | undefined {
  return answer && "ok" in answer ? answer : undefined;
}

export function refusalOf(answer: WishlistAnswer | undefined): Refused | undefined {
  return answer && !("ok" in answer) ? answer : undefined;
}
