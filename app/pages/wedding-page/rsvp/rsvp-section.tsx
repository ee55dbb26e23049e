import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import { pageTexts } from "../texts.ts";
import { AnswerForm } from "./rsvp-form.tsx";
import { SentAnswers } from "./rsvp-sent.tsx";
import type { RsvpView, SentAnswersView } from "./rsvp-view.ts";

const texts = pageTexts.rsvp;

interface RsvpSectionProps {
  rsvp: RsvpView;
  formToken: string;
}

export function RsvpSection({ rsvp, formToken }: RsvpSectionProps) {
  const { state, form, sent } = rsvp;
  return (
    <enhanced-form
      data-failed={rsvpTexts.failed}
      data-lost={rsvpTexts.unexpected}
      data-missing={rsvpTexts.weddingMissing}
    >
      <section className="rsvp" id="rsvp" data-state={state} aria-labelledby="rsvp-title">
        <div className="rsvp-intro">
          <h2 id="rsvp-title" tabIndex={-1}>
            {texts.title}
          </h2>
          <p>{introOf(rsvp)}</p>
          {sent && <Counts sent={sent} />}
          {state !== "sent" && <Ornament image={rsvp.bloom} className="rsvp-art" />}
        </div>
        {state === "sent" && sent && <SentAnswers sent={sent} bloom={rsvp.bloom} />}
        {state === "open" && <AnswerForm form={form} formToken={formToken} />}
        {state === "closed" && (
          <details className="rsvp-opener">
            <summary>
              <Ornament image={rsvp.bloom} className="rsvp-bloom" />
              <span className="button button-primary">{pageTexts.answer}</span>
            </summary>
            <AnswerForm form={form} formToken={formToken} />
          </details>
        )}
      </section>
    </enhanced-form>
  );
}

function introOf({ state, form }: RsvpView): string {
  if (state === "sent") return texts.sentIntro;
  if (form.purpose === "another") return texts.anotherIntro;
  return form.purpose === "change" ? texts.changeIntro : texts.intro;
}

function Counts({ sent }: { sent: SentAnswersView }) {
  return (
    <ul className="rsvp-counts">
      <li className={sent.coming > 0 ? "rsvp-count rsvp-count-yes" : "rsvp-count"}>
        <b>{sent.coming}</b> <span>{rsvpTexts.attending.true}</span>
      </li>
      <li className="rsvp-count">
        <b>{sent.declined}</b> <span>{rsvpTexts.attending.false}</span>
      </li>
    </ul>
  );
}

export function RsvpOver({ bloom }: { bloom: OrnamentImage }) {
  const { over } = texts;
  return (
    <section className="rsvp" id="rsvp" data-state="over" aria-labelledby="rsvp-title">
      <div className="rsvp-intro">
        <h2 id="rsvp-title">{over.title}</h2>
      </div>
      <div className="rsvp-thanks">
        <Ornament image={bloom} className="rsvp-bloom" />
        {/* biome-ignore lint/a11y/noAutofocus: a refused form moves the focus to its error */}
        <p className="rsvp-thanks-text" role="alert" tabIndex={-1} autoFocus data-focus>
          {over.text}
        </p>
      </div>
    </section>
  );
}
