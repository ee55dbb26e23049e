import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeader } from "#app/ui/page-header.tsx";
import { invitationQuery } from "./invitation-query.ts";
import { invitationTexts as texts } from "./texts.ts";

interface SubPageHeaderProps {
  title: string;
  picture?: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
}

export function SubPageHeader({ title, picture, ...rest }: SubPageHeaderProps) {
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-2">
          {picture}
          <span className="min-w-0 wrap-anywhere">{title}</span>
        </span>
      }
      back={{ to: invitationQuery.href(), label: texts.sending.back }}
      {...rest}
    />
  );
}

/** Classes of a link or button that is one of several choices. */
const chipClass =
  "inline-flex min-h-control items-center gap-2 rounded-m border border-rule-2 bg-sheet px-3.5 text-14 font-medium whitespace-nowrap lg:min-h-control-s hover:border-ink focus-visible:-outline-offset-3 aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink aria-[current=true]:focus-visible:outline-on-ink";

interface Chip {
  key: string;
  label: ReactNode;
  count?: number;
  to: string;
  isCurrent: boolean;
}

/** Scrolls sideways on phones. */
export function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav
      aria-label={label}
      className="relative max-lg:-mx-4 max-lg:w-0 max-lg:min-w-[calc(100%+2rem)] max-lg:overflow-x-auto max-lg:px-4"
    >
      <ul className="flex gap-2 max-lg:w-max lg:flex-wrap">
        {chips.map(({ key, label: text, count, to, isCurrent }) => (
          <li key={key}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={chipClass}
            >
              {text}
              {count !== undefined && (
                <span className="font-normal tabular-nums opacity-75">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
