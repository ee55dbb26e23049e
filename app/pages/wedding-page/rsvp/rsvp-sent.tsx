import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import { pageTexts } from "../texts.ts";
import type { SentAnswersView } from "./rsvp-view.ts";

const texts = pageTexts.rsvp;

export function SentAnswers({ sent, bloom }: { sent: SentAnswersView; bloom: OrnamentImage }) {
  const [only, ...others] = sent.answers;
  return (
    <div className="rsvp-thanks" id="svar" data-petals={sent.attending || undefined}>
      <Ornament image={bloom} className="rsvp-bloom" />
      <p className="rsvp-thanks-text" tabIndex={-1} data-focus>
        {rsvpTexts.thanks[`${sent.attending}`]}
      </p>
      {others.length > 0 && <AnswerList answers={sent.answers} />}
      <p className="rsvp-next">
        {only && others.length === 0 && (
          <a className="button button-quiet" href={only.changeHref}>
            {texts.change}
          </a>
        )}
        <a className="button button-quiet" href={sent.anotherHref}>
          {texts.another}
        </a>
      </p>
    </div>
  );
}

function AnswerList({ answers }: Pick<SentAnswersView, "answers">) {
  return (
    <ul className="rsvp-answers" aria-label={texts.answers}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <span>
            <bdi>{answer.guestName}</bdi>
            <small>{rsvpTexts.attending[`${answer.attending}`]}</small>
          </span>
          <a
            className="button button-quiet"
            href={answer.changeHref}
            aria-label={texts.changeOf(answer.guestName)}
          >
            {texts.change}
          </a>
        </li>
      ))}
    </ul>
  );
}
