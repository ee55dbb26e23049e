import { pageTexts } from "../texts.ts";
import type { SectionName } from "./page-order.ts";

const hrefs: Readonly<Record<SectionName, string>> = {
  story: "#story",
  program: "#program",
  rsvp: "#rsvp",
  wishes: "#onskeliste",
  gallery: "#bilder",
  greeting: "#hilsen",
};

export function PageNavigation({ sections }: { sections: readonly SectionName[] }) {
  const { label, links } = pageTexts.navigation;
  return (
    <nav className="page-nav" aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={hrefs[section]}>{links[section]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
