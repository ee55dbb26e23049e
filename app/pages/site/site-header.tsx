import { Link, useLocation } from "react-router";
import { unreadCount } from "#app/features/conversations/texts.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Heart, Menu, MessageSquare, X } from "#app/ui/icons.ts";
import { Wordmark } from "#app/ui/logo.tsx";
import type { SiteUser } from "./site-frame.server.ts";

interface HeaderLink {
  to: string;
  label: string;
  /** Paths of its pages elsewhere. */
  more?: readonly string[];
}

const links: HeaderLink[] = [
  { to: "/", label: "Hjem" },
  { to: "/create", label: "Bryllupsnettsider" },
  { to: "/admin", label: "Planlegger" },
  { to: "/marketplace", label: "Markedsplass", more: ["/search", "/product"] },
  { to: "/guides", label: "Guides", more: ["/guide"] },
  { to: "/about", label: "Om oss" },
];

/** Of an account; favourites and conversations have icons beside the menu. */
const own: HeaderLink[] = [
  { to: "/my-listings", label: "Mine annonser" },
  { to: "/saved-searches", label: "Lagrede søk" },
];
const signIn: HeaderLink = { to: "/auth", label: "Logg inn" };
const smallMenuId = "meny";

interface SiteHeaderProps {
  /** Null on error pages too, which do not ask the database who is signed in. */
  user: SiteUser | null;
}

/** The page's content must have the id `innhold`, the target of the skip link. */
export function SiteHeader({ user }: SiteHeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className="group/header sticky top-0 z-30 border-b border-rule bg-paper">
      <a
        href="#innhold"
        className="absolute top-2 left-2 z-10 rounded-m bg-ink px-4 py-2.5 text-15 font-semibold text-on-ink not-focus:sr-only"
      >
        Hopp til innholdet
      </a>
      <div className="wrap flex h-16 items-center gap-2 lg:h-18">
        <Link
          to="/"
          reloadDocument
          aria-label="Jaord, til forsiden"
          className="mr-auto py-1.5 lg:mr-10"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Hovedmeny" className="hidden flex-1 lg:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  aria-current={currentPart(link, pathname)}
                  className="relative block rounded-m px-3 py-2 text-15 font-medium text-ink-2 transition-colors hover:text-berry [&[aria-current]]:text-ink [&[aria-current]]:after:absolute [&[aria-current]]:after:-bottom-0.5 [&[aria-current]]:after:left-1/2 [&[aria-current]]:after:-ml-0.75 [&[aria-current]]:after:size-1.5 [&[aria-current]]:after:rounded-full [&[aria-current]]:after:bg-berry"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {user && <OwnLinks unread={user.unreadConversations} />}
        {user ? <PlannerLink user={user} /> : <SignInLinks />}
        <SmallMenu links={user ? [...links, ...own] : [...links, signIn]} pathname={pathname} />
      </div>
    </header>
  );
}

/** "page" on the page of the link, "true" on others of its part of the site. */
function currentPart({ to, more = [] }: HeaderLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  if (to === "/") return undefined;
  return [to, ...more].some((path) => `${pathname}/`.startsWith(`${path}/`)) ? "true" : undefined;
}

function SignInLinks() {
  return (
    <>
      <ButtonLink
        to={signIn.to}
        reloadDocument
        variant="quiet"
        className="whitespace-nowrap max-lg:hidden"
      >
        {signIn.label}
      </ButtonLink>
      <ButtonLink to="/create" reloadDocument className="whitespace-nowrap">
        Kom i gang
      </ButtonLink>
    </>
  );
}

function OwnLinks({ unread }: { unread: number }) {
  const iconLink = "relative grid size-11 flex-none place-items-center rounded-m hover:bg-paper-3";
  return (
    <>
      <Link to="/favorites" reloadDocument aria-label="Favoritter" className={iconLink}>
        <Icon icon={Heart} size={22} />
      </Link>
      <Link
        to="/conversations"
        reloadDocument
        aria-label={unread > 0 ? `Samtaler, ${unreadCount(unread)}` : "Samtaler"}
        className={iconLink}
      >
        <Icon icon={MessageSquare} size={22} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-paper bg-berry box-content forced-colors:bg-[CanvasText]"
          />
        )}
      </Link>
    </>
  );
}

function PlannerLink({ user }: { user: SiteUser }) {
  return (
    <ButtonLink
      to="/admin"
      reloadDocument
      variant="quiet"
      className="whitespace-nowrap max-sm:hidden"
    >
      <span className="inline-flex max-[22rem]:hidden">
        <Avatar name={user.name} src={user.picture} />
      </span>
      Til planleggeren
    </ButtonLink>
  );
}

/**
 * Opens and closes without JavaScript, by a tap outside and Escape too. Browsers that do not know
 * popovers show a row of links.
 */
function SmallMenu({ links, pathname }: { links: HeaderLink[]; pathname: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={smallMenuId}
        aria-label="Meny"
        className="grid size-11 place-items-center rounded-m hover:bg-paper-3 no-popover:hidden lg:hidden"
      >
        <Icon icon={Menu} size={22} className="group-has-[:popover-open]/header:hidden" />
        <Icon icon={X} size={22} className="hidden group-has-[:popover-open]/header:block" />
      </button>
      <nav
        id={smallMenuId}
        popover="auto"
        aria-label="Hovedmeny"
        className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full animate-fade-in overflow-y-auto border-b border-rule bg-paper text-ink shadow-float no-popover:border-0 no-popover:shadow-none lg:hidden"
      >
        <ul className="wrap divide-y divide-rule py-2 no-popover:flex no-popover:gap-6 no-popover:divide-y-0 no-popover:overflow-x-auto no-popover:py-0 no-popover:whitespace-nowrap">
          {links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={currentPart(link, pathname)}
                // The page's own link loads nothing, so nothing else would close the menu.
                onClick={({ currentTarget }) =>
                  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
                }
                className="flex min-h-13 items-center font-display text-d20 hover:text-berry [&[aria-current]]:before:mr-2.5 [&[aria-current]]:before:size-1.5 [&[aria-current]]:before:rounded-full [&[aria-current]]:before:bg-berry"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
