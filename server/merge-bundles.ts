/** Modules that a page loads together. */
export interface Bundle {
  modules: string[];
  size: number;
  /** The pages that load it, one bit each. */
  pages: bigint;
  /** None imports itself through others. Each is loaded by the same pages at least. */
  imports: Set<Bundle>;
}

interface Merge {
  parts: Bundle[];
  /** What the parts import, directly or not. */
  imports: Bundle[];
  pages: bigint;
}

/**
 * Merges bundles as long as each request saved costs pages at most `bytesPerRequest` that they do not
 * need, beginning with the cheapest.
 */
export function mergeBundles(bundles: readonly Bundle[], bytesPerRequest: number): Bundle[] {
  let merged = [...bundles];
  for (;;) {
    const merge = cheapestMerge(merged, bytesPerRequest);
    if (!merge) return merged;
    merged = apply(merge, merged);
  }
}

function cheapestMerge(bundles: Bundle[], bytesPerRequest: number): Merge | null {
  const reachable = reachability();
  let cheapest: Merge | null = null;
  let lowestPrice = bytesPerRequest;
  for (const [index, one] of bundles.entries()) {
    for (const other of bundles.slice(index + 1)) {
      if ((one.pages & other.pages) === 0n) continue;
      const isBetween = (bundle: Bundle) =>
        (reachable(one).has(bundle) && reachable(bundle).has(other)) ||
        (reachable(other).has(bundle) && reachable(bundle).has(one));
      const parts = [one, other, ...bundles.filter(isBetween)];
      const imports = new Set(parts.flatMap((part) => [...reachable(part)]));
      for (const part of parts) imports.delete(part);
      const pages = parts.reduce((all, part) => all | part.pages, 0n);
      const merge = { parts, imports: [...imports], pages };
      const price = priceOf(merge);
      if (price < lowestPrice) {
        lowestPrice = price;
        cheapest = merge;
      }
    }
  }
  return cheapest;
}

/** Bytes more per request less. */
function priceOf({ parts, imports, pages }: Merge): number {
  let bytes = 0;
  let requests = -count(pages);
  for (const part of parts) {
    bytes += count(pages & ~part.pages) * part.size;
    requests += count(part.pages);
  }
  for (const next of imports) {
    const more = count(pages & ~next.pages);
    bytes += more * next.size;
    requests -= more;
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

function reachability(): (bundle: Bundle) => Set<Bundle> {
  const known = new Map<Bundle, Set<Bundle>>();
  return function reachable(bundle): Set<Bundle> {
    const found =
      known.get(bundle) ??
      new Set([...bundle.imports].flatMap((next) => [next, ...reachable(next)]));
    known.set(bundle, found);
    return found;
  };
}

function count(pages: bigint): number {
  let found = 0;
  for (let rest = pages; rest > 0n; rest &= rest - 1n) found += 1;
  return found;
}
