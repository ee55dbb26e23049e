import { clientTexts } from "#app/client/texts.ts";
import { FileHint, NeedsScript } from "#app/client/upload/image-field.tsx";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HeroImage, heroImageUrl, ReplaceImage } from "../components/wizard/hero-image.tsx";
import type { WeddingDraft } from "../rules.ts";
import { texts } from "../texts.ts";
import { editTexts } from "./texts.ts";

interface HeroFieldProps {
  values: WeddingDraft;
  upload: ImageUpload;
  error: string | undefined;
}

export function HeroField({ values, upload, error }: HeroFieldProps) {
  const url = heroImageUrl(values, upload);
  return (
    <div className="grid max-w-124 gap-3">
      <input type="hidden" name="heroImage" value={values.heroImage} />
      <NeedsScript />
      <div className={classNames("grid gap-3", !url && "noscript:hidden")}>
        <HeroImage upload={upload} error={error}>
          {url && (
            <div className="flex flex-wrap items-center gap-4">
              <img
                src={url}
                alt={texts.upload.alt}
                className="aspect-4/3 w-35 rounded-m bg-paper-2 object-cover"
              />
              <div className="grid flex-1 basis-40 gap-2">
                <p className="text-13 text-muted noscript:hidden">
                  <FileHint />
                </p>
                <div className="flex flex-wrap gap-2 noscript:hidden">
                  <ReplaceImage choose={upload.choose} />
                  <Button type="button" variant="quiet" onClick={upload.remove}>
                    {clientTexts.upload.remove}
                  </Button>
                </div>
              </div>
            </div>
          )}
        </HeroImage>
      </div>
      {!url && (
        <p className="text-13 text-muted">
          <span className="noscript:hidden">
            <FileHint />.{" "}
          </span>
          {editTexts.noPicture}
        </p>
      )}
    </div>
  );
}
