import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plus, X } from "#app/ui/icons.ts";
import type { ProgramRow } from "../rules.ts";
import { proposalTexts } from "../texts.ts";
import type { Rest } from "./rest.ts";
import { FactMark } from "./segments.tsx";

const texts = proposalTexts.rest;
const maxRows = 20;
const maxLabelLength = 80;

interface ProgramListProps {
  rest: Rest;
  change: (fields: Partial<Rest>) => void;
}

export function ProgramList({ rest: { rows }, change }: ProgramListProps) {
  const changeRow = (key: number, fields: Partial<ProgramRow>) =>
    change({ rows: rows.map((row) => (row.key === key ? { ...row, ...fields } : row)) });
  const nextKey = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  return (
    <section>
      <h2 className="mb-1 text-d20">{texts.program}</h2>
      <p className="mb-3 text-14 text-muted">{texts.times}</p>
      <ol>
        {rows.map(({ key, time, label, fact }) => (
          <li
            key={key}
            className="grid min-h-14 grid-cols-[7.25rem_1fr_auto_2.75rem] items-center gap-x-2 border-t border-rule last:border-b lg:gap-x-3"
          >
            <input
              type="time"
              value={time}
              aria-label={texts.time(label)}
              onChange={({ currentTarget }) => changeRow(key, { time: currentTarget.value })}
              className="h-11 min-w-0 rounded-m border border-edge bg-sheet px-1.5 text-center text-16 tabular-nums lg:h-9"
            />
            <textarea
              rows={1}
              value={label}
              maxLength={maxLabelLength}
              aria-label={texts.label}
              onChange={({ currentTarget }) =>
                changeRow(key, { label: currentTarget.value.replaceAll("\n", " ") })
              }
              className="field-sizing-content min-h-11 w-full min-w-0 resize-none rounded-m border border-transparent px-2 py-2 text-16 hover:border-edge lg:min-h-9 lg:py-1.5"
            />
            <span className="min-w-3">{fact && <FactMark fact={fact} />}</span>
            <Button
              type="button"
              variant="quiet"
              iconOnly
              aria-label={texts.remove(label)}
              onClick={() => change({ rows: rows.filter((row) => row.key !== key) })}
            >
              <Icon icon={X} size={16} />
            </Button>
          </li>
        ))}
      </ol>
      {rows.length < maxRows && (
        <Button
          type="button"
          variant="quiet"
          className="mt-1.5 -ml-2.5"
          onClick={() => change({ rows: [...rows, { key: nextKey, time: "", label: "" }] })}
        >
          <Icon icon={Plus} />
          {texts.add}
        </Button>
      )}
    </section>
  );
}
