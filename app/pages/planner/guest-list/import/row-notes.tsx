import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { maxCellLength } from "#app/features/guests/import/rules.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { EmailAddress } from "#app/ui/email-address.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TriangleAlert } from "#app/ui/icons.ts";
import { StatusIcon } from "#app/ui/status.tsx";
import { importActions } from "./actions.ts";
import { importQuery } from "./import-query.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import type { NoteView, PreviewView, RowView } from "./view-import.server.ts";

const { preview: texts } = importTexts;
const linkClasses = "link min-h-8 text-14 font-medium text-ink max-lg:min-h-11";

interface RowNotesProps {
  row: RowView;
  preview: PreviewView;
  /** The page shows each note twice, one for each width. */
  idPrefix: string;
}

/** The problems of a row and the guests it resembles, each with its corrections. */
export function RowNotes({ row, preview, idPrefix }: RowNotesProps) {
  return (
    <ul data-row={row.number} className="grid gap-1.5">
      {row.notes.map((note) => (
        <li key={note.text} className="grid justify-items-start gap-2">
          <Note note={note} row={row} preview={preview} idPrefix={idPrefix} />
        </li>
      ))}
    </ul>
  );
}

function Note({ note, row, preview, idPrefix }: RowNotesProps & { note: NoteView }) {
  const { id, query } = preview;
  const { correction, choices, comparison, tone, text } = note;
  const isCorrecting = correction && query.rad === row.number && query.felt === correction.field;
  const href = (values: Parameters<typeof importQuery.href>[0]) =>
    importQuery.href({ id, vis: query.vis, side: query.side, ...values });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p
          className={`flex gap-2 text-14 font-medium ${tone === "problem" ? "text-error" : "text-messing-ink"}`}
        >
          <span className="mt-0.5 flex-none">
            {tone === "problem" ? (
              <Icon icon={TriangleAlert} size={16} />
            ) : (
              <StatusIcon kind="waiting" />
            )}
          </span>
          {text}
        </p>
        {correction && !isCorrecting && (
          <Link
            to={href({ rad: row.number, felt: correction.field })}
            preventScrollReset
            className={`${linkClasses} inline-flex items-center`}
          >
            {correction.label}
          </Link>
        )}
        {choices.map(({ choice, label }) => (
          <ActionForm
            key={choice}
            actions={importActions}
            intent="choose"
            values={{ id, row: String(row.number), choice }}
          >
            <button type="submit" className={`${linkClasses} cursor-pointer`}>
              {label}
            </button>
          </ActionForm>
        ))}
      </div>
      {comparison && <Comparison comparison={comparison} />}
      {correction && isCorrecting && (
        <OneFieldForm
          intent="value"
          values={{ id, row: String(row.number), field: correction.field }}
          closed={href({})}
          id={`${idPrefix}-${row.number}`}
          name="value"
          label={texts.correctionLabel(correction.field)}
          defaultValue={correction.value}
          maxLength={maxCellLength}
        />
      )}
    </>
  );
}

/** The values of the list beside those of the file. */
function Comparison({ comparison }: { comparison: NonNullable<NoteView["comparison"]> }) {
  const { from: known, to: given, values } = comparison;
  return (
    <table className="text-14">
      <thead className="text-left text-13 text-muted">
        <tr>
          <td />
          <th scope="col" className="pr-6 font-medium">
            {known}
          </th>
          <th scope="col" className="font-medium">
            {given}
          </th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ label, from, to }) => (
          <tr key={label} className="align-baseline">
            <th scope="row" className="pr-6 text-left font-normal text-muted">
              {label}
            </th>
            <td className="max-w-60 pr-6 wrap-anywhere text-ink-2">
              <Value text={from} />
            </td>
            <td className="max-w-60 font-medium wrap-anywhere">
              <Value text={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ text }: { text: string }) {
  return text.includes("@") ? <EmailAddress email={text} /> : text;
}
