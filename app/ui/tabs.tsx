import type { KeyboardEvent } from "react";
import { Link, type To } from "react-router";
import { useShownItem } from "./use-shown-item.ts";

interface Tab {
  to: To;
  label: string;
  count?: number;
  current: boolean;
}

interface TabLinksProps {
  /** For screen readers. */
  label: string;
  tabs: Tab[];
}

/** Links that work without JavaScript; with it, arrow keys, Home and End move between them. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useShownItem(tabs.findIndex((tab) => tab.current));
  return (
    <nav aria-label={label} className="min-w-0 border-b border-rule">
      <ul ref={list} className="relative -mb-px flex gap-1 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              preventScrollReset
              onKeyDown={moveFocus}
              aria-current={tab.current ? "page" : undefined}
              className="flex h-11 items-center border-b-2 border-transparent px-3 text-15 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
              {tab.count ? (
                <span className="ml-1.5 font-normal text-muted tabular-nums">{tab.count}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  const links = [...(currentTarget.closest("ul")?.querySelectorAll("a") ?? [])];
  const at = links.indexOf(currentTarget);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % links.length, Home: 0, End: -1 }[key];
  if (to === undefined || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  links.at(to)?.focus();
}
