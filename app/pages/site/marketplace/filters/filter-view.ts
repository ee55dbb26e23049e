export interface FacetRow {
  value: string;
  label: string;
  /** Counted without the facet's own choices. */
  count: number;
  countText: string;
  isChosen: boolean;
}

export interface Facet {
  name: string;
  legend: string;
  rows: FacetRow[];
  /** How many rows are shown before the others are asked for, and the text that asks. */
  shown?: number;
  moreText?: string;
  asCells?: boolean;
}

export interface ActiveFilter {
  key: string;
  label: string;
  /** The address without it. */
  href: string;
}

export interface Option {
  value: string;
  label: string;
}

export const filterFormId = "filter";
export const countId = "antall";
