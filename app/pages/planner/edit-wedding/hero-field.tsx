import { clientTexts } from "#app/client/texts.ts";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import {
  HeroImage,
  heroImageUrl,
  ReplaceImage,
} from "#app/features/weddings/components/wizard/hero-image.tsx";
import { texts } from "#app/features/weddings/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { editTexts } from "./texts.ts";
import type { Edit } from "./use-edit.ts";

interface HeroFieldProps {
  fields: Edit["fields"];
  upload: ImageUpload;
  error: string | undefined;
}

/** The image at the top of the page. A new one replaces the old one when the form is saved. */
export function HeroField({ fields, upload, error }: HeroFieldProps) {
  const url = heroImageUrl(fields, upload);
  return (
    <div className="grid max-w-124 gap-3">
      <input type="hidden" name="heroImage" value={fields.heroImage} />
      <HeroImage upload={upload} error={error}>
        {url && (
          <div className="flex flex-wrap items-center gap-4">
            <img
              src={url}
              alt={texts.upload.alt}
              className="aspect-4/3 w-35 rounded-m bg-paper-2 object-cover"
            />
            <div className="grid flex-1 basis-40 gap-2">
              <p className="text-13 text-muted">{clientTexts.upload.rule}</p>
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
      {!url && (
        <p className="text-13 text-muted">
          {clientTexts.upload.rule}. {editTexts.noPicture}
        </p>
      )}
    </div>
  );
}
