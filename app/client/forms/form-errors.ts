import type { ActionErrors, ActionResult } from "#app/platform/http/actions.ts";

/** What an error summary shows of a result: errors by field, or the reason as one sentence. */
export function formErrorsOf(result: ActionResult | undefined): ActionErrors | undefined {
  if (!result || result.ok) return undefined;
  if ("errors" in result) return result.errors;
  return "message" in result ? { formError: result.message, fieldErrors: {} } : undefined;
}
