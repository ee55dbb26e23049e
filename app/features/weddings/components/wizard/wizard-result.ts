import type { Step, WeddingDraft } from "#app/features/weddings/rules.ts";

export type SaveErrorReason = "signedOut" | "alreadyCreated" | "refused" | "failed";

export interface WizardResult {
  step: Step;
  draft: WeddingDraft;
  errors?: { fieldErrors: Record<string, string> };
  saveError?: SaveErrorReason;
}
