import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { texts } from "#app/features/weddings/texts.ts";
import { useToast } from "#app/ui/toaster.tsx";
import type { WizardResult } from "./wizard-result.ts";

/** Sends a signed-out user to sign in and back, but only if the browser keeps the draft. */
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
      title: texts.saving[saveError],
      tone: saveError === "alreadyCreated" ? "plain" : "error",
    });
    if (saveError === "alreadyCreated") navigate("/admin");
    if (saveError === "signedOut" && isDraftSaved) {
      navigate(`/auth?next=${encodeURIComponent("/create?step=5")}`);
    }
  }, [result, isDraftSaved, navigate, toast]);
}
