import { useCallback, useMemo } from "react";
import { useHideSender } from "#app/client/actions/hide-sender.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { RowActions } from "#app/client/lists/row-actions.tsx";
import { SelectionBar, useSelection } from "#app/client/lists/selection.tsx";
import { clientTexts } from "#app/client/texts.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { EyeOff, Trash2, UserX } from "#app/ui/icons.ts";
import { LongText } from "#app/ui/long-text.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Status } from "#app/ui/status.tsx";
import { companionDietOf } from "../rules.ts";
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
  const { submit } = useActions(answerActions);
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLTableSectionElement>(
    answers.length,
    "[data-destructive]",
  );
  const selection = useSelection(answers);
  const { isSelected, toggle } = selection;
  const { ask, dialog } = useHideSender();
  const hide = useCallback(
    (ids: string[]) => ask(() => submit("hide-sender", { id: ids }), ids.length),
    [ask, submit],
  );
  const columns = useMemo(
    (): Column<AnswerView>[] => [
      {
        header: headers.selection,
        hideHeader: true,
        headerClass: "w-13",
        cellClass:
          "card:absolute card:top-2 card:left-5 noscript:invisible wide:px-0! wide:pl-6.5!",
        render: ({ id, guestName }) => (
          <Checkbox
            name="selected"
            id={`velg-${id}`}
            checked={isSelected(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
            label={<span className="sr-only">{texts.select(guestName)}</span>}
          />
        ),
      },
      {
        header: headers.name,
        isRowHeader: true,
        headerClass: "w-[15%] max-[100rem]:w-1/5",
        cellClass: "font-normal card:text-16",
        render: ({ id, guestName, plusOneName, email }: AnswerView) => (
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
            {email && (
              <span className={`hidden text-13 text-muted ${withoutEmailColumn.block}`}>
                <EmailAddress email={email} />
              </span>
            )}
          </>
        ),
      },
      ...plainColumns,
      {
        header: headers.actions,
        hideHeader: true,
        headerClass: "w-25",
        cellClass: "card:order-1 card:-my-2.5 card:-mr-3 card:justify-self-end wide:pl-0!",
        render: ({ id, guestName }) => (
          <RowActions
            title={guestName}
            actions={[
              {
                icon: UserX,
                label: texts.hideSenderOf,
                menuLabel: clientTexts.hideSender.hide,
                onPress: () => hide([id]),
              },
              {
                icon: Trash2,
                label: texts.deleteOf,
                menuLabel: texts.deleteAnswer,
                isDestructive: true,
                submits: { actions: answerActions, intent: "delete", values: { id } },
              },
            ]}
          />
        ),
      },
    ],
    [newAnswers, isSelected, toggle, hide],
  );
  const ids = selection.selected.map(({ id }) => id);
  return (
    <>
      <Sheet className="overflow-hidden">
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={answers}
          rowClass="relative card:grid-cols-[minmax(0,1fr)_auto_auto] card:gap-x-2.5 card:gap-y-0.5 card:py-3.5 card:pr-4 card:pl-13 wide:h-15"
          bodyProps={{ ref: list, onFocus: rememberFocus }}
        />
      </Sheet>
      <SelectionBar
        label={texts.selection.label}
        selection={selection}
        actions={[
          { icon: EyeOff, label: texts.selection.hide, onPress: () => hide(ids) },
          {
            icon: Trash2,
            label: texts.selection.delete,
            onPress: () => submit("delete", { id: ids }),
          },
        ]}
      />
      {dialog}
    </>
  );
}

/** Windows with room for the table, but not for a column of e-mail addresses. */
const withoutEmailColumn = {
  block: "wide:max-[100rem]:block",
  hidden: "wide:max-[100rem]:hidden",
};

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
    headerClass: "w-[10%] max-[100rem]:w-[13%]",
    cellClass: "card:order-3 card:col-span-full",
    render: (answer) => {
      const { dietaryRestrictions, severeAllergy } = answer;
      const companion = companionDietOf(answer);
      const hasOwn = dietaryRestrictions || severeAllergy;
      const hasCompanions = companion.diet || companion.isSevere;
      if (!hasOwn && !hasCompanions) return <None />;
      return (
        <>
          <span className="mr-2 text-muted wide:hidden">{headers.diet}</span>
          {hasOwn && <Diet text={dietaryRestrictions} isSevere={severeAllergy} />}
          {hasCompanions && (
            <span className={hasOwn ? "block" : undefined}>
              {texts.companionDiet}
              <Diet text={companion.diet} isSevere={companion.isSevere} />
            </span>
          )}
        </>
      );
    },
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
    headerClass: `w-[15%] ${withoutEmailColumn.hidden}`,
    cellClass: `text-muted card:order-1 card:col-span-2 ${withoutEmailColumn.hidden}`,
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
];

function Diet({ text, isSevere }: { text: string | null; isSevere: boolean }) {
  if (!isSevere) return text;
  return <span className="font-medium text-error-ink">{texts.severe(text)}</span>;
}

function None() {
  return <span className="text-muted card:hidden">–</span>;
}
