import { draftFields, type WeddingDraft } from "#app/features/weddings/rules.ts";

export function editsBeforeHydration(
  rendered: WeddingDraft,
  form: FormData,
): Partial<WeddingDraft> {
  const edits: Partial<WeddingDraft> = {};
  for (const field of draftFields) {
    const value = form.get(field);
    if (typeof value === "string" && value !== rendered[field]) edits[field] = value;
  }
  return edits;
}
