import { Icon } from "#app/ui/icon.tsx";
import { type IconData, LayoutGrid, Menu } from "#app/ui/icons.ts";
import { marketTexts } from "../texts.ts";

const texts = marketTexts.view;

interface ViewToggleProps {
  shown: "grid" | "list";
  hrefs: { grid: string; list: string };
}

export function ViewToggle({ shown, hrefs }: ViewToggleProps) {
  return (
    <nav aria-label={texts.label} className="flex-none">
      <ul className="flex overflow-hidden rounded-m border border-edge bg-sheet">
        <ViewLink
          id="vis-rutenett"
          icon={LayoutGrid}
          label={texts.grid}
          href={hrefs.grid}
          isShown={shown === "grid"}
        />
        <ViewLink
          id="vis-liste"
          icon={Menu}
          label={texts.list}
          href={hrefs.list}
          isShown={shown === "list"}
        />
      </ul>
    </nav>
  );
}

interface ViewLinkProps {
  id: string;
  icon: IconData;
  label: string;
  href: string;
  isShown: boolean;
}

function ViewLink({ id, icon, label, href, isShown }: ViewLinkProps) {
  return (
    <li>
      <a
        id={id}
        href={href}
        data-live-link={id}
        aria-label={label}
        aria-current={isShown ? "true" : undefined}
        className="grid h-[calc(var(--spacing-control)-2px)] w-10.75 place-items-center hover:bg-paper-2 focus-visible:-outline-offset-3 aria-[current=true]:bg-ink aria-[current=true]:text-on-ink aria-[current=true]:focus-visible:outline-on-ink"
      >
        <Icon icon={icon} size={18} />
      </a>
    </li>
  );
}
