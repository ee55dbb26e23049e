import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Pencil, Plus } from "#app/ui/icons.ts";
import { contributions } from "../payers/rules.ts";
import { budgetQuery } from "./budget-query.ts";
import { type BudgetView, isPartner, payerNames } from "./budget-view.ts";
import type { BarPart } from "./charts/bar-parts.ts";
import { FigureSheet } from "./charts/figure-sheet.tsx";
import { PartLegend } from "./charts/part-legend.tsx";
import { plainColor } from "./charts/texture.tsx";
import { TexturedBar } from "./charts/textured-bar.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { payers: texts } = budgetAdminTexts;

interface PayerBarsProps {
  view: BudgetView;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

/** What each pays of the wedding, and what each still owes. */
export function PayerBars({ view, onAdd, onEdit }: PayerBarsProps) {
  const names = payerNames(view);
  const rows = contributions(view.budget).toSorted((a, b) => b.share - a.share);
  const editable = new Set(
    view.budget.payers.filter(({ kind }) => !isPartner(kind)).map(({ id }) => id),
  );
  const longest = Math.max(...rows.map(({ share, paid }) => Math.max(share, paid)), 1);
  return (
    <FigureSheet title={texts.title}>
      {rows.length === 0 ? (
        <p className="text-14 text-muted">{texts.empty}</p>
      ) : (
        <ul className="grid gap-3">
          {rows.map(({ payerId, share, paid, owes }) => {
            const name = names.get(payerId) ?? "";
            const parts: BarPart[] = [
              { kind: "paid" as const, amount: Math.min(paid, share) },
              { kind: "agreed" as const, amount: Math.max(0, owes) },
              { kind: "over" as const, amount: Math.max(0, -owes) },
            ].filter(({ amount }) => amount > 0);
            return (
              <li key={payerId}>
                <p className="flex items-baseline justify-between gap-3 text-14">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <b className="font-semibold whitespace-nowrap tabular-nums">
                    {formatMoney(share)}
                  </b>
                </p>
                <TexturedBar
                  parts={parts}
                  color={plainColor}
                  width={Math.max(share, paid) / longest}
                  className="my-1 h-3.5"
                />
                <p className="flex min-h-8 items-center justify-between gap-3 text-13 text-muted tabular-nums">
                  {owingText(owes)}
                  {editable.has(payerId) && (
                    <DialogButton
                      variant="quiet"
                      size="small"
                      iconOnly
                      aria-label={texts.edit(name)}
                      href={budgetQuery.href({ vis: "plan", rediger: payerId })}
                      onOpen={() => onEdit(payerId)}
                      className="-my-1.5 -mr-2"
                    >
                      <Icon icon={Pencil} size={16} />
                    </DialogButton>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-3">
        <PartLegend kinds={["paid", "unpaid"]} />
        <DialogButton
          size="small"
          href={budgetQuery.href({ vis: "plan", ny: "payer" })}
          onOpen={onAdd}
        >
          <Icon icon={Plus} size={16} />
          {texts.add}
        </DialogButton>
      </footer>
    </FigureSheet>
  );
}

function owingText(owes: number): string {
  if (owes === 0) return texts.allPaid;
  return owes > 0 ? texts.owes(formatMoney(owes)) : texts.tooMuch(formatMoney(-owes));
}
