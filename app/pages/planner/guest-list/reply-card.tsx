import { useActions } from "#app/client/actions/submit.ts";
import { rsvpStatuses } from "#app/features/guests/rules.ts";
import { formatDay, formatDayAndTime } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { Radio, RadioGroup } from "#app/ui/radio.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { guestActions } from "./actions.ts";
import { BothValues } from "./both-values.tsx";
import { type GuestFormState, guestLabels } from "./guest-fields.tsx";
import { GuestStatus } from "./guest-status.tsx";
import { disagreementsOf, type GuestRow } from "./rules.ts";
import { guestListTexts } from "./texts.ts";

const { guest: texts, sheet: sheetTexts, statuses } = guestListTexts;

interface ReplyProps {
  row: GuestRow;
  form: GuestFormState;
  /** ISO instant. */
  now: string;
}

/** The guest's answer, with the status that counts. */
export function ReplyCard({ row, form, now }: ReplyProps) {
  const { answer, own } = row;
  const { name, value, error, onChange } = form.field("status");
  return (
    <Sheet doubleFrame className="bg-paper! px-7 py-6">
      <h3 className="text-d20 italic">{sheetTexts.answer}</h3>
      <RadioGroup
        name={name}
        legend={texts.status}
        legendHidden
        error={error}
        className="mt-2 flex flex-wrap gap-x-7 gap-y-1"
      >
        {(["attending", "declined", "pending"] as const).map((status) => (
          <Radio
            key={status}
            name={name}
            value={status}
            checked={value === status}
            onChange={onChange}
            label={statuses[status]}
            className="has-checked:font-semibold"
          />
        ))}
      </RadioGroup>
      {answer?.message && (
        <p className="mt-3 whitespace-pre-line text-15 text-ink-2 wrap-anywhere">
          «{answer.message}»
        </p>
      )}
      <p className="mt-4 grid gap-1 border-t border-rule-2 pt-3 text-13 text-muted">
        {answer
          ? sheetTexts.answered(formatDayAndTime(new Date(answer.at), new Date(now)))
          : sheetTexts.noAnswer}
        {own?.statusSetAt !== undefined && (
          <span>{sheetTexts.changed(formatDay(new Date(own.statusSetAt), new Date(now)))}</span>
        )}
      </p>
    </Sheet>
  );
}

/** Where the couple and the guest have written different things. */
export function Disagreement({ row, form, now }: ReplyProps) {
  const { answer, own } = row;
  const found = disagreementsOf(row);
  if (!answer || found.length === 0) return null;
  const answered = Object.fromEntries(found.map((each) => [each.field, each.answered]));
  const answeredAt = formatDayAndTime(new Date(answer.at), new Date(now));
  const setAt = own?.statusSetAt;
  const isAboutStatus = found.some(({ field }) => field === "status");
  return (
    <BothValues
      level={4}
      fields={found.map((each) => ({
        label: guestLabels[each.field],
        answered: show(each.answered),
        own: show(each.own),
      }))}
      answered={{
        heading: sheetTexts.answeredValue(answeredAt),
        action: (
          <Button
            type="button"
            size="small"
            onClick={() => form.change(answered)}
            className="justify-self-start noscript:hidden"
          >
            {sheetTexts.useAnswer}
          </Button>
        ),
      }}
      own={{
        heading:
          isAboutStatus && setAt !== undefined
            ? sheetTexts.ownValueSet(formatDay(new Date(setAt), new Date(now)))
            : sheetTexts.ownValue,
        action: <MarkReviewed id={row.id} />,
      }}
    />
  );
}

function show(value: string) {
  const status = rsvpStatuses.find((each) => each === value);
  return status ? <GuestStatus status={status} /> : value || sheetTexts.nothing;
}

function MarkReviewed({ id }: { id: string }) {
  const { submit } = useActions(guestActions);
  return (
    <Button
      type="button"
      size="small"
      onClick={() => submit("mark-reviewed", { id })}
      className="justify-self-start noscript:hidden"
    >
      {sheetTexts.markReviewed}
    </Button>
  );
}
