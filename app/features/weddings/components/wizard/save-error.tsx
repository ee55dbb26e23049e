import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { accountPath } from "#app/features/accounts/rules.ts";
import type { Step, WeddingDraft } from "#app/features/weddings/rules.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useToast } from "#app/ui/toaster.tsx";
import { wizardTexts } from "./texts.ts";

export type SaveErrorReason = "signedOut" | "alreadyCreated" | "refused" | "failed";

export interface WizardResult {
  step: Step;
  draft: WeddingDraft;
  errors?: { fieldErrors: Record<string, string> };
  saveError?: SaveErrorReason;
}

function signUpPath(next: string): string {
  return accountPath("/auth", next, { mode: "signup", reason: "create-wedding" });
}

/** Redirects a signed-out user to sign-up, but only if the browser has stored the draft. */
export function useSaveErrorToast(
  result: WizardResult | undefined,
  isDraftSaved: boolean | null,
): void {
  const toast = useToast();
  const navigate = useNavigate();
  const reported = useRef<WizardResult>(undefined);
  useEffect(() => {
    if (!result?.saveError || isDraftSaved === null || reported.current === result) return;
    reported.current = result;
    const { saveError } = result;
    toast({
      title: wizardTexts.saveResults[saveError],
      tone: saveError === "alreadyCreated" ? "plain" : "error",
    });
    if (saveError === "alreadyCreated") navigate("/admin");
    if (saveError === "signedOut" && isDraftSaved) {
      navigate(signUpPath("/create?step=5"));
    }
  }, [result, isDraftSaved, navigate, toast]);
}

export function SaveError({ reason }: { reason: SaveErrorReason }) {
  const saving = wizardTexts.saveResults;
  switch (reason) {
    case "signedOut":
      return (
        <Notice
          tone="error"
          action={
            <a href={signUpPath("/admin")} target="_blank" rel="noreferrer" className="link">
              {saving.signUp}
            </a>
          }
        >
          {saving.signedOut}. {saving.signInHint}
        </Notice>
      );
    case "alreadyCreated":
      return (
        <Notice
          action={
            <a href="/admin" className="link">
              {saving.plannerLink}
            </a>
          }
        >
          {saving.alreadyCreated}
        </Notice>
      );
    default:
      return <Notice tone="error">{saving[reason]}</Notice>;
  }
}
