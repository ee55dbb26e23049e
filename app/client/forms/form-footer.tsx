import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DialogFooter } from "#app/ui/dialog.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { clientTexts } from "../texts.ts";

const { dialog: texts } = clientTexts;

interface FormFooterProps {
  submitLabel: string;
  /** Says what is missing; the form cannot be submitted until then. */
  missing?: string | undefined;
  /** Actions at the other end. */
  otherActions?: ReactNode;
  isBusy?: boolean;
  onCancel: () => void;
  /** The page without the form, for browsers without script. */
  pathWithoutForm?: string;
}

export function FormFooter(props: FormFooterProps) {
  const { submitLabel, missing, otherActions, isBusy = false, onCancel, pathWithoutForm } = props;
  const isHydrated = useHydrated();
  return (
    <DialogFooter>
      {otherActions}
      {missing && (
        <p id="mangler" className="mr-auto self-center text-13 text-muted max-sm:basis-full">
          {missing}
        </p>
      )}
      <Button type="button" variant="quiet" onClick={onCancel} className="noscript:hidden">
        {texts.cancel}
      </Button>
      {pathWithoutForm && (
        <span className="hidden noscript:contents">
          <ButtonLink to={pathWithoutForm} variant="quiet">
            {texts.cancel}
          </ButtonLink>
        </span>
      )}
      <Button
        variant="primary"
        busy={isBusy}
        // Without script, the server says what is missing.
        disabled={isHydrated && Boolean(missing)}
        aria-describedby={missing && "mangler"}
      >
        {submitLabel}
      </Button>
    </DialogFooter>
  );
}
