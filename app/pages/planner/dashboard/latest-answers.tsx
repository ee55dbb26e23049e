import type { AnswerView } from "#app/features/rsvp/admin/answer-page.server.ts";
import { NewAnswerDot, type NewAnswers } from "#app/features/rsvp/admin/new-answers.tsx";
import { rsvpTexts } from "#app/features/rsvp/texts.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Status } from "#app/ui/status.tsx";

interface LatestAnswersProps {
  answers: AnswerView[];
  newAnswers: NewAnswers;
}

export function LatestAnswers({ answers, newAnswers }: LatestAnswersProps) {
  return (
    <ul className="divide-y divide-rule">
      {answers.map(({ id, guestName, email, attending, ago, sent }) => (
        <li key={id} className="relative flex min-h-15 items-center gap-3 px-4 py-2 lg:px-6">
          <NewAnswerDot
            id={id}
            newAnswers={newAnswers}
            className="top-1/2 left-1.5 -mt-[3.5px] lg:left-2"
          />
          <Avatar name={guestName} />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <span className="grid min-w-0 flex-1 basis-24">
              <b className="line-clamp-2 text-15 font-semibold wrap-anywhere">{guestName}</b>
              <span className="truncate text-13 text-muted">{email}</span>
            </span>
            <time dateTime={sent} className="w-28 text-13 text-muted max-sm:hidden">
              {ago}
            </time>
            <span className="sm:w-28">
              <Status kind={attending ? "coming" : "declined"}>
                {rsvpTexts.attending[attending ? "true" : "false"]}
              </Status>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
