import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { useShownItem } from "#app/ui/use-shown-item.ts";

interface Choice {
  key: string;
  to: string;
  isCurrent: boolean;
  label: ReactNode;
  count?: number;
}

interface FilterLinksProps {
  label: string;
  choices: Choice[];
  className?: string;
}

export function FilterLinks({ label, choices, className }: FilterLinksProps) {
  const list = useShownItem(choices.findIndex(({ isCurrent }) => isCurrent));
  return (
    <nav aria-label={label} className={classNames("min-w-0", className)}>
      <ul
        ref={list}
        className="relative flex divide-x divide-rule overflow-x-auto rounded-m border border-edge bg-sheet"
      >
        {choices.map(({ key, to, isCurrent, label: text, count }) => (
          <li key={key} className="max-lg:flex-1">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={classNames(
                "flex h-[calc(var(--spacing-control)-2px)] items-center justify-center gap-1.5 px-1 text-14 font-medium min-[350px]:px-2 whitespace-nowrap text-ink-2 sm:px-3",
                "hover:bg-paper-2 focus-visible:-outline-offset-3 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-[current=true]:focus-visible:outline-on-ink",
              )}
            >
              {text}
              {count !== undefined && (
                <span className="font-normal tabular-nums opacity-75 max-sm:sr-only">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
