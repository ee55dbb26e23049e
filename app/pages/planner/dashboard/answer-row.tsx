import { Trash2 } from "lucide-react";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Status } from "#app/ui/status.tsx";
import { ActionForm } from "../actions/action-form.tsx";
import { plannerTexts } from "../texts.ts";
import { answersPath, deleteFields } from "./answer-actions.ts";
import type { AnswerView } from "./load-dashboard.server.ts";
import { UnseenDot } from "./unseen-dot.tsx";
import type { useNewAnswers } from "./use-new-answers.ts";

const { answers: texts } = plannerTexts;
const cell = "min-[80rem]:px-3 min-[80rem]:py-2";
const wholeLine = "max-[80rem]:col-span-full";

interface AnswerRowProps {
  answer: AnswerView;
  newAnswers: ReturnType<typeof useNewAnswers>;
}

export function AnswerRow({ answer, newAnswers }: AnswerRowProps) {
  const { id, guestName, plusOneName, attending, guestCount, dietaryRestrictions: diet } = answer;
  const companion = plusOneName && texts.companion(plusOneName);
  return (
    <tr className="relative max-[80rem]:grid max-[80rem]:grid-cols-[minmax(0,1fr)_auto_auto] max-[80rem]:gap-x-2.5 max-[80rem]:gap-y-0.5 max-[80rem]:px-4 max-[80rem]:py-3.5 min-[80rem]:h-15">
      <th scope="row" className={`${cell} font-normal max-[80rem]:text-16 min-[80rem]:pl-6.5`}>
        {newAnswers.isNew(id) && (
          <UnseenDot
            id={id}
            onSeen={newAnswers.markSeen}
            className="absolute top-6 left-1.5 min-[80rem]:top-1/2 min-[80rem]:left-2.5 min-[80rem]:-mt-[3.5px]"
          />
        )}
        <b className="block font-semibold">{guestName}</b>
        {companion && <span className="text-13 text-muted max-[80rem]:hidden">{companion}</span>}
      </th>
      <td className={`${cell} max-[80rem]:col-span-2`}>
        <Status kind={attending ? "coming" : "declined"}>
          {rsvpTexts.attending[attending ? "true" : "false"]}
        </Status>
      </td>
      <td
        className={`${cell} ${wholeLine} whitespace-nowrap max-[80rem]:whitespace-normal max-[80rem]:text-muted ${attending ? "" : "text-muted"}`}
      >
        {texts.personCount(guestCount)}
        <span className="min-[80rem]:hidden">
          {companion && `, ${companion}`} · <span className="whitespace-nowrap">{answer.day}</span>
          {answer.changed && `, ${texts.changed(answer.changed)}`}
        </span>
      </td>
      <td className={`${cell} ${wholeLine} max-[80rem]:order-3`}>
        {diet ? (
          <>
            <span className="mr-2 text-muted min-[80rem]:hidden">{texts.diet}</span>
            {diet}
          </>
        ) : (
          <None />
        )}
      </td>
      <td className={`${cell} ${wholeLine} text-ink-2 max-[80rem]:order-2 max-[80rem]:text-15`}>
        {answer.message ? (
          <LongText
            text={answer.message}
            clamp="min-[80rem]:line-clamp-2 min-[80rem]:group-open:line-clamp-none"
            className="max-[80rem]:my-1.5"
          />
        ) : (
          <None />
        )}
      </td>
      <td className={`${cell} text-muted max-[80rem]:order-1 max-[80rem]:col-span-2`}>
        <EmailAddress email={answer.email} />
      </td>
      <td className={`${cell} text-muted max-[80rem]:hidden`}>
        <time dateTime={answer.sent}>
          {answer.day}
          <br />
          {answer.clock}
        </time>
        {answer.changed && <span className="block text-13">{texts.changed(answer.changed)}</span>}
      </td>
      <td className="max-[80rem]:order-1 max-[80rem]:-my-2.5 max-[80rem]:-mr-3 max-[80rem]:justify-self-end min-[80rem]:pr-3">
        <ActionForm url={answersPath} fields={deleteFields(id)}>
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={texts.delete(guestName)}
            className="text-muted hover:text-ink"
          >
            <Icon icon={Trash2} size={18} />
          </Button>
        </ActionForm>
      </td>
    </tr>
  );
}

function None() {
  return <span className="text-muted max-[80rem]:hidden">–</span>;
}
