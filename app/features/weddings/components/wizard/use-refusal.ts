import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { texts } from "#app/features/weddings/texts.ts";
import { useToast } from "#app/ui/toaster.tsx";
import type { WizardAnswer } from "./wizard-answer.ts";

/**
 * Says why nothing was saved. Somebody without a session goes to sign in and comes back to the
 * last step, but only if the browser keeps the draft meanwhile.
 * @param draftKept null until that is known
 */
export function useRefusal(answer: WizardAnswer | undefined, draftKept: boolean | null): void {
  const toast = useToast();
  const navigate = useNavigate();
  const said = useRef<WizardAnswer>(undefined);
  useEffect(() => {
    if (!answer?.refusal || draftKept === null || said.current === answer) return;
    said.current = answer;
    const { refusal } = answer;
    toast({ title: texts.saving[refusal], tone: refusal === "alreadyThere" ? "plain" : "error" });
    if (refusal === "alreadyThere") navigate("/admin");
    if (refusal === "signedOut" && draftKept) {
      navigate(`/auth?next=${encodeURIComponent("/create?step=5")}`);
    }
  }, [answer, draftKept, navigate, toast]);
}
