import { Link } from "react-router";
import { Wordmark } from "#app/ui/logo.tsx";

const columns = [
  {
    title: "Bryllupsnettsider",
    links: [
      { to: "/create", label: "Lag nettside" },
      { to: "/admin?tab=rsvp", label: "RSVP" },
      { to: "/wishlist-admin", label: "Ønskeliste" },
      { to: "/gallery-admin", label: "Gjestebilder" },
    ],
  },
  {
    title: "Planlegger",
    links: [
      { to: "/guest-list", label: "Gjesteliste" },
      { to: "/seating-chart", label: "Bordkart" },
      { to: "/budget", label: "Budsjett" },
      { to: "/vendors", label: "Leverandører" },
    ],
  },
  {
    title: "Markedsplass",
    links: [
      { to: "/marketplace/dresses", label: "Brudekjoler" },
      { to: "/marketplace/shoes", label: "Sko" },
      { to: "/marketplace/decor", label: "Dekorasjon" },
      { to: "/marketplace/gifts", label: "Gaver" },
      { to: "/sell", label: "Selg noe" },
    ],
  },
  {
    title: "Jaord",
    links: [
      { to: "/guides", label: "Guides" },
      { to: "/guides/wedding-costs", label: "Hva koster et bryllup" },
      { to: "/about", label: "Om oss" },
      { to: "/auth", label: "Logg inn" },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer data-ground="dark" className="bg-night pt-14 pb-7 text-on-night lg:pt-22 lg:pb-8">
      <div className="wrap">
        <div className="grid gap-11 lg:grid-cols-[1fr_2fr] lg:gap-22">
          <div>
            <Link to="/" aria-label="Jaord, til forsiden" className="inline-block py-1.5">
              <Wordmark height={44} />
            </Link>
            <p className="mt-4 max-w-[24em] text-on-night-2">
              En nettside til gjestene, en planlegger til dere to, og en markedsplass for det som
              skal brukes én gang.
            </p>
          </div>
          <nav aria-label="Bunnmeny" className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className="mb-1.5 font-text text-14 font-semibold tracking-normal">
                  {column.title}
                </h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.to}>
                      <FooterLink {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-night-rule pt-4 text-14 text-on-night-2 lg:mt-18">
          <span className="py-2">© 2024 Jaord</span>
          <FooterLink to="/privacy" label="Personvern" />
          <FooterLink to="/terms" label="Vilkår" />
          <address className="flex gap-x-6 not-italic sm:ml-auto">
            <a href="mailto:hei@jaord.no" className="-my-1 py-3 underline-offset-4 hover:underline">
              hei@jaord.no
            </a>
            <span className="py-2">Oslo</span>
          </address>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-block py-2.75 text-15 text-on-night-2 underline-offset-4 hover:text-on-night hover:underline lg:py-1.5"
    >
      {label}
    </Link>
  );
}
