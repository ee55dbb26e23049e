import { useActions } from "#app/client/actions/submit.ts";
import { DialogButton } from "#app/client/forms/dialog-button.tsx";
import { documentPath } from "#app/platform/documents/document-files.ts";
import { formatMoney } from "#app/platform/money.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Paperclip, Pencil, Plus } from "#app/ui/icons.ts";
import { type BudgetItem, type BudgetPayment, costOf, paidAmount, sum } from "../rules.ts";
import { budgetActions } from "./actions.ts";
import { budgetQuery } from "./budget-query.ts";
import { type BudgetView, payerNames } from "./budget-view.ts";
import type { BarPart } from "./charts/bar-parts.ts";
import { TexturedBar } from "./charts/textured-bar.tsx";
import { PaidToggle } from "./paid-check.tsx";
import { budgetAdminTexts } from "./texts.ts";

const { payment: texts } = budgetAdminTexts;

interface ItemPaymentsProps {
  item: BudgetItem;
  view: BudgetView;
  onAddPayment: () => void;
  onEditPayment: (id: string) => void;
}

export function ItemPayments({ item, view, onAddPayment, onEditPayment }: ItemPaymentsProps) {
  const { submit } = useActions(budgetActions);
  const { budget, today } = view;
  const names = payerNames(view);
  const cost = costOf(item, budget.guests);
  const paid = paidAmount(item, budget.guests);
  const planned = sum(item.payments.map(({ amount }) => amount));
  const color = budget.categories.find(({ id }) => id === item.categoryId)?.color ?? "";
  return (
    <>
      <div className="grid gap-2">
        <TexturedBar parts={partsOf(item, cost, paid)} color={color} isDivided className="h-4" />
        <p className="flex justify-between gap-3 text-14 text-muted tabular-nums">
          <b className="font-semibold text-gran">{texts.paidSum(formatMoney(paid))}</b>
          {texts.left(formatMoney(Math.max(0, cost - paid)))}
        </p>
      </div>
      {item.payments.length > 0 ? (
        <ul className="border-t border-rule">
          {item.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              payer={payment.payerId && (names.get(payment.payerId) ?? null)}
              today={today}
              onToggle={() =>
                submit("set-payment-paid", {
                  id: payment.id,
                  paid: payment.paidOn === null ? "on" : "",
                })
              }
              onEdit={() => onEditPayment(payment.id)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-14 text-muted">{texts.none}</p>
      )}
      {item.payments.length > 0 && planned !== cost && (
        <p className="text-14 text-messing-ink">
          {planned > cost
            ? texts.tooMuch(formatMoney(planned - cost))
            : texts.tooLittle(formatMoney(cost - planned))}
        </p>
      )}
      <DialogButton
        size="small"
        href={budgetQuery.href({ ny: "payment", post: item.id })}
        onOpen={onAddPayment}
        className="justify-self-start"
      >
        <Icon icon={Plus} size={16} />
        {texts.add}
      </DialogButton>
    </>
  );
}

function partsOf(item: BudgetItem, cost: number, paid: number): BarPart[] {
  const open = item.payments.filter(({ paidOn }) => paidOn === null);
  const planned = sum(item.payments.map(({ amount }) => amount));
  const rest = Math.max(0, cost - Math.max(planned, paid));
  const parts: BarPart[] = [
    { kind: "paid", amount: paid },
    ...open.map(({ amount }): BarPart => ({ kind: "agreed", amount })),
    { kind: "left", amount: rest },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

interface PaymentRowProps {
  payment: BudgetPayment;
  payer: string | null;
  today: string;
  onToggle: () => void;
  onEdit: () => void;
}

function PaymentRow({ payment, payer, today, onToggle, onEdit }: PaymentRowProps) {
  const { id, name, amount, paidOn, receipt } = payment;
  const isPaid = paidOn !== null;
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-2 border-b border-rule py-1.5">
      <span className="-ml-2.5 noscript:hidden">
        <PaidToggle name={name} isPaid={isPaid} onToggle={onToggle} />
      </span>
      <span className="grid min-w-32 flex-1">
        <b
          className={classNames(
            "text-15 wrap-anywhere first-letter:uppercase",
            isPaid ? "font-medium text-muted line-through" : "font-semibold",
          )}
        >
          {name}
        </b>
        <span
          className={classNames("text-13", isOverdue(payment, today) ? "text-error" : "text-muted")}
        >
          {detailOf(payment, payer, today)}
        </span>
      </span>
      <b
        className={classNames(
          "text-15 whitespace-nowrap tabular-nums",
          isPaid ? "font-medium text-muted" : "font-semibold",
        )}
      >
        {formatMoney(amount)}
      </b>
      {receipt ? (
        <a
          href={documentPath(receipt.id)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 rounded-m px-2 text-14 font-medium hover:bg-paper-3"
          aria-label={texts.receiptOf(name)}
        >
          <Icon icon={Paperclip} size={16} />
          {texts.receipt}
        </a>
      ) : (
        <Button
          type="button"
          variant="quiet"
          size="small"
          aria-label={texts.addReceiptOf(name)}
          onClick={onEdit}
          className="noscript:hidden"
        >
          <Icon icon={Plus} size={16} />
          {texts.receipt}
        </Button>
      )}
      <DialogButton
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.editOf(name)}
        href={budgetQuery.href({ rediger: id })}
        onOpen={onEdit}
        className="-mr-2"
      >
        <Icon icon={Pencil} size={16} />
      </DialogButton>
    </li>
  );
}

function isOverdue({ paidOn, dueDate }: BudgetPayment, today: string): boolean {
  return paidOn === null && dueDate !== null && dueDate < today;
}

function detailOf(payment: BudgetPayment, payer: string | null, today: string): string {
  const { paidOn, dueDate } = payment;
  if (paidOn) return texts.paid(formatDate(paidOn), payer);
  if (!dueDate) return texts.undated;
  return (isOverdue(payment, today) ? texts.overdue : texts.due)(formatDate(dueDate));
}
