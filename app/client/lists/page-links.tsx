import { Link } from "react-router";

interface PageLinksProps {
  texts: {
    label: string;
    range: (from: number, to: number, total: number) => string;
    previous: string;
    next: string;
  };
  page: number;
  perPage: number;
  shownCount: number;
  total: number;
  hrefOf: (page: number) => string;
}

export function PageLinks({ texts, page, perPage, shownCount, total, hrefOf }: PageLinksProps) {
  const offset = (page - 1) * perPage;
  const last = offset + shownCount;
  return (
    <nav
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-3 text-14 text-muted"
    >
      <p>{texts.range(offset + 1, last, Math.max(total, last))}</p>
      {total > perPage && (
        <p className="flex gap-2">
          <PageLink to={offset > 0 ? hrefOf(page - 1) : null} label={texts.previous} />
          <PageLink to={offset + perPage < total ? hrefOf(page + 1) : null} label={texts.next} />
        </p>
      )}
    </nav>
  );
}

export function PageLink({ to, label }: { to: string | null; label: string }) {
  const linkClasses =
    "inline-flex min-h-control-s items-center rounded-m border px-3 text-14 font-semibold transition-colors";
  if (to === null) {
    return (
      <span className={`${linkClasses} border-transparent bg-paper-3 text-muted`}>{label}</span>
    );
  }
  return (
    <Link
      to={to}
      className={`${linkClasses} border-edge bg-sheet text-ink hover:border-ink hover:bg-paper-2`}
    >
      {label}
    </Link>
  );
}
