import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { RowActions } from "#app/client/lists/row-actions.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Status } from "#app/ui/status.tsx";
import { rsvpTexts } from "../texts.ts";
import { answerActions } from "./actions.ts";
import type { AnswerView } from "./answer-page.server.ts";
import { NewAnswerDot, type NewAnswers } from "./new-answers.tsx";
import { answerAdminTexts as texts } from "./texts.ts";

const { columns: headers } = texts;

interface AnswerTableProps {
  answers: readonly AnswerView[];
  newAnswers: NewAnswers;
}

export function AnswerTable({ answers, newAnswers }: AnswerTableProps) {
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLTableSectionElement>(
    answers.length,
    "button",
  );
  const columns = useMemo(
    () => [
      {
        header: headers.name,
        isRowHeader: true,
        headerClass: "w-[16%] pl-6.5",
        cellClass: "font-normal card:text-16 wide:pl-6.5",
        render: ({ id, guestName, plusOneName }: AnswerView) => (
          <>
            <NewAnswerDot
              id={id}
              newAnswers={newAnswers}
              className="top-6 left-1.5 wide:top-1/2 wide:left-2.5 wide:-mt-[3.5px]"
            />
            <b className="block font-semibold">{guestName}</b>
            {plusOneName && (
              <span className="text-13 text-muted card:hidden">{texts.companion(plusOneName)}</span>
            )}
          </>
        ),
      },
      ...plainColumns,
    ],
    [newAnswers],
  );
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={answers}
      rowClass="relative card:grid-cols-[minmax(0,1fr)_auto_auto] card:gap-x-2.5 card:gap-y-0.5 card:px-4 card:py-3.5 wide:h-15"
      bodyProps={{ ref: list, onFocus: rememberFocus }}
    />
  );
}

const plainColumns: Column<AnswerView>[] = [
  {
    header: headers.answer,
    headerClass: "w-33",
    cellClass: "card:col-span-2",
    render: ({ attending }) => (
      <Status kind={attending ? "coming" : "declined"}>
        {rsvpTexts.attending[attending ? "true" : "false"]}
      </Status>
    ),
  },
  {
    header: headers.persons,
    headerClass: "w-27",
    cellClass: "wide:whitespace-nowrap card:col-span-full card:text-muted",
    render: ({ attending, guestCount, plusOneName, day, changed }) => (
      <span className={attending ? undefined : "text-muted"}>
        {texts.persons(guestCount)}
        <span className="wide:hidden">
          {plusOneName && `, ${texts.companion(plusOneName)}`} ·{" "}
          <span className="whitespace-nowrap">{day}</span>
          {changed && `, ${texts.changed(changed)}`}
        </span>
      </span>
    ),
  },
  {
    header: headers.diet,
    headerClass: "w-[10%]",
    cellClass: "card:order-3 card:col-span-full",
    render: ({ dietaryRestrictions }) =>
      dietaryRestrictions ? (
        <>
          <span className="mr-2 text-muted wide:hidden">{headers.diet}</span>
          {dietaryRestrictions}
        </>
      ) : (
        <None />
      ),
  },
  {
    header: headers.message,
    cellClass: "text-ink-2 card:order-2 card:col-span-full card:text-15",
    render: ({ message }) =>
      message ? (
        <LongText
          text={message}
          clamp="wide:line-clamp-2 wide:group-open:line-clamp-none"
          className="card:my-1.5"
        />
      ) : (
        <None />
      ),
  },
  {
    header: headers.email,
    headerClass: "w-[15%]",
    cellClass: "text-muted card:order-1 card:col-span-2",
    render: ({ email }) => (email ? <EmailAddress email={email} /> : <None />),
  },
  {
    header: headers.date,
    headerClass: "w-31",
    cellClass: "text-muted card:hidden",
    render: ({ sent, day, clock, changed }) => (
      <>
        <time dateTime={sent}>
          {day}
          <br />
          {clock}
        </time>
        {changed && <span className="block text-13">{texts.changed(changed)}</span>}
      </>
    ),
  },
  {
    header: headers.actions,
    hideHeader: true,
    headerClass: "w-14",
    cellClass: "card:order-1 card:-my-2.5 card:-mr-3 card:justify-self-end wide:pl-0!",
    render: ({ id, guestName }) => (
      <RowActions
        title={guestName}
        actions={[
          {
            icon: Trash2,
            label: texts.deleteOf,
            submits: { actions: answerActions, intent: "delete", values: { id } },
          },
        ]}
      />
    ),
  },
];

function None() {
  return <span className="text-muted card:hidden">–</span>;
}
