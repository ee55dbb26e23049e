import { Link } from "react-router";
import {
  reachableStep,
  type Step,
  stepFrom,
  steps,
  type WeddingDraft,
} from "#app/features/weddings/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronLeft } from "#app/ui/icons.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { wizardTexts } from "./texts.ts";

interface WizardHeaderProps {
  step: Step;
  draft: WeddingDraft;
}

/** Must be inside the wizard's form: the steps are its buttons. */
export function WizardHeader({ step, draft }: WizardHeaderProps) {
  return (
    <header className="border-b border-rule">
      <div className="wrap grid grid-cols-2 items-center gap-x-4 lg:min-h-18 lg:grid-cols-[1fr_auto_1fr]">
        <Link to="/" className="justify-self-start py-3">
          <Wordmark height={30} />
        </Link>
        <nav
          aria-label={wizardTexts.progress(step, steps.length)}
          className="order-last col-span-2 pb-3.5 lg:order-none lg:col-span-1 lg:pb-0"
        >
          <Steps
            label={wizardTexts.progress(step, steps.length)}
            steps={steps.map((number) => wizardTexts.steps[number].name)}
            current={step - 1}
            buttonOf={(index) => {
              const target = stepFrom(String(index + 1));
              return reachableStep(target, draft) === target
                ? { formAction: `/create?step=${target}`, formNoValidate: target < step }
                : null;
            }}
          />
        </nav>
        <ButtonLink to="/" variant="quiet" className="-mr-2.5 justify-self-end">
          <Icon icon={ChevronLeft} size={18} />
          {wizardTexts.frontPageLink}
        </ButtonLink>
      </div>
    </header>
  );
}
