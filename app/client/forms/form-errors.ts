import type { ActionErrors, ActionResult } from "#app/platform/http/actions.ts";

export function formErrorsOf(result: ActionResult | undefined): ActionErrors | undefined {
  if (!result || result.ok) return undefined;
  if ("errors" in result) return result.errors;
  return "message" in result ? { formError: result.message, fieldErrors: {} } : undefined;
}
