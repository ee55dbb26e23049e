import type { RedisplayedForm } from "#app/features/submissions/access.server.ts";
import { submissionFields } from "#app/features/submissions/rules.ts";
import type { AnswerRefusal } from "#app/features/weddings/rules.ts";

type Redisplayed = Pick<RedisplayedForm, "reason" | "errors">;

/** By form, what the page shows when the form is refused. */
export interface GuestFormErrors {
  answer: Redisplayed | { reason: AnswerRefusal };
  greeting: Redisplayed;
  photo: Redisplayed;
  removal: Redisplayed | { reason: "gone" };
  reservation:
    | Redisplayed
    | { reason: "taken" | "free" | "gone"; wishId: string; guestName: string };
  release: Redisplayed | { reason: "gone"; wishId: string };
}

export type GuestFormError = {
  [Form in keyof GuestFormErrors]: { form: Form } & GuestFormErrors[Form];
}[keyof GuestFormErrors];

/** Returns the token of a refused form, unless the token itself was refused. */
export function reusableToken(refusal: GuestFormError | null): string | undefined {
  return refusal && "errors" in refusal ? refusal.errors.values[submissionFields.token] : undefined;
}
