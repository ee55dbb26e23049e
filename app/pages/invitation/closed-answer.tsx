import { initials } from "#app/pages/wedding-page/theme/name-length.ts";
import { MessageForm, type MessageFormProps } from "./message-form.tsx";
import { Actions, Records } from "./sent-answer.tsx";
import { invitationTexts } from "./texts.ts";

const texts = invitationTexts.closed;

interface ClosedAnswerProps extends Omit<MessageFormProps, "kind"> {
  /** True after sending an answer too late. */
  isRefused: boolean;
}

/** The page after the deadline, with a form for a message to the couple. */
export function ClosedAnswer({ isRefused, ...props }: ClosedAnswerProps) {
  const { records, deadline, couple, coupleNames, people } = props.invitation;
  const isNoted = records.some(({ status }) => status !== "pending");
  const isComing = records.some(({ status }) => status === "attending");
  return (
    <section
      className="sent closed"
      id="rsvp"
      data-state="over"
      data-instead={texts.instead}
      aria-labelledby="rsvp-title"
    >
      <Seal letters={initials(coupleNames)} />
      <div className="sent-text">
        <h1 id="rsvp-title">{texts.title}</h1>
        <p className="closed-text">
          {isNoted
            ? texts.noted(deadline, couple, people.length)
            : texts.unanswered(deadline, couple, people.length)}
        </p>
        {isRefused && (
          // biome-ignore lint/a11y/noAutofocus: a refused form moves the focus to its error
          <p className="field-error" role="alert" tabIndex={-1} autoFocus data-focus>
            {texts.refused}
          </p>
        )}
        {isNoted && <Records records={records} />}
        <MessageForm {...props} kind={isNoted ? "change" : "late"} />
        {isComing && <Actions invitation={props.invitation} />}
      </div>
    </section>
  );
}

function Seal({ letters }: { letters: string[] }) {
  return (
    <div className="seal" aria-hidden="true">
      <svg viewBox="0 0 430 299" width="430" height="299" aria-hidden="true">
        <path
          className="letter-front"
          d="M1 8a7 7 0 0 1 7-7h414a7 7 0 0 1 7 7v283a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7Z"
        />
        <path className="letter-crease" d="m2 296 174-156m252 156L254 140" />
        <path className="letter-front seal-flap" d="m3 4 197 154q15 11 30 0L427 4" />
      </svg>
      <div className="seal-wax">
        <svg viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">
          <path
            className="seal-drop"
            d="M50 3c9-3 14 4 22 5s14 6 16 14 9 13 8 21-3 12-1 20-6 13-12 18-10 12-19 12-13 4-21 2-14-3-20-8-13-8-15-16-6-13-4-21 0-13 4-19 7-15 15-18 11-6 16-9 6-1 11-1Z"
          />
          <circle className="seal-ring" cx="50" cy="50" r="33" />
        </svg>
        <b>{letters.join("")}</b>
      </div>
    </div>
  );
}
