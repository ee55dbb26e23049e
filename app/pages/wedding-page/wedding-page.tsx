import { Fragment, type ReactNode } from "react";
import { DayLinks } from "./calendar/day-links.tsx";
import { GallerySection } from "./gallery/gallery-section.tsx";
import { GreetingSection } from "./greeting/greeting-section.tsx";
import { type GuestFormError, reusableToken } from "./guest-form-errors.ts";
import type { GuestPage } from "./guest-page.server.ts";
import { RsvpRefused, RsvpSection } from "./rsvp/rsvp-section.tsx";
import { viewRsvp } from "./rsvp/rsvp-view.ts";
import { CountdownSection } from "./sections/countdown.tsx";
import { Footer } from "./sections/footer.tsx";
import { Hero } from "./sections/hero.tsx";
import { Ornament } from "./sections/ornament-image.tsx";
import { PageNavigation } from "./sections/page-navigation.tsx";
import { leadOf, orderSections, type SectionName } from "./sections/page-order.ts";
import { ProgramSection, StorySection } from "./sections/text-sections.tsx";
import { pageTexts } from "./texts.ts";
import { hasWishes, WishesSection } from "./wishes/wishes-section.tsx";

interface WeddingPageProps {
  guestPage: GuestPage;
  refusal?: GuestFormError | null;
  /** Stands above the page, after its skip link. */
  bar?: ReactNode;
  /** For an invited household, in place of the open answer form: stands before the page's own. */
  opening?: ReactNode;
}

export function WeddingPage({ guestPage, refusal = null, bar, opening }: WeddingPageProps) {
  const { page, guestName, wishes, gallery, greeting } = guestPage;
  const { countdown, daysLeft, date, story, program, phase } = page;
  const isOver = phase === "after";
  // A refused form keeps its token: nothing was stored under its idempotency key yet.
  const formToken = reusableToken(refusal) ?? guestPage.formToken;
  const rsvp = viewRsvp(guestPage, refusal);
  const { answerRefusal } = guestPage;
  const isAnswerRefused = answerRefusal !== null && refusal?.form === "answer";
  // Those who have answered still see what they have answered.
  const isRefused = answerRefusal !== null && rsvp.state !== "sent";
  const isPresent = (section: SectionName) => {
    if (section === "story") return story !== "";
    if (section === "program") return program.length > 0;
    if (section === "rsvp") return !opening && (!isOver || isAnswerRefused);
    return section !== "wishes" || hasWishes(wishes, refusal);
  };
  const groups = orderSections(phase, isPresent);
  const lead = pageTexts.leads[leadOf(phase, isPresent)];
  const form = { guestName, formToken, refusal };
  const sections: Readonly<Record<SectionName, ReactNode>> = {
    story: <StorySection story={story} />,
    program: <ProgramSection items={program} />,
    rsvp: isRefused ? (
      <RsvpRefused bloom={rsvp.bloom} reason={answerRefusal} isAlert={isAnswerRefused} />
    ) : (
      <RsvpSection rsvp={rsvp} formToken={formToken} />
    ),
    wishes: <WishesSection wishes={wishes} {...form} />,
    gallery: <GallerySection gallery={gallery} {...form} />,
    greeting: <GreetingSection greeting={greeting} {...form} />,
  };
  return (
    <div className="page" data-theme={page.theme} data-hero={page.layout}>
      <a className="skip" href={lead.skipTo}>
        {lead.skip}
      </a>
      {bar}
      {guestPage.isDemo && <DemoNotice names={page.names} />}
      <main>
        {opening}
        <Hero hero={page.hero} lead={lead} />
        <PageNavigation sections={groups.flat()} />
        <CountdownSection date={date} countdown={countdown} daysLeft={daysLeft} />
        {page.dayLinks && <DayLinks links={page.dayLinks} />}
        {groups.map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <Ornament image={page.divider} className="divider" />}
            {group.map((section) => (
              <Fragment key={section}>{sections[section]}</Fragment>
            ))}
          </Fragment>
        ))}
      </main>
      <Footer footer={page.footer} />
      <FlashMessage message={guestPage.flashMessage} />
    </div>
  );
}

function DemoNotice({ names }: { names: readonly string[] }) {
  const { label, mark, text } = pageTexts.demo;
  return (
    <aside className="demo-note" aria-label={label}>
      <p>
        <b>{mark}</b> {text(names.join(" og "))}
      </p>
    </aside>
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
