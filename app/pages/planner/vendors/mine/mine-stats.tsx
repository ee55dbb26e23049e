import type { ReactNode } from "react";
import { vendorCategories } from "#app/features/vendors/rules.ts";
import { formatMoney, formatTypedMoney } from "#app/platform/money.ts";
import { Stat, StatStrip } from "#app/ui/stat-strip.tsx";
import type { Mine } from "./load-mine.server.ts";
import { mineTexts } from "./texts.ts";

const { stats: texts } = mineTexts;

export function MineStats({ mine: { totals } }: { mine: Mine }) {
  const { count, filled, agreed, total } = totals;
  return (
    <StatStrip figure={(total > 0 || agreed > 0) && <AgreedBar totals={totals} />}>
      <Stat
        label={texts.chosen}
        value={<Fitting>{filled}</Fitting>}
        note={texts.ofCategories(vendorCategories.length)}
        tone="gran"
      />
      <Stat
        label={texts.agreed}
        value={
          <Fitting>
            {formatTypedMoney(agreed)} <small className="text-13 text-muted lg:text-18">kr</small>
          </Fitting>
        }
        note={texts.vendors(count)}
      />
      <Stat
        label={texts.share}
        value={
          total > 0 ? <Fitting>{`${Math.round((agreed / total) * 100)}\u00a0%`}</Fitting> : "–"
        }
        note={total > 0 ? formatMoney(total) : texts.noBudget}
      />
    </StatStrip>
  );
}

/** Sums of six figures fit beside the other values on the narrowest screens. */
function Fitting({ children }: { children: ReactNode }) {
  return <span className="text-18 lg:text-[1.75rem]">{children}</span>;
}

/** Told apart by fill and outline, not only by colour. */
function AgreedBar({ totals: { agreed, inBudget, total } }: Pick<Mine, "totals">) {
  const outside = agreed - inBudget;
  const free = Math.max(0, total - agreed);
  const all = Math.max(inBudget + outside + free, 1);
  const parts = [
    {
      label: texts.inBudget,
      before: 0,
      share: inBudget / all,
      look: "bg-gran forced-colors:bg-[CanvasText]",
      bar: "fill-gran forced-colors:fill-[CanvasText]",
    },
    {
      label: texts.notInBudget,
      before: inBudget / all,
      share: outside / all,
      look: "border-[1.5px] border-messing bg-sheet",
      bar: "fill-sheet stroke-messing stroke-2",
    },
    {
      label: texts.free,
      before: (inBudget + outside) / all,
      share: free / all,
      look: "bg-paper-3",
      bar: "fill-paper-3",
    },
  ];
  return (
    <div className="grid h-full content-center gap-2">
      <p className="sr-only">
        {texts.figure(formatMoney(inBudget), formatMoney(outside), formatMoney(free))}
      </p>
      <svg aria-hidden="true" width="100%" height="22">
        {parts.map(({ label, share, before, bar }) => (
          <rect
            key={label}
            x={percent(before)}
            width={percent(share)}
            height="22"
            className={bar}
          />
        ))}
      </svg>
      <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        {parts.map(({ label, look }) => (
          <span key={label} className="inline-flex items-center gap-1.75">
            <span className={`h-2.5 w-4 rounded-xs ${look}`} />
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
