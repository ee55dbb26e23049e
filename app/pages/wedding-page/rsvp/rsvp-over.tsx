import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import { pageTexts } from "../texts.ts";

const texts = pageTexts.rsvp.over;

export function RsvpOver({ bloom }: { bloom: OrnamentImage }) {
  return (
    <section className="rsvp" id="rsvp" data-state="over" aria-labelledby="rsvp-title">
      <div className="rsvp-intro">
        <h2 id="rsvp-title">{texts.title}</h2>
      </div>
      <div className="rsvp-thanks">
        <Ornament image={bloom} className="rsvp-bloom" />
        {/* biome-ignore lint/a11y/noAutofocus: a refused form is answered where it stood, script or not */}
        <p className="rsvp-thanks-text" role="alert" tabIndex={-1} autoFocus data-focus>
          {texts.text}
        </p>
      </div>
    </section>
  );
}
