import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { X } from "#app/ui/icons.ts";
import { marketTexts as texts } from "../texts.ts";
import { type ActiveFilter, countId } from "./filter-view.ts";

interface ActiveFiltersProps {
  filters: ActiveFilter[];
  resetHref: string;
  /** Beside the filters. */
  children?: ReactNode;
}

export function ActiveFilters({ filters, resetHref, children }: ActiveFiltersProps) {
  return (
    <div id="valgte" data-live="">
      {filters.length > 0 && (
        <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ul aria-label={texts.active} className="flex flex-wrap gap-2">
            {filters.map(({ key, label, href }) => (
              <li key={key}>
                <a
                  href={href}
                  data-live-link={countId}
                  aria-label={texts.remove(label)}
                  className="relative inline-flex min-h-9 items-center gap-2 rounded-m bg-ink py-1.5 pr-2 pl-3 text-14 font-medium wrap-anywhere text-on-ink before:absolute before:-inset-1 hover:bg-ink-hover lg:before:inset-0"
                >
                  {label}
                  <Icon icon={X} size={14} />
                </a>
              </li>
            ))}
          </ul>
          <a
            href={resetHref}
            data-live-link={countId}
            className="link py-2.5 text-14 font-medium lg:py-2"
          >
            {texts.reset}
          </a>
          {children}
        </div>
      )}
    </div>
  );
}
