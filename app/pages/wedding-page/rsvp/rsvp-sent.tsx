import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import type { OrnamentImage } from "../ornament-files.ts";
import { Ornament } from "../sections/ornament-image.tsx";
import { pageTexts } from "../texts.ts";
import type { SentAnswersView, SentAnswerView } from "./rsvp-view.ts";

const texts = pageTexts.rsvp;

export function SentAnswers({ sent, bloom }: { sent: SentAnswersView; bloom: OrnamentImage }) {
  return (
    <div className="rsvp-thanks" id="svar" data-petals={sent.attending || undefined}>
      <Ornament image={bloom} className="rsvp-bloom" />
      <p className="rsvp-thanks-text" tabIndex={-1} data-focus>
        {rsvpTexts.thanks[`${sent.attending}`]}
      </p>
      <ul className="rsvp-answers" aria-label={texts.answers}>
        {sent.answers.map((answer) => (
          <Answer answer={answer} key={answer.id} />
        ))}
      </ul>
      <a className="button button-quiet" href={sent.anotherHref}>
        {texts.another}
      </a>
    </div>
  );
}

function Answer({ answer }: { answer: SentAnswerView }) {
  const { guestName, attending, plusOneName, dietaryRestrictions, changeHref } = answer;
  return (
    <li>
      <div>
        <b>
          <bdi>{guestName}</bdi>
        </b>
        <p>{rsvpTexts.attending[`${attending}`]}</p>
        {plusOneName && (
          <p>
            {texts.companion} <bdi>{plusOneName}</bdi>
          </p>
        )}
        {dietaryRestrictions && (
          <p>
            {texts.diet} <bdi>{dietaryRestrictions}</bdi>
          </p>
        )}
      </div>
      <a className="button button-quiet" href={changeHref} aria-label={texts.changeOf(guestName)}>
        {texts.change}
      </a>
    </li>
  );
}
