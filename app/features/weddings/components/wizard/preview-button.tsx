import type { MouseEvent } from "react";
import type { Step } from "#app/features/weddings/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Eye } from "#app/ui/icons.ts";
import { wizardTexts } from "./texts.ts";

export function PreviewButton({ step }: { step: Step }) {
  const url = `/preview?${new URLSearchParams({ from: `/create?step=${step}` })}`;
  // A GET, because the preview reads the draft from the browser.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    window.location.assign(url);
  };
  return (
    <Button
      formAction={url}
      formNoValidate
      onClick={open}
      className="justify-self-start"
      variant="secondary"
    >
      <Icon icon={Eye} size={18} />
      {wizardTexts.openPreview}
    </Button>
  );
}
