import { Link } from "react-router";
import { VendorDrawing } from "#app/features/vendors/components/vendor-drawing.tsx";
import { vendorCategories } from "#app/features/vendors/rules.ts";
import { type VendorQuery, vendorQuery } from "#app/features/vendors/search/rules.ts";
import { categoryTexts } from "#app/features/vendors/texts.ts";
import type { Directory } from "./load-directory.server.ts";
import { vendorScreenTexts as texts } from "./texts.ts";

interface CategoryTilesProps {
  query: VendorQuery;
  counts: Directory["counts"];
}

/** The chosen tile leads back to all categories. */
export function CategoryTiles({ query, counts }: CategoryTilesProps) {
  return (
    <nav
      aria-label={texts.categories}
      className="overflow-x-auto border border-rule bg-sheet max-lg:-mx-4 max-lg:border-x-0 lg:rounded-l"
    >
      <ul className="grid auto-cols-[minmax(6rem,1fr)] grid-flow-col divide-x divide-rule">
        {vendorCategories.map((category) => {
          const isCurrent = query.kategori === category;
          return (
            <li key={category}>
              <Link
                to={vendorQuery.href({
                  ...query,
                  kategori: isCurrent ? "all" : category,
                  side: 1,
                  leverandor: null,
                  skjema: "none",
                })}
                preventScrollReset
                aria-current={isCurrent ? "true" : undefined}
                title={categoryTexts[category].description}
                className="relative grid h-full justify-items-center px-1 py-3 text-13 text-muted hover:bg-paper focus-visible:-outline-offset-3 aria-[current=true]:bg-paper-2 aria-[current=true]:shadow-[inset_0_-2px_0_var(--color-ink)] forced-colors:aria-[current=true]:border-b-2"
              >
                <VendorDrawing category={category} size="small" isPlain className="h-20 w-19" />
                <b
                  className={`mt-1 text-14 text-ink ${isCurrent ? "font-semibold" : "font-medium"}`}
                >
                  {categoryTexts[category].name}
                </b>
                <span className="tabular-nums">{counts.byCategory[category] ?? 0}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
