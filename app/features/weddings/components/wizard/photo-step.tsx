import { clientTexts } from "#app/client/texts.ts";
import { FileHint, useFileDrop } from "#app/client/upload/image-field.tsx";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HeroImage, heroImageUrl, ReplaceImage } from "./hero-image.tsx";
import type { StepProps } from "./step-props.ts";

export function PhotoStep({ draft, field, upload }: StepProps) {
  const { isDragOver, dropTarget } = useFileDrop(upload.choose);
  const url = heroImageUrl(draft, upload);
  return (
    <div className="grid content-start gap-3" {...dropTarget}>
      <HeroImage upload={upload} error={field("heroImage").error} isDragOver={isDragOver}>
        {url && (
          <div
            className={classNames(
              "overflow-hidden rounded-l border bg-sheet",
              isDragOver ? "border-ink ring ring-ink" : "border-rule-2",
            )}
          >
            <img
              src={url}
              alt={texts.upload.alt}
              className="aspect-8/5 w-full bg-paper-2 object-cover"
            />
            <div className="flex flex-wrap items-center gap-2 border-t border-rule px-4 py-3">
              <ReplaceImage choose={upload.choose} />
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
                {clientTexts.upload.remove}
              </Button>
            </div>
          </div>
        )}
      </HeroImage>
      <p className="text-13 text-muted">
        <FileHint />. {texts.upload.skipHint}
      </p>
    </div>
  );
}
