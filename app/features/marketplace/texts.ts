import { formatMoney } from "#app/platform/money.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import {
  type Delivery,
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  type ListingKind,
  type ListingOrder,
  maxExactCount,
  type PriceBand,
  type SearchCategory,
  type SellCategory,
  type SellCondition,
  type SellerKind,
} from "./rules.ts";

export const categoryTexts: Record<ListingCategory, string> = {
  dresses: "Brudekjoler",
  shoes: "Sko",
  decoration: "Dekorasjon",
  flowers: "Blomster",
  gifts: "Gaver",
  accessories: "Tilbehør",
  venues: "Lokaler",
};

export const kindTexts: Record<ListingKind, string> = {
  jewelry: "Smykker",
  invitations: "Invitasjoner",
};

export const searchCategoryTexts: Record<SearchCategory, string> = {
  dress: "Kjoler",
  decoration: "Dekorasjon",
  jewelry: "Smykker",
  flowers: "Blomster",
  invitations: "Invitasjoner",
};

export const sellCategoryTexts: Record<SellCategory, string> = {
  dress: "Brudekjole",
  decoration: "Dekorasjon",
  jewelry: "Smykker",
  invitations: "Invitasjoner",
  flowers: "Blomster",
  accessories: "Tilbehør",
  shoes: "Sko",
  gifts: "Gaver",
  venues: "Lokaler",
};

export const conditionTexts: Record<ListingCondition, string> = {
  new: "Ny",
  unused: "Ubrukt",
  "like-new": "Som ny",
  "very-good": "Meget god",
  good: "God",
  "well-used": "Pent brukt",
};

export const sellConditionTexts: Record<SellCondition, string> = {
  new: "Ny",
  excellent: "Som ny",
  good: "God",
  fair: "Pent brukt",
};

export const sellerKindTexts: Record<SellerKind, string> = {
  private: "Privat",
  shop: "Butikk",
};

export const colourTexts: Record<ListingColour, string> = {
  white: "Hvit",
  ivory: "Elfenben",
  champagne: "Champagne",
  beige: "Beige",
  gold: "Gull",
  silver: "Sølv",
  yellow: "Gul",
  pink: "Rosa",
  red: "Rød",
  blue: "Blå",
  green: "Grønn",
  brown: "Brun",
  grey: "Grå",
  black: "Svart",
  several: "Flere farger",
};

export const deliveryTexts: Record<Delivery, string> = {
  pickup: "Hentes hos selger",
  shipping: "Sendes",
  both: "Hentes hos selger, eller sendes",
};

export const priceBandTexts: Record<PriceBand, string> = {
  "0-500": "0–500 kr",
  "500-1000": "500–1000 kr",
  "1000-3000": "1000–3000 kr",
  "3000+": "3000+ kr",
};

export const orderTexts: Record<ListingOrder, string> = {
  relevance: "Relevans",
  "price-low": "Pris: lav til høy",
  "price-high": "Pris: høy til lav",
  newest: "Nyeste",
  rating: "Vurdering",
};

export const listingTexts = {
  allCategories: "Alle kategorier",
  notFound: "Produktet ble ikke funnet",
  noRating: "Ny selger",
  example: "Eksempel",
  saving: (ore: number) => `Spar ${formatMoney(ore)}`,
  /** A shop's is its own former price, a private person's what it cost new. */
  originalPrice: { private: "nypris", shop: "før" } satisfies Record<SellerKind, string>,
  /** Counts above a thousand stop there. */
  count: (count: number) =>
    count > maxExactCount ? `over ${formatNumber(maxExactCount)}` : formatNumber(count),
  shown: (count: number, all: number) =>
    `Viser ${listingTexts.count(count)} av ${formatNumber(all)} produkter`,
};
