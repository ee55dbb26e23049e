import type { ChangeEvent } from "react";
import type { ListingField, ListingForm } from "#app/features/marketplace/drafts/rules.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface StepFields {
  values: ListingForm;
  change: (changes: Partial<ListingForm>) => void;
  field: (name: ListingField) => {
    name: ListingField;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<Control>) => void;
  };
}
