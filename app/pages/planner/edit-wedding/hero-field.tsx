import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { heroImageUrl } from "#app/features/weddings/components/wizard/hero-image-url.ts";
import { PictureChoice } from "#app/features/weddings/components/wizard/picture-choice.tsx";
import { PictureInput } from "#app/features/weddings/components/wizard/picture-input.tsx";
import { PictureProgress } from "#app/features/weddings/components/wizard/picture-progress.tsx";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { editTexts } from "./texts.ts";
import type { Edit } from "./use-edit.ts";

interface HeroFieldProps {
  fields: Edit["fields"];
  upload: ImageUpload;
  error: string | undefined;
}

/** The picture at the top of the page: a new one takes the old one's place when all is saved. */
export function HeroField({ fields, upload, error }: HeroFieldProps) {
  const { phase } = upload;
  const url = heroImageUrl(fields, upload);
  const message = phase.kind === "failed" ? phase.error : error;
  return (
    <div className="grid max-w-124 gap-3">
      <input type="hidden" name="heroImage" value={fields.heroImage} />
      {phase.kind === "running" ? (
        <PictureProgress phase={phase} onCancel={upload.cancel} />
      ) : url ? (
        <Shown url={url} upload={upload} />
      ) : (
        <PictureChoice isDragOver={false} isInvalid={Boolean(message)} choose={upload.choose} />
      )}
      {message && (
        <div className="flex flex-wrap items-center gap-x-3">
          <FieldError id="heroImage-error">{message}</FieldError>
          {phase.kind === "failed" && phase.canRetry && (
            <button
              type="button"
              className="link min-h-11 text-14 font-semibold"
              onClick={() => upload.choose(phase.file)}
            >
              {texts.upload.retry}
            </button>
          )}
        </div>
      )}
      {!url && (
        <p className="text-13 text-muted">
          {texts.upload.rule}. {editTexts.noPicture}
        </p>
      )}
    </div>
  );
}

function Shown({ url, upload }: { url: string; upload: ImageUpload }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img
        src={url}
        alt={texts.upload.alt}
        className="aspect-4/3 w-35 rounded-m bg-paper-2 object-cover"
      />
      <div className="grid flex-1 basis-40 gap-2">
        <p className="text-13 text-muted">{texts.upload.rule}</p>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <span className="relative inline-flex min-h-control items-center rounded-m border border-edge bg-sheet px-4 text-15 font-semibold transition-colors hover:border-ink hover:bg-paper-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
            <span aria-hidden="true">{texts.upload.replace}</span>
            <PictureInput choose={upload.choose} label={texts.upload.replace} />
          </span>
          <Button type="button" variant="quiet" onClick={upload.remove}>
            {texts.upload.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}
