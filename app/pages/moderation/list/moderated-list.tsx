import type { ReactNode } from "react";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { moderationTexts } from "../texts.ts";

interface ModeratedListProps {
  label?: string;
  /** The rows of one page. */
  rows: ReactNode[];
  empty: { title: string; text: string };
  /** Absent when all rows are shown. */
  pages?: { page: number; perPage: number; total: number; hrefOf: (page: number) => string };
  className?: string;
}

/** Renders rows with links to other pages, or a text for an empty list. */
export function ModeratedList({ label, rows, empty, pages, className }: ModeratedListProps) {
  return (
    <div className={className}>
      <Sheet>
        {rows.length > 0 ? (
          <ul aria-label={label} className="divide-y divide-rule">
            {rows}
          </ul>
        ) : (
          <EmptyState title={empty.title} className="min-h-60">
            {empty.text}
          </EmptyState>
        )}
      </Sheet>
      {pages && pages.total > pages.perPage && (
        <div className="pt-4">
          <PageLinks texts={moderationTexts.pages} shownCount={rows.length} {...pages} />
        </div>
      )}
    </div>
  );
}
