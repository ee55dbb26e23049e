import { greetingTexts } from "#app/features/greetings/texts.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { describeConnectionError } from "#app/platform/db/connection-error.server.ts";
import { readForm, submittedValues } from "#app/platform/http/forms.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import type { GuestFormErrors } from "./guest-forms.server.ts";

type TextForm = Exclude<keyof GuestFormErrors, "photo">;

const failed: Record<TextForm, string> = {
  answer: rsvpTexts.failed,
  greeting: greetingTexts.failed,
  reservation: wishlistTexts.failed,
  release: wishlistTexts.unexpected,
};

/**
 * Logs an internal error that kept a form from being stored. Rethrows `error` when it is a thrown
 * response or an unavailable database, which the server handles.
 */
export function logFormError(error: unknown, form: keyof GuestFormErrors): void {
  if (describeConnectionError(error) !== undefined) throw error;
  logUnlessResponse(error, "form not stored", { form });
}

/** Returns the form as it was typed, with its original ticket. */
export async function redisplayForm(form: TextForm, sent: Request) {
  const values = submittedValues(await readForm(sent));
  const errors = { formError: failed[form], fieldErrors: {}, values };
  return { ok: false, status: 503, reason: "invalid", errors: errors } as const;
}
