import type { Step, WeddingDraft } from "#app/features/weddings/rules.ts";

/** Why a complete form was not saved: a key of the texts for saving. */
export type SaveErrorReason = "signedOut" | "alreadyThere" | "refused" | "failed";

/** What the server says to a posted form that did not lead on to the planner. */
export interface WizardResult {
  step: Step;
  draft: WeddingDraft;
  errors?: { fieldErrors: Record<string, string> };
  saveError?: SaveErrorReason;
}
