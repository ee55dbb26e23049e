/** Where a fact of a guide comes from. */
export interface Source {
  title: string;
  publisher: string;
  /** As printed: "2026", "2018" or "u.d." for an undated page. */
  year: string;
  url?: string;
}

/** What an article shows besides its Markdown; numbers refer to `sources`, from 1. */
export type Block =
  | {
      kind: "facts";
      title: string;
      figures: { value: string; label: string }[];
      text: string;
      sources: number[];
    }
  | {
      kind: "table";
      caption: string;
      columns: string[];
      rows: string[][];
      sources: number[];
    }
  | { kind: "quote"; text: string; source?: number }
  | { kind: "links"; title: string; links: { to: string; label: string }[] };

export interface GuideBlocks {
  sources: Source[];
  /** The month, 1 to 12, whose sign stands beside a heading. */
  months?: Record<string, number>;
  /** Each stands at the end of the section whose heading is `after`. */
  blocks: { after: string; block: Block }[];
}
