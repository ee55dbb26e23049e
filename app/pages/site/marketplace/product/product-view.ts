import { plateImage } from "#app/features/marketplace/drawing/plate-image.ts";
import type { ShownListing } from "#app/features/marketplace/queries.server.ts";
import { savingOf } from "#app/features/marketplace/rules.ts";
import {
  categoryTexts,
  colourTexts,
  conditionTexts,
  deliveryTexts,
} from "#app/features/marketplace/texts.ts";
import { artPath } from "#app/ornament/art-path.ts";
import { silhouettes } from "#app/ornament/plates/dress-shapes.ts";
import { samplePlates } from "#app/ornament/plates/sample-plates.ts";
import { silhouetteForms } from "#app/ornament/plates/silhouette-forms.ts";
import { now } from "#app/platform/clock.ts";
import { formatNumber } from "#app/platform/numbers.ts";
import { formatDay } from "#app/platform/oslo-time.ts";
import { pictureSrcSet, previewPath } from "#app/platform/pictures/picture-files.ts";
import { categoryPath } from "../paths.ts";
import { productTexts as texts } from "./texts.ts";

export interface ProductPicture {
  label: string;
  src: string;
  srcSet?: string;
  /** Which part of the drawing is shown enlarged. */
  detail?: "top" | "middle" | "bottom" | "center";
}

/** A dress in lines, with its measures. */
export interface Sketch {
  src: string;
  /** Where the drawing has its waist. */
  waistY: number;
  bust: string;
  waist: string;
  length: string;
}

const sketchForms = Object.keys(silhouetteForms) as (keyof typeof silhouetteForms)[];

/** Which contact form of a sample was sent without script. */
export type AnsweredForm = "kontakt" | "melding";

export interface ProductView {
  listing: ShownListing;
  category: { label: string; href: string };
  saving: number | null;
  isReserved: boolean;
  isSold: boolean;
  /** Such as "14. november"; null for samples and for what is not sold. */
  soldOn: string | null;
  /** Of a shop: since when it has the price that stands beside the struck one. */
  pricedOn: string | null;
  delivery: string;
  pictures: ProductPicture[];
  details: { name: string; value: string }[];
  hasMeasures: boolean;
  sketch: Sketch | null;
  answered: AnsweredForm | null;
  /** Of the first message to the seller. */
  messageId: string;
  url: string;
}

export function viewProduct(
  listing: ShownListing,
  url: string,
  answered: AnsweredForm | null,
): ProductView {
  const { bust, waist, length } = listing;
  return {
    listing,
    category: { label: categoryTexts[listing.category], href: categoryPath(listing.category) },
    saving: savingOf(listing),
    isReserved: listing.status === "reserved",
    isSold: listing.status === "sold",
    soldOn: listing.soldAt && formatDay(listing.soldAt, now()),
    pricedOn:
      listing.sellerKind === "shop" && listing.originalPrice !== null && listing.pricedAt
        ? formatDay(listing.pricedAt, now())
        : null,
    delivery: deliveryTexts[listing.delivery],
    pictures: picturesOf(listing),
    details: detailsOf(listing),
    hasMeasures: [bust, waist, length].some((measure) => measure !== null),
    sketch: sketchOf(listing),
    answered,
    messageId: crypto.randomUUID(),
    url,
  };
}

function picturesOf({ pictures, drawing, status, category }: ShownListing): ProductPicture[] {
  if (pictures.length > 0 || !drawing) {
    return pictures.map(({ id, widths }, index) => ({
      label: texts.numbered(index + 1),
      src: previewPath(id),
      srcSet: pictureSrcSet(id, widths),
    }));
  }
  const { whole, top, middle, bottom } = texts.pictureLabels;
  if (status === "sold") return [{ label: whole, src: plateImage(drawing, "sold").src }];
  const { src } = plateImage(drawing, "fine");
  if (category !== "dresses") {
    return [
      { label: whole, src },
      { label: middle, src, detail: "center" },
    ];
  }
  return [
    { label: whole, src },
    { label: top, src, detail: "top" },
    { label: middle, src, detail: "middle" },
    { label: bottom, src, detail: "bottom" },
  ];
}

/** Of a dress with all three measures. */
function sketchOf({ category, drawing, bust, waist, length }: ShownListing): Sketch | null {
  if (category !== "dresses" || bust === null || waist === null || length === null) return null;
  const plate = drawing ? samplePlates[drawing] : undefined;
  const own = plate?.kind === "dress" ? plate.silhouette : undefined;
  const form = sketchForms.find((name) => name === own) ?? "a";
  const [bustText, waistText, lengthText] = [bust, waist, length].map((measure) =>
    texts.centimetres(formatNumber(measure)),
  );
  return {
    src: artPath(`measure-${form}`),
    waistY: silhouettes[form].waist[1],
    bust: bustText ?? "",
    waist: waistText ?? "",
    length: lengthText ?? "",
  };
}

function detailsOf(listing: ShownListing) {
  const names = texts.details;
  const measure = (value: number | null) =>
    value === null ? null : texts.centimetres(formatNumber(value));
  const rows: [name: string, value: string | null][] = [
    [names.brand, listing.brand],
    [names.size, listing.size],
    [names.material, listing.material],
    [names.colour, listing.colour && colourTexts[listing.colour]],
    [names.heelHeight, measure(listing.heelHeight)],
    [names.bust, measure(listing.bust)],
    [names.waist, measure(listing.waist)],
    [names.length, measure(listing.length)],
    [names.condition, conditionTexts[listing.condition]],
    [names.place, [...new Set([listing.town, listing.county])].join(", ")],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
