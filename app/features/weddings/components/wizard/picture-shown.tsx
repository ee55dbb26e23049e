import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PictureInput } from "./picture-input.tsx";

interface PictureShownProps {
  url: string;
  /** A file is held above. */
  isDragOver: boolean;
  upload: ImageUpload;
}

export function PictureShown({ url, isDragOver, upload }: PictureShownProps) {
  return (
    <div
      className={classNames(
        "overflow-hidden rounded-l border bg-sheet",
        isDragOver ? "border-ink ring ring-ink" : "border-rule-2",
      )}
    >
      <img src={url} alt={texts.upload.alt} className="aspect-8/5 w-full bg-paper-2 object-cover" />
      <div className="flex flex-wrap items-center gap-2 border-t border-rule px-4 py-3">
        <span className="relative inline-flex min-h-control items-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold transition-colors hover:border-ink hover:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink noscript:gap-3 noscript:py-2">
          <span aria-hidden="true">{texts.upload.replace}</span>
          <PictureInput choose={upload.choose} label={texts.upload.replace} />
        </span>
        <Button
          variant="quiet"
          name="intent"
          value="remove-picture"
          formAction="/create?step=3"
          onClick={(event) => {
            event.preventDefault();
            upload.remove();
          }}
        >
          {texts.upload.remove}
        </Button>
      </div>
    </div>
  );
}
