import { Download, Undo2 } from "lucide-react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { importActions } from "./actions.ts";
import { CategoryMark } from "./category-mark.tsx";
import type { ResultView } from "./view-result.server.ts";

const { result: texts } = importTexts;

export function ResultStep({ result }: { result: ResultView }) {
  return (
    <>
      <Sheet className="grid justify-items-center gap-1.5 px-4 pt-7 pb-8 text-center lg:px-6 lg:pt-11 lg:pb-9">
        {result.isUndone ? <Undone result={result} /> : <Done result={result} />}
      </Sheet>
      {!result.isUndone && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)] lg:gap-5">
          {result.skippedCount > 0 && <Skipped result={result} />}
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
      <ArrivalFigure added={added} updated={updated} skipped={result.skippedCount} />
      <h2 className="text-d39">{added > 0 ? texts.title(added) : texts.updatedTitle(updated)}</h2>
      <p className="max-w-[34em] text-16 text-balance text-ink-2">
        {texts.summary(total, categoryCount)}{" "}
        {added > 0 && texts.contact(result.withPhone, result.withEmail, result.withDiet)}
      </p>
      <div className="mt-4.5 flex flex-wrap justify-center gap-2">
        <ButtonLink to="/guest-list" variant="primary">
          {texts.show}
        </ButtonLink>
        <ActionForm actions={importActions} intent="undo" values={{ id }}>
          <Button busy={isUndoing}>
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

function Skipped({ result: { id, skipped, skippedCount, canRetry } }: { result: ResultView }) {
  return (
    <Sheet
      title={texts.skipped}
      action={
        <div className="flex flex-wrap justify-end gap-1">
          {canRetry && (
            <ActionForm actions={importActions} intent="retry" values={{ id }}>
              <Button size="small">{texts.retry}</Button>
            </ActionForm>
          )}
          <ButtonLink
            to={`/guest-list/import/skipped.csv?id=${id}`}
            reloadDocument
            download
            variant="quiet"
            size="small"
          >
            <Icon icon={Download} size={18} />
            {texts.download}
          </ButtonLink>
        </div>
      }
    >
      <ul className="divide-y divide-rule">
        {skipped.map(({ number, text, reason }) => (
          <li key={number} className="grid grid-cols-[5.5rem_minmax(0,1fr)] px-4 py-2.5 lg:px-6">
            <span className="self-center text-14 text-muted tabular-nums">{texts.row(number)}</span>
            <span className="grid">
              <b className="truncate text-15 font-semibold tabular-nums">{text || "–"}</b>
              <span className="text-14 text-muted">{texts.reasons[reason]}</span>
            </span>
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

interface ArrivalFigureProps {
  added: number;
  updated: number;
  skipped: number;
}

const maxMarks = 600;

/** One mark for each row: filled for new guests, a ring for known ones, a speck for the rest. */
function ArrivalFigure({ added, updated, skipped }: ArrivalFigureProps) {
  const rowsPerMark = Math.max(1, Math.ceil((added + updated + skipped) / maxMarks));
  const [dots, rings, specks] = [added, updated, skipped].map((rows) =>
    Math.ceil(rows / rowsPerMark),
  ) as [number, number, number];
  const count = dots + rings + specks;
  const [perRow, cell, size] = count > 150 ? [60, 11, 6] : [31, 22, 9.4];
  const width = Math.min(count, perRow) * cell;
  const marks = (from: number, length: number) =>
    Array.from({ length }, (_, index) => {
      const place = from + index;
      const x = (place % perRow) * cell + cell / 2;
      return `M${x} ${Math.floor(place / perRow) * cell + cell / 2}h.01`;
    }).join("");
  const line = { fill: "none", strokeLinecap: "round" } as const;
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(count / perRow) * cell}`}
      role="img"
      aria-label={texts.figure(added, updated)}
      className="mb-5 h-auto w-full max-w-170"
    >
      <path {...line} d={marks(0, dots)} strokeWidth={size} className="stroke-gran" />
      <path {...line} d={marks(dots, rings)} strokeWidth={size} className="stroke-messing" />
      <path {...line} d={marks(dots, rings)} strokeWidth={size - 3} className="stroke-sheet" />
      <path
        {...line}
        d={marks(dots + rings, specks)}
        strokeWidth={size / 2.6}
        className="stroke-rule-2"
      />
    </svg>
  );
}
