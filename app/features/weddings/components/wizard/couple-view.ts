import { isDate, type ThemeId, themeOf, type WeddingDraft } from "#app/features/weddings/rules.ts";
import { ornamentSeed } from "#app/ornament/seed.ts";
import { wizardTexts } from "./texts.ts";

export interface CoupleView {
  bride: string;
  groom: string;
  /** `yyyy-mm-dd`. */
  date: string | null;
  city: string;
  theme: ThemeId;
  seed: string;
}

export function coupleView(draft: WeddingDraft): CoupleView {
  const bride = draft.bride.trim() || wizardTexts.firstNamePlaceholder;
  const groom = draft.groom.trim() || wizardTexts.secondNamePlaceholder;
  const date = isDate(draft.weddingDate) ? draft.weddingDate : null;
  return {
    bride,
    groom,
    date,
    city: draft.city.trim(),
    theme: themeOf(draft),
    seed: ornamentSeed(bride, groom, date ?? ""),
  };
}
