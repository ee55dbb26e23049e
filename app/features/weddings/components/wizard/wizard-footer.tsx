import { ChevronLeft, ChevronRight } from "lucide-react";
import { type Step, steps } from "#app/features/weddings/rules.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface WizardFooterProps {
  step: Step;
  /** Something that must come first is missing. */
  blocked: boolean;
  saving: boolean;
  /** One short line between the buttons. */
  note: string | null;
}

export function WizardFooter({ step, blocked, saving, note }: WizardFooterProps) {
  const { wizard } = texts;
  const last = step === steps.length;
  const onward = last
    ? { name: "intent", value: "save", formAction: `/create?step=${step}` }
    : { formAction: `/create?step=${step + 1}` };
  return (
    <footer className="sticky bottom-0 z-10 border-t border-rule bg-paper">
      <div className="wrap flex min-h-18 items-center justify-between gap-3 py-3">
        {/* The form's first button is the one that Enter presses. */}
        <button
          {...onward}
          type="submit"
          disabled={blocked || saving}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        {step > 1 ? (
          <Button
            variant="secondary"
            formAction={`/create?step=${step - 1}`}
            formNoValidate
            disabled={saving}
            className="min-w-28"
          >
            <Icon of={ChevronLeft} size={18} />
            {wizard.previous}
          </Button>
        ) : (
          <span className="hidden min-w-28 sm:block" />
        )}
        <p className="hidden text-center text-14 text-muted sm:block">
          {wizard.progress(step, steps.length)}
          {note && <span className="hidden lg:inline"> · {note}</span>}
        </p>
        <Button
          {...onward}
          variant="primary"
          disabled={blocked || saving}
          className="min-w-28 flex-1 sm:flex-none"
        >
          {saving ? wizard.saving : last ? wizard.save : wizard.next}
          {!last && <Icon of={ChevronRight} size={18} />}
        </Button>
      </div>
    </footer>
  );
}
