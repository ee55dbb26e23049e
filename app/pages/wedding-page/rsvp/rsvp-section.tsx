import { codePath } from "#app/features/guests/codes/rules.ts";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import type { AnswerRefusal } from "#app/features/weddings/rules.ts";
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

interface RsvpRefusedProps {
  bloom: OrnamentImage;
  reason: AnswerRefusal;
  /** An answer has just been refused. */
  isAlert: boolean;
}

/** In place of the form: no answers are accepted, or only those by a household's link. */
export function RsvpRefused({ bloom, reason, isAlert }: RsvpRefusedProps) {
  const { title, text } = texts.refused[reason];
  const alert = isAlert ? { role: "alert", tabIndex: -1, autoFocus: true, "data-focus": true } : {};
  return (
    <enhanced-form>
      <section className="rsvp" id="rsvp" data-state="over" aria-labelledby="rsvp-title">
        <div className="rsvp-intro">
          <h2 id="rsvp-title">{title}</h2>
        </div>
        <div className="rsvp-thanks">
          <Ornament image={bloom} className="rsvp-bloom" />
          <p className="rsvp-thanks-text" {...alert}>
            {text}
          </p>
          {reason === "by-link" && (
            <a className="button button-quiet" href={codePath}>
              {texts.openByCode}
            </a>
          )}
        </div>
      </section>
    </enhanced-form>
  );
}
