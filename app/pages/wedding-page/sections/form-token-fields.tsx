import { submissionFields } from "#app/features/weddings/submissions/rules.ts";
import type { GuestFormError } from "../guest-forms.server.ts";
import { pageTexts } from "../texts.ts";

/**
 * Stands in every guest form: says which page the form comes from, holds what the page's script
 * proves, and has a field for robots that no human meets.
 */
export function FormTokenFields({ formToken }: { formToken: string }) {
  return (
    <>
      <input type="hidden" name={submissionFields.token} value={formToken} autoComplete="off" />
      <input type="hidden" name={submissionFields.proof} autoComplete="off" />
      <p className="only-read" aria-hidden="true">
        <label>
          {pageTexts.honeypot}
          <input type="text" name={submissionFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

/** The ticket of a form that was given back, unless it was the ticket that would not do. */
export function reusableToken(refusal: GuestFormError | null): string | undefined {
  return refusal && "errors" in refusal ? refusal.errors.values[submissionFields.token] : undefined;
}
