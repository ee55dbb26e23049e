import { type DragEvent, useState } from "react";
import { texts } from "#app/features/weddings/texts.ts";
import { FieldError } from "#app/ui/field.tsx";
import { heroImageUrl } from "./hero-image-url.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { PictureProgress } from "./picture-progress.tsx";
import { PictureShown } from "./picture-shown.tsx";
import type { StepProps } from "./step-props.ts";

export function PhotoStep({ draft, field, upload }: StepProps) {
  const [isDragOver, setDragOver] = useState(false);
  const { phase, choose } = upload;
  const url = heroImageUrl(draft, upload);
  const message = phase.kind === "failed" ? phase.error : field("heroImage").error;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, the field inside for everybody
    <div
      className="grid content-start gap-3"
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={drop}
    >
      {phase.kind === "running" ? (
        <PictureProgress phase={phase} onCancel={upload.cancel} />
      ) : url ? (
        <PictureShown url={url} isDragOver={isDragOver} upload={upload} />
      ) : (
        <PictureChoice isDragOver={isDragOver} isInvalid={Boolean(message)} choose={choose} />
      )}
      {message && (
        <div className="flex flex-wrap items-center gap-x-3">
          <FieldError id="heroImage-error">{message}</FieldError>
          {phase.kind === "failed" && phase.canRetry && (
            <button
              type="button"
              className="link min-h-11 text-14 font-semibold"
              onClick={() => choose(phase.file)}
            >
              {texts.upload.retry}
            </button>
          )}
        </div>
      )}
      <p className="text-13 text-muted">
        {texts.upload.rule}. {texts.upload.skip}
      </p>
    </div>
  );
}
