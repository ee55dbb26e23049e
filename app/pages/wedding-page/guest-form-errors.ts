import type { RedisplayedForm } from "#app/features/submissions/access.server.ts";

type Redisplayed = Pick<RedisplayedForm, "reason" | "errors">;

/** What the page is rendered with when it did not accept a form. */
export interface GuestFormErrors {
  answer: Redisplayed | { reason: "over" };
  greeting: Redisplayed;
  photo: Redisplayed;
  reservation:
    | Redisplayed
    | { reason: "taken" | "free" | "gone"; wishId: string; guestName: string };
  release: Redisplayed | { reason: "gone"; wishId: string };
}

export type GuestFormError = {
  [Form in keyof GuestFormErrors]: { form: Form } & GuestFormErrors[Form];
}[keyof GuestFormErrors];
