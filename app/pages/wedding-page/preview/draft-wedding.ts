import { wizardTexts } from "#app/features/weddings/components/wizard/texts.ts";
import type { Wedding } from "#app/features/weddings/queries.server.ts";
import {
  draftFrom,
  isDate,
  isTime,
  type MultilineField,
  maxLengths,
  previewId,
  themeOf,
} from "#app/features/weddings/rules.ts";
import { maxNoteLength } from "#app/features/wishlist/gift-box/rules.ts";
import { parseAccountNumber } from "#app/platform/bank-account.ts";
import { cleanLine, cleanText, hasVisibleCharacter } from "#app/platform/http/clean-text.ts";

/**
 * Returns the wedding that a form's fields describe: cuts long texts and fills in required ones.
 * `heroImage` is taken from the form unchecked.
 * @param fallbackDate `yyyy-mm-dd`, for a wedding without a date
 */
export function draftWedding(fields: Record<string, unknown>, fallbackDate: string): Wedding {
  const draft = draftFrom(fields);
  const line = (field: Exclude<keyof typeof maxLengths, MultilineField>) =>
    cleanLine(draft[field].slice(0, maxLengths[field]));
  const text = (field: MultilineField) => cleanText(draft[field].slice(0, maxLengths[field]));
  const time = (field: "ceremonyTime" | "receptionTime") =>
    isTime(draft[field]) ? draft[field] : null;
  const name = (field: "bride" | "groom", placeholder: string) =>
    hasVisibleCharacter(line(field)) ? line(field) : placeholder;
  return {
    id: previewId,
    partners: "bride-groom",
    bride: name("bride", wizardTexts.firstNamePlaceholder),
    groom: name("groom", wizardTexts.secondNamePlaceholder),
    weddingDate: isDate(draft.weddingDate) ? draft.weddingDate : fallbackDate,
    venue: line("venue"),
    city: line("city"),
    theme: line("theme"),
    colors: line("colors"),
    story: text("story"),
    welcomeLine: line("welcomeLine"),
    guestCount: null,
    ceremony: text("ceremony"),
    ceremonyPlace: line("ceremonyPlace"),
    ceremonyTime: time("ceremonyTime"),
    reception: text("reception"),
    receptionPlace: line("receptionPlace"),
    receptionTime: time("receptionTime"),
    selectedTheme: themeOf(draft),
    heroImage: draft.heroImage || null,
    giftAccount: parseAccountNumber(stringOrEmpty(fields.giftAccount)),
    giftNote: cleanText(stringOrEmpty(fields.giftNote).slice(0, maxNoteLength)),
    giftBoxVersion: 0,
    approvePhotos: false,
    answerMode: "both",
    answerDeadline: null,
    version: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}

function stringOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}
