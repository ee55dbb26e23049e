import { describe, expect, test } from "vitest";
import { imageErrors } from "#app/client/texts.ts";
import { cardTexts } from "#app/features/marketplace/components/texts.ts";
import { listingFieldTexts } from "#app/features/marketplace/drafts/texts.ts";
import {
  categoryTexts as listingCategories,
  listingTexts,
  searchCategoryTexts,
  sellConditionTexts,
  sellerKindTexts,
} from "#app/features/marketplace/texts.ts";
import { conversationScreenTexts } from "#app/pages/conversations/texts.ts";
import { productTexts } from "#app/pages/site/marketplace/product/texts.ts";
import { marketTexts, searchTexts } from "#app/pages/site/marketplace/texts.ts";
import { sellTexts } from "#app/pages/site/sell/texts.ts";

// The specification's texts of the marketplace, to the letter.
const sellFields = ["title", "category", "price", "condition", "description", "pictures"] as const;

const specified: Record<string, [text: string, shown: string][]> = {
  marketplace: [
    ["Alle kategorier", listingTexts.allCategories],
    [
      "Brudekjoler, Sko, Dekorasjon, Blomster, Gaver, Tilbehør, Lokaler",
      Object.values(listingCategories).join(", "),
    ],
    ["Viser 12 av 42 produkter", listingTexts.shown(12, 42)],
    ["Privat, Butikk", Object.values(sellerKindTexts).join(", ")],
    ["Vis produkt", cardTexts.showProduct],
    ["Ingen produkter funnet", marketTexts.empty.title],
    ["Vis alle produkter", marketTexts.empty.all],
    ["Selg noe", marketTexts.sell],
    ["Produktet ble ikke funnet", listingTexts.notFound],
    ["Spar 8\u00a0100\u00a0kr", listingTexts.saving(8100_00)],
    [
      "Trygg handel, Levering tilgjengelig, Chat med selger",
      productTexts.trust.map(({ title }) => title).join(", "),
    ],
    ["Lignende produkter", productTexts.related],
    ["Kontakt selger", productTexts.contact],
    ["Send melding", productTexts.send],
    ["Dette er et eksempel", productTexts.example],
    ["Samtaler", conversationScreenTexts.title],
    ['Søkeresultater for "slør"', searchTexts.results("slør")],
    ["Søk i markedsplassen", searchTexts.title],
    ["Last inn flere resultater", searchTexts.more],
    [
      "Kjoler, Dekorasjon, Smykker, Blomster, Invitasjoner",
      Object.values(searchCategoryTexts).join(", "),
    ],
  ],
  sell: [
    ["Publiser produkt", sellTexts.bar.publish],
    ["Lagre som utkast", sellTexts.bar.saveDraft],
    [
      "Tittel, Kategori, Pris (NOK), Tilstand, Beskrivelse, Bilder",
      sellFields.map((name) => listingFieldTexts[name]).join(", "),
    ],
    ["Ny, Som ny, God, Pent brukt", Object.values(sellConditionTexts).join(", ")],
    ["Bildet må være mindre enn 5MB", imageErrors["too-large"]],
  ],
};

describe.each(Object.entries(specified))("%s", (_, texts) => {
  test.each(texts)("“%s”", (text, shown) => {
    expect(shown).toBe(text);
  });
});
