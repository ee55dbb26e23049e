import { useEffect, useRef } from "react";
import { ActionForm } from "#app/client/actions/action-form.tsx";
import { useActions } from "#app/client/actions/submit.ts";
import { FilterLinks } from "#app/client/lists/filter-links.tsx";
import { PageLinks } from "#app/client/lists/page-links.tsx";
import { importTexts } from "#app/features/guests/import/texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { focusMain } from "#app/ui/restore-focus.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { importActions } from "./actions.ts";
import { ColumnList } from "./column-select.tsx";
import { importQuery, rowsPerPage } from "./import-query.ts";
import { PreviewTable } from "./preview-table.tsx";
import { RowNotes } from "./row-notes.tsx";
import type { PreviewView } from "./view-import.server.ts";

const { preview: texts } = importTexts;

export function PreviewStep({ preview }: { preview: PreviewView }) {
  const { id, query, columns, rows, issues } = preview;
  const leftOut = columns.filter(({ field }) => field === null).map(({ header }) => header);
  useFocusOnNextRow(preview);
  return (
    <>
      <Summary preview={preview} />
      {!preview.hasName && <Notice>{texts.noName}</Notice>}
      {query.vis === "all" && (
        <Sheet className="lg:hidden">
          <ColumnList id={id} columns={columns} />
        </Sheet>
      )}
      <h2 className="text-d23 lg:hidden">{texts.issues}</h2>
      <Sheet className="lg:hidden">
        {issues.length === 0 && <p className="px-4 py-4 text-15">{texts.noIssues}</p>}
        <ul className="divide-y divide-rule">
          {issues.map((row) => (
            <li key={row.number} className="grid gap-2 px-4 py-4">
              <p className="text-16 font-semibold tabular-nums">
                {texts.row(row.number, row.name)}
              </p>
              <RowNotes row={row} preview={preview} idPrefix="card" />
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet className="overflow-x-auto max-lg:hidden">
        {rows.length === 0 ? (
          <p className="px-6 py-6 text-15">{texts.noIssues}</p>
        ) : (
          <PreviewTable preview={preview} />
        )}
      </Sheet>
      {preview.shownTotal > rowsPerPage && (
        <PageLinks
          texts={texts.pages}
          page={query.side}
          perPage={rowsPerPage}
          shownCount={rows.length}
          total={preview.shownTotal}
          hrefOf={(side) => importQuery.href({ id, vis: query.vis, side })}
        />
      )}
      <p className="text-14 text-muted">
        {leftOut.length > 0 && `${texts.missing(leftOut)} `}
        {texts.hint}
      </p>
    </>
  );
}

/** Moves the focus to the next row with a note when the focused one has been corrected. */
function useFocusOnNextRow(preview: PreviewView) {
  const focused = useRef<number>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useEffect(() => {
    const row = focused.current;
    if (row === null || document.activeElement !== document.body) return;
    const links = [...document.querySelectorAll<HTMLElement>("[data-row] :is(a, button)")];
    const shown = links.filter((link) => link.checkVisibility());
    const next = shown.find((link) => rowOf(link) >= row) ?? shown.at(-1);
    if (next) next.focus({ preventScroll: true });
    else focusMain();
  }, [preview]);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? rowOf(target) || null : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
}

function rowOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-row]")?.dataset.row ?? 0);
}

function Summary({ preview }: { preview: PreviewView }) {
  const { id, query, counts, promise, total, issueCount } = preview;
  const { pending } = useActions(importActions);
  const isImporting = pending.some(({ intent }) => intent === "import");
  const isEmpty = counts.added + counts.updated === 0;
  const figures = [
    { label: texts.added, value: counts.added, className: "text-ink" },
    { label: texts.updated, value: counts.updated, className: "text-ink" },
    { label: texts.unchanged, value: counts.unchanged, className: "text-ink" },
    { label: texts.skipped, value: counts.skipped, className: "text-error" },
  ];
  return (
    <section
      data-head-bar
      className="sticky top-14 z-10 flex flex-wrap items-center gap-x-7 gap-y-2.5 rounded-l border border-rule bg-sheet px-4 py-3 lg:py-3 lg:pr-3.5 lg:pl-6 [@media(height<40rem)]:static"
    >
      {figures.map(
        ({ label, value, className }, index) =>
          (value > 0 || index === 0) && (
            <p key={label} className="flex items-baseline gap-2 text-14 text-muted">
              <b
                className={`font-display text-[1.75rem] leading-9 font-[370] lining-nums ${value > 0 ? className : "text-ink"}`}
              >
                {value}
              </b>
              {label}
            </p>
          ),
      )}
      <FilterLinks
        label={texts.show}
        className="max-lg:w-full lg:ml-auto"
        choices={(["all", "issues"] as const).map((vis) => ({
          key: vis,
          to: importQuery.href({ id, vis }),
          isCurrent: vis === query.vis,
          label: texts[vis],
          count: vis === "all" ? total : issueCount,
        }))}
      />
      <div className="flex items-center gap-1 max-lg:w-full">
        <ButtonLink to="/guest-list/import" variant="quiet" className="max-lg:hidden">
          {texts.back}
        </ButtonLink>
        <ActionForm
          actions={importActions}
          intent="import"
          values={{ id, expected: promise }}
          className="max-lg:grid max-lg:flex-1"
        >
          <Button
            variant="primary"
            disabled={isEmpty}
            busy={isImporting}
            busyLabel={texts.importing}
          >
            {texts.submit(counts.added, counts.updated)}
          </Button>
        </ActionForm>
      </div>
    </section>
  );
}
