import { Menu, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Wordmark } from "#app/ui/logo.tsx";

const links = [
  { to: "/", label: "Hjem" },
  { to: "/create", label: "Bryllupsnettsider" },
  { to: "/admin", label: "Planlegger" },
  { to: "/marketplace", label: "Markedsplass" },
  { to: "/guides", label: "Guides" },
  { to: "/about", label: "Om oss" },
];

/** The page's content must have the id `innhold`, the target of the skip link. */
export function SiteHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <a
        href="#innhold"
        className="absolute top-2 left-2 z-10 rounded-m bg-ink px-4 py-2.5 text-15 font-semibold text-on-ink not-focus:sr-only"
      >
        Hopp til innholdet
      </a>
      <div className="wrap flex h-16 items-center gap-2 lg:h-18">
        <Link to="/" aria-label="Jaord, til forsiden" className="mr-auto py-1.5 lg:mr-10">
          <Wordmark />
        </Link>
        <nav aria-label="Hovedmeny" className="hidden flex-1 lg:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  end
                  className="relative block rounded-m px-3 py-2 text-15 font-medium text-ink-2 transition-colors hover:text-berry aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:-bottom-0.5 aria-[current=page]:after:left-1/2 aria-[current=page]:after:-ml-0.75 aria-[current=page]:after:size-1.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-berry"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/auth" variant="quiet" className="whitespace-nowrap max-lg:hidden">
          Logg inn
        </ButtonLink>
        <ButtonLink to="/create" className="whitespace-nowrap">
          Kom i gang
        </ButtonLink>
        <SmallMenu />
      </div>
    </header>
  );
}

/** A `details` element opens without JavaScript too. */
function SmallMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={details} onKeyDown={onKeyDown} className="group lg:hidden">
      <summary
        aria-label="Meny"
        className="grid size-11 list-none place-items-center rounded-m hover:bg-paper-3 [&::-webkit-details-marker]:hidden"
      >
        <Icon icon={Menu} size={22} className="group-open:hidden" />
        <Icon icon={X} size={22} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Hovedmeny"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-fade-in overflow-y-auto border-b border-rule bg-paper shadow-float"
      >
        <ul className="wrap divide-y divide-rule py-2">
          {[...links, { to: "/auth", label: "Logg inn" }].map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                end
                onClick={close}
                className="flex min-h-13 items-center font-display text-d20 hover:text-berry aria-[current=page]:before:mr-2.5 aria-[current=page]:before:size-1.5 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-berry"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
