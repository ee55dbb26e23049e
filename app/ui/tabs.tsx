import { Link, type To } from "react-router";

interface Tab {
  to: To;
  label: string;
  current: boolean;
}

interface TabLinksProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: Tab[];
}

/** Tabs that are links: each is an address of its own and works before JavaScript. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="min-w-0 border-b border-rule">
      <ul className="-mb-px flex gap-1 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className="flex h-11 items-center border-b-2 border-transparent px-3 text-15 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
