import { Fragment } from "react";
import { DayLinks } from "./calendar/day-links.tsx";
import { GallerySection } from "./gallery/gallery-section.tsx";
import { GreetingSection } from "./greeting/greeting-section.tsx";
import { type GuestFormError, reusableToken } from "./guest-form-errors.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { RsvpOver, RsvpSection } from "./rsvp/rsvp-section.tsx";
import { viewRsvp } from "./rsvp/rsvp-view.ts";
import { CountdownSection } from "./sections/countdown.tsx";
import { Footer } from "./sections/footer.tsx";
import { Hero } from "./sections/hero.tsx";
import { Ornament } from "./sections/ornament-image.tsx";
import { ProgramSection, StorySection } from "./sections/text-sections.tsx";
import { pageTexts } from "./texts.ts";
import { WishesSection } from "./wishes/wishes-section.tsx";

interface WeddingPageProps {
  guestPage: GuestPage;
  refusal?: GuestFormError | null;
}

export function WeddingPage({ guestPage, refusal = null }: WeddingPageProps) {
  const { page, wishes, gallery, greeting } = guestPage;
  const { countdown, daysLeft, date, story, program } = page;
  const { isOver } = page.hero;
  // A refused form keeps its token: nothing was stored under its idempotency key yet.
  const formToken = reusableToken(refusal) ?? guestPage.formToken;
  const rsvp = viewRsvp(guestPage, refusal);
  const tooLate = isOver && refusal?.form === "answer";
  const parts = [
    [story && <StorySection story={story} key="story" />],
    [
      program.length > 0 && <ProgramSection items={program} key="program" />,
      !isOver && <RsvpSection rsvp={rsvp} formToken={formToken} key="rsvp" />,
      tooLate && <RsvpOver bloom={rsvp.bloom} key="rsvp-over" />,
    ],
    [
      <WishesSection wishes={wishes} refusal={refusal} formToken={formToken} key="wishes" />,
      <GallerySection gallery={gallery} formToken={formToken} refusal={refusal} key="gallery" />,
    ],
    [
      <GreetingSection
        greeting={greeting}
        formToken={formToken}
        refusal={refusal}
        key="greeting"
      />,
    ],
  ].filter((chapters) => chapters.some(Boolean));
  return (
    <div className="page" data-theme={page.theme} data-hero={page.layout}>
      {!isOver && (
        <a className="skip" href="#rsvp">
          {pageTexts.skip}
        </a>
      )}
      <main>
        <Hero hero={page.hero} />
        <CountdownSection date={date} countdown={countdown} daysLeft={daysLeft} />
        {page.dayLinks && <DayLinks links={page.dayLinks} />}
        {parts.map((chapters, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          <Fragment key={index}>
            {index > 0 && <Ornament image={page.divider} className="divider" />}
            {chapters}
          </Fragment>
        ))}
      </main>
      <Footer footer={page.footer} />
      <FlashMessage message={guestPage.flashMessage} />
    </div>
  );
}

function FlashMessage({ message }: { message: string | null }) {
  return (
    message && (
      <div className="toasts" role="status">
        <p className="toast" id="flash">
          {message}
        </p>
      </div>
    )
  );
}
