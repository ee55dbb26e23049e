import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Status } from "#app/ui/status.tsx";
import { editTexts } from "./texts.ts";

interface SaveBarProps {
  isChanged: boolean;
  saving: boolean;
  /** A picture is on its way: saved now, the wedding would go without it. */
  uploading: boolean;
}

/** Stays in reach at the foot of the form. */
export function SaveBar({ isChanged, saving, uploading }: SaveBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 -mb-10 flex flex-wrap items-center justify-end gap-2 border-t border-rule bg-paper px-4 py-3 lg:-mx-1 lg:-mb-12 lg:px-1"
    >
      <p
        role="status"
        className={classNames(
          "mr-auto noscript:hidden",
          uploading ? "max-sm:basis-full" : "max-sm:sr-only",
        )}
      >
        {isChanged ? (
          <Status kind="waiting">{uploading ? editTexts.waits : editTexts.unsaved}</Status>
        ) : (
          <Status kind="coming">{editTexts.allSaved}</Status>
        )}
      </p>
      <ButtonLink to="/admin" variant="quiet">
        {editTexts.cancel}
      </ButtonLink>
      <Button variant="primary" busy={saving || uploading} className="max-sm:flex-1">
        {editTexts.save}
      </Button>
    </div>
  );
}
