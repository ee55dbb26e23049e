import type { ReactNode } from "react";
import { invitationTexts as guestTexts } from "#app/pages/invitation/texts.ts";
import { formatDate, formatWeekday } from "#app/platform/oslo-time.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { AnswerFormView } from "./load-answer-form.server.ts";
import { answerFormTexts as texts } from "./texts.ts";

const { form: guestForm } = guestTexts;

interface AnswerFormPreviewProps {
  answerForm: AnswerFormView;
  deadline: string;
}

/** A small picture of a household's form, with a number at each question. */
export function AnswerFormPreview({ answerForm, deadline }: AnswerFormPreviewProps) {
  const { couple, people, household } = answerForm;
  const day =
    deadline && `${formatWeekday(deadline)} ${formatDate(deadline).replace(/ \d{4}$/, "")}`;
  const intro = [guestForm.intro(2), day && guestForm.before(day)].filter(Boolean).join(", ");
  const asked = texts.asked;
  return (
    <Sheet
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-2">
          {texts.preview} <span className="font-text text-14 text-muted">{household}</span>
        </span>
      }
      className="bg-paper-2!"
    >
      <ol className="p-4 lg:p-6">
        <Part>
          <p className="text-13 italic">{couple}</p>
          <p className="font-display text-d20 italic">{guestForm.title(2)}</p>
          <p className="text-12">{intro}.</p>
        </Part>
        {people.map((name) => (
          <Part key={name}>
            <p className="font-display text-16 italic">{name}</p>
            <p className="flex flex-wrap gap-1.5 [&>span]:flex-1">
              <Control>{guestForm.attending.yes}</Control>
              <Control>{guestForm.attending.no}</Control>
            </p>
          </Part>
        ))}
        <Part number={1} {...asked.diet}>
          <p className="text-12">{guestForm.diet}</p>
          <p className="flex flex-wrap gap-1">
            {["Vegetar", "Vegan", "Nøtter"].map((diet) => (
              <Control key={diet}>{diet}</Control>
            ))}
          </p>
          <p className="border-l border-edge pl-2 text-12 text-muted">{guestForm.why}</p>
        </Part>
        <Part number={2} {...asked.companion}>
          <p className="text-12">{guestForm.companionName}</p>
          <Line />
        </Part>
        <Part number={3} {...asked.message}>
          <p className="text-12">{guestForm.message(couple)}</p>
          <Line className="h-9" />
        </Part>
        <Part number={4} {...asked.email}>
          <p className="text-12">{guestForm.email(2)}</p>
          <Line />
        </Part>
        <Part>
          <p className="rounded-full bg-berry py-1.5 text-center text-13 font-semibold text-on-berry">
            {guestForm.send}
          </p>
        </Part>
      </ol>
    </Sheet>
  );
}

interface PartProps {
  number?: number;
  label?: string;
  hint?: string;
  children: ReactNode;
}

function Part({ number, label, hint, children }: PartProps) {
  return (
    <li className="grid grid-cols-[minmax(0,15rem)_minmax(7rem,1fr)] items-center gap-3">
      <div
        aria-hidden="true"
        className="grid gap-1.5 self-stretch border-x border-rule-2 bg-sheet px-3.5 py-2 [li:first-child>&]:rounded-t-l [li:first-child>&]:border-t [li:first-child>&]:pt-4 [li:last-child>&]:rounded-b-l [li:last-child>&]:border-b [li:last-child>&]:pb-4"
      >
        {children}
      </div>
      {number !== undefined && (
        <p className="relative flex items-center gap-2 text-15 font-medium before:w-5 before:flex-none before:border-t before:border-messing max-sm:before:hidden">
          <span className="grid size-6 flex-none place-items-center rounded-full bg-messing-ink text-13 text-on-ink">
            {number}
          </span>
          <span>
            {label}
            {hint && <span className="block text-13 font-normal text-muted">{hint}</span>}
          </span>
        </p>
      )}
    </li>
  );
}

function Control({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-edge px-2.5 py-1 text-center text-12 whitespace-nowrap">
      {children}
    </span>
  );
}

function Line({ className = "h-6" }: { className?: string }) {
  return <span className={`block rounded-s border border-edge ${className}`} />;
}
