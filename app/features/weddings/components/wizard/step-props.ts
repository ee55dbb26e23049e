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

export interface StepProps {
  draft: WeddingDraft;
  field: <Name extends DraftField>(name: Name) => FieldProps<Name>;
  change: (field: DraftField, value: string) => void;
  /** Milliseconds since 1970, taken once so that server and browser count the same days. */
  now: number;
  upload: ImageUpload;
}
