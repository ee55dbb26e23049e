import { formatTypedMoney } from "#app/platform/money.ts";
import { budgetAdminTexts } from "../texts.ts";
import type { CategoryFigure } from "./category-figures.ts";
import { TexturedBar } from "./textured-bar.tsx";

const { bars: texts, parts: partTexts } = budgetAdminTexts;

interface CategoryBarsProps {
  figures: readonly CategoryFigure[];
  nameClass?: string;
}

/** One bar for each category, as long as the larger of its budget and its costs. */
export function CategoryBars({ figures, nameClass = "" }: CategoryBarsProps) {
  const longest = Math.max(...figures.map(sizeOf), 1);
  return (
    <ul className="grid gap-3">
      {figures.map((figure) => {
        const { id, name, color, total, used, overspent, parts } = figure;
        return (
          <li key={id}>
            <p className="mb-1 flex items-baseline justify-between gap-3 text-14">
              <span className={`min-w-0 wrap-anywhere ${nameClass}`}>{name}</span>
              <span className="text-right text-13 text-muted tabular-nums">
                <span className="whitespace-nowrap">
                  {texts.usedOf(formatTypedMoney(used), formatTypedMoney(total))}
                </span>{" "}
                {overspent > 0 && (
                  <b className="ml-1 font-semibold whitespace-nowrap text-error">
                    {texts.over(formatTypedMoney(overspent))}
                  </b>
                )}
                <span className="sr-only">
                  {parts
                    .map(({ kind, amount }) => `, ${partTexts[kind]} ${formatTypedMoney(amount)}`)
                    .join("")}
                </span>
              </span>
            </p>
            <TexturedBar parts={parts} color={color} width={sizeOf(figure) / longest} />
          </li>
        );
      })}
    </ul>
  );
}

function sizeOf({ total, used }: CategoryFigure): number {
  return Math.max(total, used);
}
