import type { HeroView } from "../page-view.server.ts";
import { pageTexts } from "../texts.ts";
import { Ornament } from "./ornament-image.tsx";

interface HeroProps {
  hero: HeroView;
  lead: { href: string; label: string };
}

export function Hero({ hero, lead }: HeroProps) {
  const [first, second] = hero.names;
  return (
    <header className="hero">
      <Ornament image={hero.corners[0]} className="hero-corner hero-corner-a" />
      <Ornament image={hero.corners[1]} className="hero-corner hero-corner-b" />
      <div className="hero-frame">
        {hero.wreath && <Ornament image={hero.wreath} className="hero-wreath" />}
        <div className="hero-photo">
          <HeroPicture hero={hero} />
        </div>
      </div>
      <div className="hero-text">
        <p className="hero-kicker">{hero.isOver ? pageTexts.kickerAfter : pageTexts.kicker}</p>
        <h1 className="hero-names" data-fit={hero.fit}>
          <bdi>{first}</bdi> <span className="amp">&amp;</span> <bdi>{second}</bdi>
        </h1>
        {hero.welcomeLine && <p className="hero-welcome">{hero.welcomeLine}</p>}
        <p className="hero-date">
          <time dateTime={hero.date.iso}>{hero.date.text}</time>
        </p>
        {hero.place && <p className="hero-venue">{hero.place}</p>}
        <a className="button button-primary hero-answer" href={lead.href}>
          {lead.label}
        </a>
      </div>
    </header>
  );
}

function HeroPicture({ hero }: { hero: HeroView }) {
  const { photo, landscape, sizes } = hero;
  if (photo) return <img {...photo} alt={photo.alt} sizes={sizes} fetchPriority="high" />;
  return (
    <picture>
      <source
        media="(min-width: 760px)"
        srcSet={landscape.wide.src}
        width={landscape.wide.width}
        height={landscape.wide.height}
      />
      <img
        src={landscape.narrow.src}
        width={landscape.narrow.width}
        height={landscape.narrow.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
