import { Link } from "react-router";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Wordmark } from "#app/ui/logo.tsx";
import { LetterPocket, NewsletterField, NewsletterLetter } from "./footer/newsletter-box.tsx";
import type { SiteContact } from "./site-frame.server.ts";

export const tagline =
  "En nettside til gjestene, en planlegger til dere to og en markedsplass for det som skal brukes én gang.";

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

const socialIcons = {
  Instagram: "M4 4h12v12H4ZM10 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM13.7 6.3h.01",
  Facebook: "M11 17v-6.5h2.3M8 10.5h3V8c0-1.5.8-2.4 2.5-2.4",
  Pinterest: "M8.5 16.5l1.8-8M7 10.5c-1-3.5 1-5.5 3.3-5.5s4 1.6 3.7 4c-.4 3-3.3 4.2-4.6 2.3",
};

interface SiteFooterProps {
  contact: SiteContact;
  /** `letter` draws the box as a letter half way out of the footer; null leaves it to the page. */
  newsletter?: "field" | "letter" | null;
}

export function SiteFooter({ contact, newsletter = "field" }: SiteFooterProps) {
  const isLetter = newsletter === "letter";
  return (
    <footer>
      {isLetter && <NewsletterLetter />}
      <div
        data-ground="dark"
        className={`relative bg-night pb-7 text-on-night lg:pb-8 ${isLetter ? "pt-16 lg:pt-14" : "pt-14 lg:pt-20"}`}
      >
        {isLetter && <LetterPocket />}
        <div className="wrap">
          <div className="grid gap-11 lg:grid-cols-[25rem_1fr] lg:gap-22">
            <div>
              <Link to="/" aria-label="Jaord, til forsiden" className="inline-block py-1.5">
                <Wordmark height={44} />
              </Link>
              <p className="mt-4 max-w-[24em] text-pretty text-on-night-2">{tagline}</p>
              {newsletter === "field" && <NewsletterField />}
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
          <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-night-rule pt-4 text-14 text-on-night-2 lg:mt-16">
            <span className="py-2">© 2024 Jaord</span>
            <FooterLink to="/privacy" label="Personvern" />
            <FooterLink to="/terms" label="Vilkår" />
            <Contact contact={contact} />
            <Socials socials={contact.socials} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Contact({ contact: { email, phone, city, isExample } }: { contact: SiteContact }) {
  const link = "-my-1 py-3 underline-offset-4 hover:text-on-night hover:underline";
  return (
    <address className="flex flex-wrap items-center gap-x-6 not-italic lg:ml-auto">
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={`whitespace-nowrap ${link}`}>
          {phone}
        </a>
      )}
      <span className="py-2">{city}</span>
      {isExample && <ExampleBadge />}
    </address>
  );
}

function Socials({ socials }: Pick<SiteContact, "socials">) {
  return (
    <ul className="-mx-3 flex">
      {socials.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a
              href={url}
              aria-label={name}
              className="grid size-11 place-items-center hover:text-on-night"
            >
              <SocialIcon name={name} />
            </a>
          ) : (
            <span className="grid size-11 place-items-center">
              <SocialIcon name={name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SocialIcon({ name }: { name: keyof typeof socialIcons }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={socialIcons[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
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
