import {
  type Delivery,
  deliveries,
  type ListingCategory,
  type ListingColour,
  type ListingCondition,
  type ListingKind,
  type SellCategory,
  type SellCondition,
  type SellerKind,
  sellCategories,
  sellConditions,
  sellerKinds,
} from "../rules.ts";

/** The form of /sell, in its order. */
export const listingFields = [
  "sellerKind",
  "sellerName",
  "orgNumber",
  "title",
  "category",
  "condition",
  "pictures",
  "description",
  "brand",
  "material",
  "colour",
  "size",
  "heelHeight",
  "bust",
  "waist",
  "length",
  "price",
  "originalPrice",
  "town",
  "county",
  "delivery",
] as const;

export type ListingField = (typeof listingFields)[number];

/** As typed; `pictures` are ids with spaces between them. */
export type ListingForm = Record<ListingField, string>;

export const sellSteps = ["what", "pictures", "description", "price", "review"] as const;

export type SellStep = (typeof sellSteps)[number];

/** The last step has no fields: it shows what the others say. */
export const stepFields: Record<SellStep, readonly ListingField[]> = {
  what: ["sellerKind", "sellerName", "orgNumber", "title", "category", "condition"],
  pictures: ["pictures"],
  description: [
    "description",
    "brand",
    "material",
    "colour",
    "size",
    "heelHeight",
    "bust",
    "waist",
    "length",
  ],
  price: ["price", "originalPrice", "town", "county", "delivery"],
  review: [],
};

/** What a listing cannot be published without. */
const requiredFields: readonly ListingField[] = [
  "sellerName",
  "title",
  "category",
  "condition",
  "pictures",
  "description",
  "price",
  "town",
];

/** Returns the required fields that are empty, in the form's order. */
export function missingFields(form: ListingForm): ListingField[] {
  const isRequired = (field: ListingField) =>
    requiredFields.includes(field) || (field === "orgNumber" && form.sellerKind === "shop");
  return listingFields.filter((field) => isRequired(field) && form[field].trim() === "");
}

export function isStepComplete(step: SellStep, form: ListingForm): boolean {
  const missing = missingFields(form);
  return !stepFields[step].some((field) => missing.includes(field));
}

export const maxPictures = 10;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = {
  sellerName: 60,
  title: 80,
  description: 5000,
  brand: 60,
  material: 80,
  size: 20,
  town: 60,
} as const;

export const maxCentimetres = 999;

/** Per account, and for visitors per IP address. */
export const rateLimits = {
  drafts: { points: 60, seconds: 24 * 3600 },
  published: { points: 40, seconds: 24 * 3600 },
  pictures: { points: 120, seconds: 3600 },
} as const;

export function blankListing(sellerName = ""): ListingForm {
  const blank = Object.fromEntries(listingFields.map((field) => [field, ""])) as ListingForm;
  return { ...blank, sellerKind: sellerKinds[0], sellerName, delivery: deliveries[0] };
}

/** Returns the ids of the pictures in order. */
export function pictureIds(pictures: string): string[] {
  return pictures.split(" ").filter(Boolean);
}

/** Returns the value of /sell for what is stored. */
export function sellCategoryOf(
  category: ListingCategory | null,
  kind: ListingKind | null,
): SellCategory | "" {
  const found = Object.entries(sellCategories).find(
    ([, choice]) => choice.category === category && choice.kind === kind,
  );
  return (found?.[0] as SellCategory | undefined) ?? "";
}

/** Returns the nearest of the four conditions of /sell. */
export function sellConditionOf(condition: ListingCondition | null): SellCondition | "" {
  if (condition === "unused") return "new";
  if (condition === "very-good") return "excellent";
  const found = Object.entries(sellConditions).find(([, stored]) => stored === condition);
  return (found?.[0] as SellCondition | undefined) ?? "";
}

/** Returns the centimetres of "12,5" or "12.5 cm"; null for anything else. */
export function parseCentimetres(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d))? ?(?:cm)?$/i.exec(typed.slice(0, 40).trim());
  if (!match) return null;
  const value = Number(`${match[1]}.${match[2] ?? 0}`);
  return value > 0 ? value : null;
}

export function typedCentimetres(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}

/** What /sell stores, as far as it is filled in. Prices are in øre. */
export interface ListingDraft {
  sellerKind: SellerKind;
  sellerName: string;
  orgNumber: string | null;
  title: string;
  category: SellCategory | null;
  condition: SellCondition | null;
  pictures: string[];
  description: string;
  brand: string | null;
  material: string | null;
  colour: ListingColour | null;
  size: string | null;
  heelHeight: number | null;
  bust: number | null;
  waist: number | null;
  length: number | null;
  price: number | null;
  originalPrice: number | null;
  town: string | null;
  county: string | null;
  delivery: Delivery | null;
}

/** A draft with all that buyers need. */
export type CompleteListing = ListingDraft & {
  [Name in "category" | "condition" | "price" | "town" | "county" | "delivery"]: NonNullable<
    ListingDraft[Name]
  >;
};
