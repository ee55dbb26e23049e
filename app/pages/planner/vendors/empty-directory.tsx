import { Link } from "react-router";
import { type VendorQuery, vendorQuery } from "#app/features/vendors/search/rules.ts";
import { categoryTexts, priceTexts } from "#app/features/vendors/texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { vendorScreenTexts as texts } from "./texts.ts";

const list = { side: 1, leverandor: null, skjema: "none" } as const;

/** Names what could be removed; each choice is a link that does so. */
export function EmptyDirectory({ query }: { query: VendorQuery }) {
  const { kategori } = query;
  const category = kategori === "all" ? null : categoryTexts[kategori].name;
  const choices = choicesOf(query);
  return (
    <EmptyState
      title={texts.empty.title}
      action={
        choices.length > 0 && (
          <>
            {choices.map(({ label, without }) => (
              <Link
                key={label}
                to={vendorQuery.href({ ...query, ...without, ...list })}
                preventScrollReset
                aria-label={texts.empty.remove(label)}
                className="inline-flex min-h-control-s items-center gap-1.5 rounded-full border border-edge bg-sheet px-3 text-14 font-medium wrap-anywhere hover:border-ink"
              >
                {label}
                <Icon icon={X} size={14} />
              </Link>
            ))}
            <p className="basis-full pt-2">
              <ButtonLink to={vendorQuery.path} preventScrollReset>
                {texts.empty.reset}
              </ButtonLink>
            </p>
          </>
        )
      }
    >
      {choices.length > 0 ? texts.empty.text(category) : texts.empty.nobody}
    </EmptyState>
  );
}

function choicesOf(query: VendorQuery): { label: string; without: Partial<VendorQuery> }[] {
  const { sok, kategori, pris, sted, bekreftet, ledig } = query;
  return [
    sok && { label: `«${sok}»`, without: { sok: "" } },
    kategori !== "all" && {
      label: categoryTexts[kategori].name,
      without: { kategori: "all" as const },
    },
    pris !== "all" && { label: priceTexts[pris], without: { pris: "all" as const } },
    sted && { label: sted, without: { sted: "" } },
    bekreftet === "only" && { label: texts.onlyVerified, without: { bekreftet: "all" as const } },
    ledig === "only" && { label: texts.empty.free, without: { ledig: "all" as const } },
  ].filter((choice) => typeof choice === "object");
}
