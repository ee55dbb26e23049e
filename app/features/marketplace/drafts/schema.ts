import { z } from "zod";
import {
  choice,
  emptyToNull,
  id,
  line,
  money,
  optional,
  orgNumber,
  text,
  version,
} from "#app/platform/http/form-fields.server.ts";
import { tooLong } from "#app/platform/http/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { counties, findTown } from "#content/towns.ts";
import { maxPrice } from "../prices/rules.ts";
import {
  deliveries,
  listingColours,
  type SellCategory,
  type SellCondition,
  sellCategories,
  sellConditions,
  sellerKinds,
} from "../rules.ts";
import {
  type CompleteListing,
  type ListingDraft,
  maxCentimetres,
  maxLengths,
  maxPictures,
  parseCentimetres,
} from "./rules.ts";
import { definite, listingErrors as errors } from "./texts.ts";

const limit = (name: keyof typeof maxLengths) => ({
  max: maxLengths[name],
  tooLong: tooLong(definite[name], maxLengths[name]),
});

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

const optionalLine = (name: keyof typeof maxLengths) => line(limit(name)).transform(emptyToNull);

const centimetres = optional(
  z.string(errors.centimetres).transform((typed, context) => {
    const value = parseCentimetres(typed);
    if (value !== null && value <= maxCentimetres) return value;
    context.addIssue({ code: "custom", message: errors.centimetres, input: typed });
    return z.NEVER;
  }),
  null,
);

const price = (invalid: string) =>
  money({ max: maxPrice, invalid, tooLarge: errors.priceTooLarge(formatMoney(maxPrice)) });

/** Ids with spaces between them, each once. */
const pictures = z
  .unknown()
  .optional()
  .transform((sent) => {
    const ids = [sent ?? ""].flat().flatMap((each) => String(each).slice(0, 2000).split(" "));
    return [...new Set(ids.filter(isUuid))];
  });

const fields = {
  sellerKind: choice(sellerKinds, errors.sellerKind),
  sellerName: line({ ...limit("sellerName"), required: errors.sellerName }),
  orgNumber: optional(orgNumber(errors.orgNumber), null),
  title: line({ ...limit("title"), required: errors.title }),
  category: choice(keysOf<SellCategory>(sellCategories), errors.category),
  condition: choice(keysOf<SellCondition>(sellConditions), errors.condition),
  pictures: pictures
    .refine((ids) => ids.length > 0, errors.pictures)
    .refine((ids) => ids.length <= maxPictures, errors.tooManyPictures(maxPictures)),
  description: text({ ...limit("description"), required: errors.description }),
  brand: optionalLine("brand"),
  material: optionalLine("material"),
  colour: optional(choice(listingColours, errors.colour), null),
  size: optionalLine("size"),
  heelHeight: centimetres,
  bust: centimetres,
  waist: centimetres,
  length: centimetres,
  price: price(errors.price).refine((ore) => ore >= 100, errors.free),
  originalPrice: optional(price(errors.originalPrice), null),
  town: line({ ...limit("town"), required: errors.town }),
  county: optional(choice(counties, errors.county), null),
  delivery: choice(deliveries, errors.delivery),
};

/** Of a field that is wrong, what was sent. */
type Checked = { [Field in keyof ListingDraft]?: unknown };

/** Compares fields although others are wrong, so that all errors are shown at once. */
const always = { when: () => true };

/** What can be published. */
export const listingSchema = z
  .object(fields)
  .refine(
    ({ sellerKind, orgNumber: number }: Checked) => sellerKind !== "shop" || number !== null,
    {
      path: ["orgNumber"],
      error: errors.orgNumber,
      ...always,
    },
  )
  .refine(
    ({ sellerKind, price: asked, originalPrice }: Checked) =>
      sellerKind === "shop" ||
      typeof originalPrice !== "number" ||
      typeof asked !== "number" ||
      asked > maxPrice ||
      originalPrice > asked,
    { path: ["originalPrice"], error: errors.originalBelowPrice, ...always },
  )
  .refine(
    ({ town, county }: Checked) =>
      typeof town !== "string" || town === "" || Boolean(findTown(town) ?? county),
    { path: ["county"], error: errors.county, ...always },
  )
  .transform(({ town, ...listing }): CompleteListing => {
    const known = findTown(town);
    return {
      ...withoutOthers(listing),
      town: known?.name ?? town,
      county: known?.county ?? listing.county ?? "",
    };
  });

/** A private seller has no organisation number; a shop's former price is computed. */
function withoutOthers<Listing extends Pick<ListingDraft, "sellerKind">>(listing: Listing) {
  return listing.sellerKind === "shop"
    ? { ...listing, originalPrice: null }
    : { ...listing, orgNumber: null };
}

/** What has been filled in so far: a field that is wrong is blank until it is right. */
const draftFields = {
  sellerKind: fields.sellerKind.catch("private"),
  sellerName: fields.sellerName.catch(""),
  orgNumber: fields.orgNumber.catch(null),
  title: fields.title.catch(""),
  category: fields.category.nullable().catch(null),
  condition: fields.condition.nullable().catch(null),
  pictures: pictures.transform((ids) => ids.slice(0, maxPictures)),
  description: fields.description.catch(""),
  brand: fields.brand.catch(null),
  material: fields.material.catch(null),
  colour: fields.colour.catch(null),
  size: fields.size.catch(null),
  heelHeight: centimetres.catch(null),
  bust: centimetres.catch(null),
  waist: centimetres.catch(null),
  length: centimetres.catch(null),
  price: fields.price.nullable().catch(null),
  originalPrice: fields.originalPrice.catch(null),
  town: fields.town.nullable().catch(null),
  county: fields.county.catch(null),
  delivery: fields.delivery.nullable().catch(null),
};

/** What a button does after the form is read; the picture's buttons work without script. */
const pressed = z
  .unknown()
  .optional()
  .transform((sent): Pressed => {
    const [button, picture = ""] = String(sent ?? "")
      .slice(0, 60)
      .split(" ");
    if (button === "publish" || button === "upload") return { button };
    const isMove = button === "remove" || button === "earlier" || button === "later";
    return isMove && isUuid(picture) ? { button, picture } : { button: "draft" };
  });

export type Pressed =
  | { button: "draft" | "publish" | "upload" }
  | { button: "remove" | "earlier" | "later"; picture: string };

export const savedListingSchema = z
  .object({ key: id(), version: version(), pressed, ...draftFields })
  .transform(({ key, version: base, pressed: button, ...draft }) => ({
    ...{ key, version: base, pressed: button },
    draft: withoutOthers(draft) satisfies ListingDraft as ListingDraft,
  }));
