/** Modules that a page loads together. */
export interface Bundle {
  modules: string[];
  size: number;
  /** The pages that load it, one bit each. */
  pages: bigint;
  /** None imports itself through others. Each is loaded by the same pages at least. */
  imports: Set<Bundle>;
}

interface Limits {
  /** Bytes that a page may get without need, for a request saved. */
  bytesPerRequest: number;
  /** A limited page with more bundles is given fewer at any price. */
  maxPerPage: number;
  /** The weight of a page that is not limited, beside 1. */
  otherPages: number;
}

/** Counts pages by their weight. */
type Weigh = (pages: bigint) => number;

interface Merge {
  parts: Bundle[];
  /** What the parts import, directly or not. */
  imports: Bundle[];
  pages: bigint;
}

const allPages = ~0n;

/**
 * Merges bundles as long as that is worth it, beginning with the cheapest: what pages get without need
 * is divided by the requests saved.
 */
export function mergeBundles(
  bundles: readonly Bundle[],
  limitedPages: bigint,
  { bytesPerRequest, maxPerPage, otherPages }: Limits,
): Bundle[] {
  const weights = new Map<bigint, number>();
  const weigh: Weigh = (pages) => {
    const weight =
      weights.get(pages) ?? count(pages & limitedPages) + otherPages * count(pages & ~limitedPages);
    weights.set(pages, weight);
    return weight;
  };
  let merged = [...bundles];
  for (;;) {
    const merge =
      cheapestMerge(merged, allPages, bytesPerRequest, weigh) ??
      cheapestMerge(
        merged,
        pagesWithMore(merged, maxPerPage) & limitedPages,
        Number.POSITIVE_INFINITY,
        weigh,
      );
    if (!merge) return merged;
    merged = apply(merge, merged);
  }
}

/** Counts the requests saved for the pages `saving` only. */
function cheapestMerge(
  bundles: Bundle[],
  saving: bigint,
  maxPrice: number,
  weigh: Weigh,
): Merge | null {
  const reached = reachability(bundles);
  let cheapest: Merge | null = null;
  let lowestPrice = maxPrice;
  for (const [index, one] of bundles.entries()) {
    for (const other of bundles.slice(index + 1)) {
      if ((one.pages & other.pages & saving) === 0n) continue;
      const isConnected = reached.get(one)?.has(other) || reached.get(other)?.has(one);
      // What they import can only make it dearer, and takes long to find.
      if (!isConnected && priceOf(pairOf(one, other), saving, weigh) >= lowestPrice) continue;
      const merge = mergeOf(one, other, bundles, reached);
      const price = priceOf(merge, saving, weigh);
      if (price < lowestPrice) {
        lowestPrice = price;
        cheapest = merge;
      }
    }
  }
  return cheapest;
}

function pairOf(one: Bundle, other: Bundle): Merge {
  return { parts: [one, other], imports: [], pages: one.pages | other.pages };
}

/** What one imports on the way to the other is merged too. */
function mergeOf(
  one: Bundle,
  other: Bundle,
  bundles: Bundle[],
  reached: Map<Bundle, Set<Bundle>>,
): Merge {
  const isBetween = (bundle: Bundle, first: Bundle, last: Bundle) =>
    reached.get(first)?.has(bundle) && reached.get(bundle)?.has(last);
  const isConnected = reached.get(one)?.has(other) || reached.get(other)?.has(one);
  const between = isConnected
    ? bundles.filter((bundle) => isBetween(bundle, one, other) || isBetween(bundle, other, one))
    : [];
  const parts = [one, other, ...between];
  const imports = new Set(parts.flatMap((part) => [...(reached.get(part) ?? [])]));
  for (const part of parts) imports.delete(part);
  const pages = parts.reduce((all, part) => all | part.pages, 0n);
  return { parts, imports: [...imports], pages };
}

/** Bytes more per request less. */
function priceOf({ parts, imports, pages }: Merge, saving: bigint, weigh: Weigh): number {
  let bytes = 0;
  let requests = -weigh(pages & saving);
  for (const part of parts) {
    bytes += weigh(pages & ~part.pages) * part.size;
    requests += weigh(part.pages & saving);
  }
  for (const next of imports) {
    const more = pages & ~next.pages;
    if (more === 0n) continue;
    bytes += weigh(more) * next.size;
    requests -= weigh(more & saving);
  }
  return requests > 0 ? bytes / requests : Number.POSITIVE_INFINITY;
}

function apply({ parts, imports, pages }: Merge, bundles: Bundle[]): Bundle[] {
  const whole: Bundle = {
    modules: parts.flatMap(({ modules }) => modules),
    size: parts.reduce((sum, { size }) => sum + size, 0),
    pages,
    imports: new Set(imports.filter((next) => parts.some((part) => part.imports.has(next)))),
  };
  for (const next of imports) next.pages |= pages;
  const others = bundles.filter((bundle) => !parts.includes(bundle));
  for (const { imports: own } of others) {
    if (parts.filter((part) => own.delete(part)).length > 0) own.add(whole);
  }
  return [...others, whole];
}

function pagesWithMore(bundles: readonly Bundle[], maxPerPage: number): bigint {
  const all = bundles.reduce((pages, bundle) => pages | bundle.pages, 0n);
  let found = 0n;
  for (let page = 1n; page <= all; page <<= 1n) {
    const needed = bundles.filter(({ pages }) => (pages & page) !== 0n);
    if (needed.length > maxPerPage) found |= page;
  }
  return found;
}

function reachability(bundles: readonly Bundle[]): Map<Bundle, Set<Bundle>> {
  const known = new Map<Bundle, Set<Bundle>>();
  const reach = (bundle: Bundle): Set<Bundle> => {
    const before = known.get(bundle);
    if (before) return before;
    const found = new Set(bundle.imports);
    for (const next of bundle.imports) {
      for (const further of reach(next)) found.add(further);
    }
    known.set(bundle, found);
    return found;
  };
  for (const bundle of bundles) reach(bundle);
  return known;
}

function count(pages: bigint): number {
  return pages === 0n ? 0 : pages.toString(2).replaceAll("0", "").length;
}
