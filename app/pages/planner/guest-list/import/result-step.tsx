import { Link } from "react-router";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { useFocusAfterRemoval } from "#app/client/actions/use-focus-after-removal.ts";
import { maxCellLength } from "#app/features/guests/import/rules.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import type { ActionResult } from "#app/platform/http/actions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Download, Undo2 } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { importActions } from "./actions.ts";
import { CategoryMark } from "./category-mark.tsx";
import { ImportChart } from "./import-chart.tsx";
import { importQuery } from "./import-query.ts";
import { OneFieldForm } from "./one-field-form.tsx";
import type { ResultView } from "./view-result.server.ts";

const { result: texts } = importTexts;

const addClasses = "link inline-flex min-h-11 items-center text-14 font-medium";

interface ResultStepProps {
  result: ResultView;
  actionData: ActionResult | undefined;
}

export function ResultStep({ result, actionData }: ResultStepProps) {
  return (
    <>
      <Sheet className="grid justify-items-center gap-1.5 px-4 pt-7 pb-8 text-center lg:px-6 lg:pt-11 lg:pb-9">
        {result.isUndone ? <Undone result={result} /> : <Done result={result} />}
      </Sheet>
      {!result.isUndone && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)] lg:gap-5">
          {result.skippedCount > 0 && <Skipped result={result} actionData={actionData} />}
          {result.newCategories.length > 0 && (
            <Sheet title={texts.categories}>
              <ul className="divide-y divide-rule">
                {result.newCategories.map(({ id, name, color, guests }) => (
                  <li
                    key={id}
                    className="flex min-h-11 items-center justify-between gap-4 px-4 text-15 lg:px-6"
                  >
                    <CategoryMark color={color}>{name}</CategoryMark>
                    <b className="font-semibold tabular-nums">{guests}</b>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
        </div>
      )}
    </>
  );
}

function Done({ result }: { result: ResultView }) {
  const { id, added, updated, total, categoryCount } = result;
  const { pending } = useActions(importActions);
  const isUndoing = pending.some(({ intent }) => intent === "undo");
  return (
    <>
      <ImportChart added={added} updated={updated} skipped={result.skippedCount} />
      <h2 className="text-d39">{added > 0 ? texts.title(added) : texts.updatedTitle(updated)}</h2>
      <p className="max-w-[34em] text-16 text-balance text-ink-2">
        {texts.summary(total, categoryCount)}{" "}
        {added > 0 && texts.contact(result.withPhone, result.withEmail, result.withDiet)}
      </p>
      <div className="mt-4.5 flex w-full flex-wrap justify-center gap-2">
        <ButtonLink to="/guest-list" variant="primary" className="max-sm:flex-1">
          {texts.show}
        </ButtonLink>
        <ActionForm
          actions={importActions}
          intent="undo"
          values={{ id }}
          className="max-sm:grid max-sm:flex-1"
        >
          <Button busy={isUndoing} className="whitespace-nowrap">
            <Icon icon={Undo2} size={18} />
            {texts.undo}
          </Button>
        </ActionForm>
      </div>
    </>
  );
}

function Undone({ result: { kept } }: { result: ResultView }) {
  return (
    <>
      <h2 className="text-d39">{texts.undone}</h2>
      {kept.length === 0 ? (
        <p className="text-16 text-ink-2">{texts.undoneHint}</p>
      ) : (
        <div className="max-w-[40em] text-16 text-ink-2">
          <p>{texts.kept(kept.length)}</p>
          <ul className="mt-2 flex flex-wrap justify-center gap-x-4 gap-y-1 font-medium text-ink">
            {kept.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have the same name
              <li key={index}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4.5 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/guest-list" variant="primary">
          {texts.show}
        </ButtonLink>
        <ButtonLink to="/guest-list/import">{texts.again}</ButtonLink>
      </div>
    </>
  );
}

function Skipped({ result, actionData }: ResultStepProps) {
  const { id, skipped, skippedCount } = result;
  const { list, rememberFocus } = useFocusAfterRemoval<HTMLUListElement>(skippedCount, "a, button");
  return (
    <Sheet
      title={texts.skipped}
      action={
        <ButtonLink
          to={`/guest-list/import/skipped.csv?id=${id}`}
          reloadDocument
          download
          variant="quiet"
          size="small"
          className="lg:-mr-3"
        >
          <Icon icon={Download} size={18} />
          {texts.download}
        </ButtonLink>
      }
    >
      <ul ref={list} onFocus={rememberFocus} className="divide-y divide-rule">
        {skipped.map((row) => (
          <li
            key={row.number}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-2.5 lg:grid-cols-[5.5rem_minmax(0,1fr)_auto] lg:px-6"
          >
            <span className="text-14 text-muted tabular-nums">{texts.row(row.number)}</span>
            <span className="grid">
              <b className="truncate text-15 font-semibold tabular-nums">{row.text || "–"}</b>
              <span className="text-14 text-muted">{texts.reasons[row.reason]}</span>
            </span>
            <AddRow row={row} id={id} actionData={actionData} />
          </li>
        ))}
      </ul>
      {skippedCount > skipped.length && (
        <p className="border-t border-rule px-4 py-3 text-14 text-muted lg:px-6">
          {texts.moreSkipped(skippedCount - skipped.length)}
        </p>
      )}
    </Sheet>
  );
}

interface AddRowProps {
  row: ResultView["skipped"][number];
  id: string;
  actionData: ActionResult | undefined;
}

/** Asks for a name when the row has none that can be used. */
function AddRow({ row, id, actionData }: AddRowProps) {
  const { number, adding, isNaming } = row;
  const values = { id, row: String(number) };
  if (adding === null) return null;
  if (adding === "name" && isNaming) {
    return (
      <div className="col-span-full lg:col-start-2">
        <OneFieldForm
          intent="add-skipped"
          values={values}
          closed={importQuery.href({ id })}
          result={actionData}
          id={`row-${number}`}
          name="name"
          label={importTexts.fields.name}
          defaultValue={row.name}
          maxLength={maxCellLength}
          submitLabel={texts.add}
        />
      </div>
    );
  }
  const label = { "aria-label": texts.addRow(number) };
  return adding === "name" ? (
    <Link
      {...label}
      to={importQuery.href({ id, rad: number })}
      preventScrollReset
      className={addClasses}
    >
      {texts.add}
    </Link>
  ) : (
    <ActionForm actions={importActions} intent="add-skipped" values={{ ...values, name: "" }}>
      <button {...label} type="submit" className={`${addClasses} cursor-pointer`}>
        {texts.add}
      </button>
    </ActionForm>
  );
}
