import { greetingTexts } from "#app/features/greetings/texts.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { describeConnectionError } from "#app/platform/db/connection-error.server.ts";
import { readForm, submittedValues } from "#app/platform/http/forms.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import type { GuestFormErrors } from "./guest-forms.server.ts";

/** What is not sent as files. */
type TextForm = Exclude<keyof GuestFormErrors, "photo">;

const failed: Record<TextForm, string> = {
  answer: rsvpTexts.failed,
  greeting: greetingTexts.failed,
  reservation: wishlistTexts.failed,
  release: wishlistTexts.unexpected,
};

/**
 * Logs that a form could not be stored through a fault of ours. Throws `error` again when it is
 * none: an answer thrown on purpose, or a database that is away, for which the server answers.
 */
export function logFormError(error: unknown, form: keyof GuestFormErrors): void {
  if (describeConnectionError(error) !== undefined) throw error;
  logUnlessResponse(error, "form not stored", { form });
}

/** The form `sent` to be given back as it was typed, and with the ticket it had. */
export async function redisplayForm(form: TextForm, sent: Request) {
  const values = submittedValues(await readForm(sent));
  const errors = { formError: failed[form], fieldErrors: {}, values };
  return { ok: false, status: 503, reason: "invalid", errors: errors } as const;
}
