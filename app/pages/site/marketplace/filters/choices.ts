import {
  type ListingColour,
  type ListingCondition,
  listingConditions,
  type PriceBand,
  priceBands,
  type SellerKind,
  sellerKinds,
} from "#app/features/marketplace/rules.ts";
import type {
  FacetCount,
  ListingFacets,
  SearchPart,
} from "#app/features/marketplace/search/facets/queries.server.ts";
import {
  type MarketplaceQuery,
  marketplaceQuery,
  sizeSlug,
} from "#app/features/marketplace/search/rules.ts";
import {
  categoryTexts,
  colourTexts,
  conditionTexts,
  listingTexts,
  priceBandTexts,
  sellerKindTexts,
} from "#app/features/marketplace/texts.ts";
import { formatMoney } from "#app/platform/money.ts";
import { marketTexts as texts } from "../texts.ts";
import type { Facet, FacetRow } from "./filter-view.ts";

type Change = Partial<MarketplaceQuery>;

/** One thing that is chosen, and how the query is without it. */
export interface Choice {
  key: string;
  part: SearchPart;
  label: string;
  without: Change;
}

/** Everything that is chosen, in the order in which it is shown. */
export function choicesOf(query: MarketplaceQuery): Choice[] {
  const { sok, category, fra, til, sted, km } = query;
  const one = (part: SearchPart, label: string, without: Change): Choice => ({
    key: `${part} ${label}`,
    part,
    label,
    without,
  });
  return [
    ...(sok ? [one("text", texts.quoted(sok), { sok: "" })] : []),
    ...(category === "all" ? [] : [one("category", categoryTexts[category], { category: "all" })]),
    ...query.pris.map((band) =>
      one("band", priceBandTexts[band], { pris: query.pris.filter((other) => other !== band) }),
    ),
    ...(fra === null ? [] : [one("band", texts.from(formatMoney(fra * 100)), { fra: null })]),
    ...(til === null ? [] : [one("band", texts.to(formatMoney(til * 100)), { til: null })]),
    ...query.tilstand.map((condition) =>
      one("condition", conditionTexts[condition], {
        tilstand: query.tilstand.filter((other) => other !== condition),
      }),
    ),
    ...query.selger.map((seller) =>
      one("seller", sellerKindTexts[seller], {
        selger: query.selger.filter((other) => other !== seller),
      }),
    ),
    ...query.storrelse.map((size) =>
      one("size", texts.sizeChoice(size), {
        storrelse: query.storrelse.filter((other) => other !== size),
      }),
    ),
    ...query.farge.map((colour) =>
      one("colour", colourTexts[colour], {
        farge: query.farge.filter((other) => other !== colour),
      }),
    ),
    ...query.fylke.map((county) =>
      one("county", county, { fylke: query.fylke.filter((other) => other !== county) }),
    ),
    ...(sted ? [one("near", texts.near(sted, km), { sted: "" })] : []),
  ];
}

export const emptyParts: Record<SearchPart, Change> = {
  text: { sok: "" },
  category: { category: "all" },
  band: { pris: [], fra: null, til: null },
  condition: { tilstand: [] },
  seller: { selger: [] },
  size: { storrelse: [] },
  colour: { farge: [] },
  county: { fylke: [] },
  near: { sted: "" },
};

const shownCounties = 6;
const shownColours = 5;
const shownSizes = 12;

export function facetsOf(query: MarketplaceQuery, counts: ListingFacets): Facet[] {
  const word = (change: Change, name: string) => marketplaceQuery.fields(change)[name] ?? "";
  const bands = Object.keys(priceBands) as PriceBand[];
  const colours = shownValues(counts.colour, query.farge);
  const counties = shownValues(counts.county, query.fylke);
  const sizes = sizeRows(counts.size, query.storrelse);
  const row = <Value extends string>(
    value: Value,
    facetCounts: FacetCount<Value>[],
    chosen: readonly Value[],
    parts: { label: string; word: string },
  ): FacetRow => {
    const count = facetCounts.find((counted) => counted.value === value)?.count ?? 0;
    return {
      value: parts.word,
      label: parts.label,
      count,
      countText: listingTexts.count(count),
      isChosen: chosen.includes(value),
    };
  };
  const facets: Facet[] = [
    {
      name: "pris",
      legend: texts.price,
      rows: bands.map((band) =>
        row(band, counts.band, query.pris, {
          label: priceBandTexts[band],
          word: word({ pris: [band] }, "pris"),
        }),
      ),
    },
    {
      name: "tilstand",
      legend: texts.condition,
      rows: listingConditions.map((condition: ListingCondition) =>
        row(condition, counts.condition, query.tilstand, {
          label: conditionTexts[condition],
          word: word({ tilstand: [condition] }, "tilstand"),
        }),
      ),
    },
    {
      name: "selger",
      legend: texts.seller,
      rows: sellerKinds.map((seller: SellerKind) =>
        row(seller, counts.seller, query.selger, {
          label: sellerKindTexts[seller],
          word: word({ selger: [seller] }, "selger"),
        }),
      ),
    },
    {
      name: "storrelse",
      legend: texts.size,
      rows: sizes,
      shown: shownSizes,
      moreText: texts.allSizes(sizes.length),
      asCells: true,
    },
    {
      name: "farge",
      legend: texts.colour,
      rows: colours.map((colour: ListingColour) =>
        row(colour, counts.colour, query.farge, {
          label: colourTexts[colour],
          word: word({ farge: [colour] }, "farge"),
        }),
      ),
      shown: shownColours,
      moreText: texts.allColours(colours.length),
    },
    {
      name: "fylke",
      legend: texts.place,
      rows: counties.map((county) =>
        row(county, counts.county, query.fylke, {
          label: county,
          word: word({ fylke: [county] }, "fylke"),
        }),
      ),
      shown: shownCounties,
      moreText: texts.allCounties(counties.length),
    },
  ];
  return facets.filter((facet) => facet.rows.length > 0);
}

/** What is chosen stays a choice when it would find nothing. */
function shownValues<Value extends string>(
  counts: FacetCount<Value>[],
  chosen: readonly Value[],
): Value[] {
  const values = counts.map(({ value }) => value);
  return [...values, ...chosen.filter((value) => !values.includes(value))];
}

/** Sellers write sizes in several ways, which are one choice. */
function sizeRows(counts: FacetCount[], chosen: readonly string[]): FacetRow[] {
  const bySlug = new Map<string, { label: string; count: number }>();
  for (const { value, count } of counts) {
    const slug = sizeSlug(value);
    const known = bySlug.get(slug);
    bySlug.set(slug, { label: known?.label ?? value, count: (known?.count ?? 0) + count });
  }
  for (const slug of chosen) {
    if (!bySlug.has(slug)) bySlug.set(slug, { label: slug, count: 0 });
  }
  const rows = [...bySlug].map(([slug, { label, count }]) => ({
    value: slug,
    label,
    count,
    countText: listingTexts.count(count),
    isChosen: chosen.includes(slug),
  }));
  return rows.sort((a, b) => a.label.localeCompare(b.label, "nb", { numeric: true }));
}
