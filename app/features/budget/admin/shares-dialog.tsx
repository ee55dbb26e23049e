import { FormDialog } from "#app/client/forms/form-dialog.tsx";
import { HiddenFields } from "#app/client/forms/form-notices.tsx";
import { useActionForm } from "#app/client/forms/use-action-form.ts";
import { formatMoney } from "#app/platform/money.ts";
import { FieldError } from "#app/ui/field.tsx";
import { itemShares, payerName } from "../payers/rules.ts";
import { type BudgetItem, costOf } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import { type BudgetView, isPartner } from "./budget-view.ts";
import { budgetAdminTexts } from "./texts.ts";

const { shares: texts } = budgetAdminTexts;

interface SharesDialogProps {
  item: BudgetItem;
  view: BudgetView;
  onClose: () => void;
}

/** A field for each payer, which says how many parts of the price it pays. */
export function SharesDialog({ item, view, onClose }: SharesDialogProps) {
  const { payers, guests } = view.budget;
  const weights = new Map(item.shares.map(({ payerId, weight }) => [payerId, weight]));
  const weightOf = ({ id, kind }: (typeof payers)[number]) =>
    String(weights.get(id) ?? (item.shares.length === 0 && isPartner(kind) ? 1 : ""));
  const form = useActionForm<Record<string, string>>(budgetActions, "set-shares", {
    values: { id: item.id },
    stored: {
      values: Object.fromEntries(payers.map((payer) => [payer.id, weightOf(payer)])),
      version: 0,
    },
    key: "budget-shares",
    owner: view.weddingId,
    row: item.id,
    onDone: onClose,
  });
  const { values, change, errors } = form;
  const typed = payers.map(({ id }) => ({ payerId: id, weight: weightIn(values[id]) }));
  const shares = typed.filter(({ weight }) => weight > 0);
  const amounts = itemShares({ shares }, costOf(item, guests), payers);
  const error = errors?.fieldErrors.weight ?? Object.values(errors?.fieldErrors ?? {})[0];
  return (
    <FormDialog
      title={texts.dialog}
      eyebrow={item.name}
      form={form}
      labels={Object.fromEntries(
        payers.map((payer) => [payer.id, payerName(payer, view.partners)]),
      )}
      submitLabel={texts.save}
      onClose={onClose}
    >
      <p className="text-14 text-muted">{texts.hint}</p>
      <ul className="divide-y divide-rule border-y border-rule">
        {payers.map((payer) => {
          const { id } = payer;
          const name = payerName(payer, view.partners);
          const amount = amounts.find(({ payerId }) => payerId === id)?.amount ?? 0;
          return (
            <li key={id} className="flex min-h-15 items-center gap-3 py-1.5">
              <HiddenFields values={{ payerId: id }} />
              <span className="min-w-0 flex-1 text-15 font-medium wrap-anywhere">{name}</span>
              <span className="text-14 whitespace-nowrap text-muted tabular-nums">
                {formatMoney(amount)}
              </span>
              <input
                name="weight"
                value={values[id] ?? ""}
                onChange={({ currentTarget }) => change({ [id]: currentTarget.value })}
                inputMode="numeric"
                autoComplete="off"
                placeholder="0"
                aria-label={texts.weight(name)}
                aria-invalid={error && Number.isNaN(Number(values[id] || 0)) ? true : undefined}
                aria-describedby={error ? "weight-error" : undefined}
                className="h-control w-20 rounded-m border border-edge bg-sheet px-3 text-right text-16 tabular-nums"
              />
            </li>
          );
        })}
      </ul>
      {error && <FieldError id="weight-error">{error}</FieldError>}
    </FormDialog>
  );
}

function weightIn(text: string | undefined): number {
  const weight = Number(text);
  return Number.isSafeInteger(weight) && weight > 0 ? weight : 0;
}
