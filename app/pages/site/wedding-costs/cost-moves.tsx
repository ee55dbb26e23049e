import { formatMoney } from "#app/platform/money.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { CostMove } from "./rules.ts";
import { costTexts as texts } from "./texts.ts";

/** What a change would save or cost. */
export function CostMoves({ moves }: { moves: CostMove[] }) {
  return (
    <>
      <h2 className="text-d31">{texts.movesTitle}</h2>
      <p className="mt-1.5 text-15 text-muted">{texts.movesText}</p>
      <ul className="mt-4 lg:mt-6 lg:grid lg:grid-cols-4 lg:border-t lg:border-rule-2">
        {moves.map((move) => {
          const { title, back, text } = texts.moves[move.what];
          return (
            <li
              key={move.what}
              className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-3 sm:grid-cols-[10rem_minmax(0,1fr)] lg:block lg:border-t-0 lg:border-l lg:px-6 lg:pt-5.5 lg:pb-1 lg:first:border-l-0 lg:first:pl-0"
            >
              <b
                className={classNames(
                  "row-span-2 font-display text-[1.375rem]/7 font-normal whitespace-nowrap lining-nums tabular-nums lg:mb-2 lg:block lg:text-[1.9375rem]/9",
                  move.tenths > 0 ? "text-ink" : "text-gran",
                )}
              >
                {changeOf(move)}
              </b>
              <span className="block font-medium">{move.isBack ? back : title}</span>
              <small className="block text-14 text-pretty text-muted">{text}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const tenthsOfPercent = new Intl.NumberFormat("nb-NO", { maximumFractionDigits: 1 });

function changeOf({ amount, tenths }: CostMove): string {
  const size =
    amount === null
      ? texts.percent(tenthsOfPercent.format(Math.abs(tenths) / 10))
      : formatMoney(Math.abs(amount));
  return texts.change(tenths > 0 ? "+" : "−", size);
}
