import { formatMoney, formatTypedMoney } from "#app/platform/money.ts";
import { ExampleBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChevronRight } from "#app/ui/icons.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { budgetTemplate, type CostSource, outsideTemplate } from "#content/budget-template.ts";
import { divide } from "../payers/rules.ts";
import { budgetAdminTexts } from "./texts.ts";

const { start: texts } = budgetAdminTexts;

const list = new Intl.ListFormat("nb", { type: "conjunction" });
const examplesOfAll = [...budgetTemplate, outsideTemplate].flatMap(({ examples }) => examples);

/** The sources by the number that stands at what they support. */
const sources = sourcesOf();

interface TemplateCardProps {
  /** In øre; null or 0 shows shares only. */
  total: number | null;
  guests: number;
}

/** Without a total there is no amount, because the shares are our assumption. */
export function TemplateCard({ total, guests }: TemplateCardProps) {
  const amounts = divide(
    total ?? 0,
    budgetTemplate.map(({ percent }) => percent),
  );
  const perGuest = guests > 0 ? Math.round((total ?? 0) / guests / 100) * 100 : 0;
  return (
    <Sheet doubleFrame className="px-6 pt-8 pb-6 sm:px-11 sm:pt-9 sm:pb-7">
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-15 text-ink-2">
        {texts.cardTitle(guests)} <ExampleBadge>{texts.assumption}</ExampleBadge>
      </p>
      {total ? (
        <p className="pb-3 text-center font-display text-[2.75rem] leading-15 font-[370] lining-nums sm:text-[3.25rem]">
          {formatTypedMoney(total)} <small className="text-d25 text-muted">kr</small>
        </p>
      ) : (
        <p className="pt-1 pb-4 text-center text-14 text-muted">{texts.noTotal}</p>
      )}
      <ul>
        {budgetTemplate.map(({ name, percent, color, examples }, index) => (
          <li key={name} className="flex min-h-9 items-baseline gap-3 py-1">
            <span className="flex items-baseline gap-3 font-display text-d18">
              <svg width="10" height="10" aria-hidden="true" className="flex-none">
                <rect width="10" height="10" rx="3" fill={color} />
              </svg>
              <span>
                {name}
                {examples.length > 0 && <References of={examples.map(({ source }) => source)} />}
              </span>
            </span>
            <span
              aria-hidden="true"
              className="min-w-4 flex-1 border-b-2 border-dotted border-rule-2"
            />
            {total ? (
              <>
                <b className="text-16 font-medium whitespace-nowrap tabular-nums">
                  {formatTypedMoney(amounts[index] ?? 0)}
                </b>
                <small className="w-11 text-right text-13 text-muted tabular-nums max-sm:sr-only">
                  {texts.share(percent)}
                </small>
              </>
            ) : (
              <b className="text-16 font-medium tabular-nums">{texts.share(percent)}</b>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3.5 grid gap-2 border-t border-rule pt-3.5 text-center text-13 text-muted">
        {perGuest > 0 && <p>{texts.perGuest(formatMoney(perGuest))}</p>}
        <p>{texts.sharesNote}</p>
        <p>
          {texts.outside(list.format(outsideTemplate.names))}
          <References of={outsideTemplate.examples.map(({ source }) => source)} />
        </p>
        <details className="group text-left">
          <summary className="flex min-h-11 items-center justify-center gap-2 font-medium text-ink-2 hover:text-ink">
            <Icon icon={ChevronRight} size={16} className="group-open:rotate-90" />
            {texts.sources}
          </summary>
          <ul className="grid gap-1.5">
            {examplesOfAll.map(({ text, source, reliability }) => (
              <li key={text}>
                {numberOf(source)}. {text} ({source.name}, {source.year}
                {reliability === "old" && `, ${texts.old}`})
              </li>
            ))}
          </ul>
          <p className="mt-2">{texts.examples}</p>
        </details>
      </div>
    </Sheet>
  );
}

function References({ of }: { of: readonly CostSource[] }) {
  return (
    <sup className="ml-0.5 font-text text-[0.6875rem] text-muted">
      <span className="sr-only">{texts.source} </span>
      {[...new Set(of.map(numberOf))].join(", ")}
    </sup>
  );
}

function sourcesOf(): string[] {
  return [...new Set(examplesOfAll.map(({ source }) => keyOf(source)))];
}

function numberOf(source: CostSource): number {
  return sources.indexOf(keyOf(source)) + 1;
}

function keyOf({ name, year }: CostSource): string {
  return `${name}, ${year}`;
}
