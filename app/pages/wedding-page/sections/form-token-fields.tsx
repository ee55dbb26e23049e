import { submissionFields } from "#app/features/submissions/rules.ts";
import type { GuestFormError } from "../guest-form-errors.ts";
import { pageTexts } from "../texts.ts";

/** Every guest form must contain these: the token, the proof of work and the honeypot. */
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

/** Returns the ticket of a refused form, unless the ticket itself was refused. */
export function reusableToken(refusal: GuestFormError | null): string | undefined {
  return refusal && "errors" in refusal ? refusal.errors.values[submissionFields.token] : undefined;
}
