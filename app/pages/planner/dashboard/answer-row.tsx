import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { Status } from "#app/ui/status.tsx";
import { plannerTexts } from "../texts.ts";
import type { AnswerView } from "./load-dashboard.server.ts";
import { NewMark } from "./new-mark.tsx";
import type { useArrivals } from "./use-arrivals.ts";

const { answers: texts } = plannerTexts;
const cell = "lg:px-3 lg:py-2";
const wholeLine = "max-lg:col-span-full";

interface AnswerRowProps {
  answer: AnswerView;
  arrivals: ReturnType<typeof useArrivals>;
}

export function AnswerRow({ answer, arrivals }: AnswerRowProps) {
  const { id, guestName, plusOneName, attending, guestCount, dietaryRestrictions: diet } = answer;
  const companion = plusOneName && texts.companion(plusOneName);
  return (
    <tr className="relative max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-2.5 max-lg:gap-y-0.5 max-lg:px-4 max-lg:py-3.5 lg:h-15">
      <th scope="row" className={`${cell} font-normal max-lg:text-16 lg:pl-6.5`}>
        {arrivals.isNew(id) && (
          <NewMark
            id={id}
            onSeen={arrivals.markSeen}
            className="absolute top-6 left-1.5 lg:top-1/2 lg:left-2.5 lg:-mt-[3.5px]"
          />
        )}
        <b className="block font-semibold">{guestName}</b>
        {companion && <span className="text-13 text-muted max-lg:hidden">{companion}</span>}
      </th>
      <td className={cell}>
        <Status kind={attending ? "coming" : "declined"}>
          {rsvpTexts.attending[attending ? "true" : "false"]}
        </Status>
      </td>
      <td
        className={`${cell} ${wholeLine} whitespace-nowrap max-lg:whitespace-normal max-lg:text-muted ${attending ? "" : "text-muted"}`}
      >
        {texts.personCount(guestCount)}
        <span className="lg:hidden">
          {companion && `, ${companion}`} · {answer.day}
          {answer.changed && `, ${texts.changed(answer.changed)}`}
        </span>
      </td>
      <td className={`${cell} ${wholeLine} max-lg:order-3`}>
        {diet ? (
          <>
            <span className="mr-2 text-muted lg:hidden">{texts.diet}</span>
            {diet}
          </>
        ) : (
          <None />
        )}
      </td>
      <td className={`${cell} ${wholeLine} text-ink-2 max-lg:order-2 max-lg:text-15 lg:max-w-84`}>
        {answer.message ? <Message text={answer.message} /> : <None />}
      </td>
      <td className={`${cell} ${wholeLine} text-muted max-lg:order-1`}>
        <span className="break-all">{answer.email}</span>
      </td>
      <td className={`${cell} text-muted max-lg:hidden lg:pr-4 lg:whitespace-nowrap`}>
        <time dateTime={answer.sent}>
          {answer.day}
          <br />
          {answer.clock}
        </time>
        {answer.changed && <span className="block text-13">{texts.changed(answer.changed)}</span>}
      </td>
    </tr>
  );
}

function None() {
  return <span className="text-muted max-lg:hidden">–</span>;
}

const longMessage = 90;

/** Two lines of a long message; it opens where it stands. */
function Message({ text }: { text: string }) {
  if (text.length <= longMessage && !text.includes("\n"))
    return <p className="max-lg:my-1.5">{text}</p>;
  return (
    <details className="group max-lg:my-1.5">
      <summary className="list-none whitespace-pre-line marker:hidden lg:line-clamp-2 lg:group-open:line-clamp-none [&::-webkit-details-marker]:hidden">
        {text}
      </summary>
    </details>
  );
}
