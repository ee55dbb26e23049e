import { Fragment } from "react";
import type { PageView } from "./page-view.server.ts";
import { CountdownSection } from "./sections/countdown.tsx";
import { Footer } from "./sections/footer.tsx";
import { Hero } from "./sections/hero.tsx";
import { Ornament } from "./sections/ornament-image.tsx";
import { ProgramSection } from "./sections/program.tsx";
import { RsvpSection, type RsvpView } from "./sections/rsvp.tsx";
import { RsvpOver } from "./sections/rsvp-over.tsx";
import { StorySection } from "./sections/story.tsx";
import { pageTexts } from "./texts.ts";

interface WeddingPageProps {
  page: PageView;
  rsvp: RsvpView;
  /** Whether this page is the reply to an answer that was not taken. */
  isRefused?: boolean;
}

/** What guests see. Markup is the same in every theme; styles/ makes the seven of it. */
export function WeddingPage({ page, rsvp, isRefused = false }: WeddingPageProps) {
  const { countdown, date, story, program } = page;
  const { isOver } = page.hero;
  const chapters = [
    story && <StorySection story={story} key="story" />,
    program.length > 0 && <ProgramSection items={program} key="program" />,
    !isOver && <RsvpSection rsvp={rsvp} key="rsvp" />,
    isOver && isRefused && <RsvpOver bloom={rsvp.bloom} key="rsvp-over" />,
  ].filter(Boolean);
  return (
    <div className="page" data-theme={page.theme} data-hero={page.layout}>
      {!isOver && (
        <a className="skip" href="#rsvp">
          {pageTexts.skip}
        </a>
      )}
      <main>
        <Hero hero={page.hero} />
        <CountdownSection date={date} countdown={countdown} />
        {chapters.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters never move
          <Fragment key={index}>
            {index === 1 && <Ornament image={page.divider} className="divider" />}
            {chapter}
          </Fragment>
        ))}
      </main>
      <Footer footer={page.footer} />
    </div>
  );
}
