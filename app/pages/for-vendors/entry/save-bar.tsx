import { Button } from "#app/ui/button.tsx";
import { Status } from "#app/ui/status.tsx";
import { vendorAreaTexts } from "../texts.ts";

const { entry: texts } = vendorAreaTexts;

interface SaveBarProps {
  isChanged: boolean;
  isSubmitting: boolean;
  onCancel: () => void;
}

export function SaveBar({ isChanged, isSubmitting, onCancel }: SaveBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-4 py-3 lg:-mx-1 lg:px-1"
    >
      <p role="status" className="mr-auto max-sm:sr-only noscript:hidden">
        <Status kind={isChanged ? "waiting" : "coming"}>
          {isChanged ? texts.unsaved : texts.saved}
        </Status>
      </p>
      {isChanged && (
        <Button type="button" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      <Button variant="primary" busy={isSubmitting} className="max-sm:flex-1">
        {texts.save}
      </Button>
    </div>
  );
}
