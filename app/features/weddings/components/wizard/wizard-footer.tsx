import { Link } from "react-router";
import { clientTexts } from "#app/client/texts.ts";
import { type Step, steps } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft, ChevronRight } from "#app/ui/icons.ts";
import { wizardTexts } from "./texts.ts";

interface WizardFooterProps {
  step: Step;
  next: { name?: string; value?: string; formAction: string };
  isNextDisabled: boolean;
  saving: boolean;
  uploading: boolean;
  /** Why the next button is disabled. */
  missing: string | undefined;
  isDraftSaved: boolean;
}

const missingId = "mangler";
const aboveButtonsOnPhones =
  "order-first basis-full text-center text-14 text-balance text-ink-2 sm:order-none sm:basis-auto";

export function WizardFooter({
  step,
  next,
  isNextDisabled,
  saving,
  uploading,
  missing,
  isDraftSaved,
}: WizardFooterProps) {
  const { upload } = texts;
  const last = step === steps.length;
  return (
    <footer data-foot-bar className="sticky bottom-0 z-10 border-t border-rule bg-paper">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-3 py-3 sm:flex-nowrap">
        {step > 1 ? (
          <Button
            variant="secondary"
            formAction={`/create?step=${step - 1}`}
            formNoValidate
            disabled={saving}
            className="min-w-28"
          >
            <Icon icon={ChevronLeft} size={18} />
            {wizardTexts.previous}
          </Button>
        ) : (
          <span className="hidden min-w-28 sm:block" />
        )}
        {uploading ? (
          <p className={`max-sm:-mt-2 ${aboveButtonsOnPhones}`}>
            {clientTexts.upload.uploading}{" "}
            <Link to="/create?step=3" className="link inline-flex min-h-11 items-center">
              {upload.showPicture}
            </Link>
          </p>
        ) : missing ? (
          <p id={missingId} className={`max-sm:mb-2.5 ${aboveButtonsOnPhones}`}>
            {missing}
          </p>
        ) : (
          <p className="hidden text-center text-14 text-muted sm:block">
            {wizardTexts.progress(step, steps.length)}
            {isDraftSaved && <span className="hidden lg:inline"> · {wizardTexts.draftSaved}</span>}
          </p>
        )}
        <Button
          {...next}
          variant="primary"
          disabled={isNextDisabled}
          aria-describedby={missing && !uploading ? missingId : undefined}
          className="min-w-28 flex-1 sm:flex-none"
        >
          {saving ? wizardTexts.saving : last ? wizardTexts.save : wizardTexts.next}
          {!last && <Icon icon={ChevronRight} size={18} />}
        </Button>
      </div>
    </footer>
  );
}
