import type { ChangeEvent } from "react";
import type { ImageUpload } from "#app/client/upload/use-image-upload.ts";
import type { DraftField, WeddingDraft } from "#app/features/weddings/rules.ts";

export interface FieldProps<Name extends DraftField> {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
}

/** What every step is given. */
export interface StepProps {
  draft: WeddingDraft;
  /** Ties one form control to the draft. */
  field: <Name extends DraftField>(name: Name) => FieldProps<Name>;
  /** When the page was made, in ms since 1970, so that server and browser count the same days. */
  now: number;
  upload: ImageUpload;
}
