import type { MouseEvent } from "react";
import { formWithoutScriptId } from "#app/client/forms/form-dialog.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { formatDate } from "#app/platform/oslo-time.ts";
import { classNames } from "#app/ui/class-names.ts";
import { budgetQuery } from "./budget-query.ts";
import type { ItemRow } from "./item-rows.ts";
import { budgetAdminTexts } from "./texts.ts";

const { items: texts } = budgetAdminTexts;

interface ItemLinkProps {
  id: string;
  name: string;
  isPaid: boolean;
  onOpen: (id: string) => void;
}

/** Opens the item's sheet; without script, its form on the page. */
export function ItemLink({ id, name, isPaid, onOpen }: ItemLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a
      href={`${budgetQuery.href({ rediger: id })}#${formWithoutScriptId}`}
      onClick={open}
      className={classNames(
        "wrap-anywhere hover:text-berry",
        isPaid ? "font-medium text-muted line-through" : "font-semibold",
      )}
    >
      {name}
    </a>
  );
}

export function ItemName({ row, onOpen }: { row: ItemRow; onOpen: (id: string) => void }) {
  const { id, name, isPaid, payee, payments } = row;
  const details = [payee, payments && texts.payments(payments.paid, payments.count)].filter(
    Boolean,
  );
  return (
    <>
      <ItemLink id={id} name={name} isPaid={isPaid} onOpen={onOpen} />
      {details.length > 0 && (
        <span className="block text-13 text-muted wrap-anywhere">{details.join(" · ")}</span>
      )}
    </>
  );
}

export function DueCell({ dueDate }: { dueDate: string | null }) {
  if (!dueDate) return <span className="text-muted">{texts.noDate}</span>;
  return <span className="whitespace-nowrap text-muted tabular-nums">{formatDate(dueDate)}</span>;
}

/** @param amount in øre; 0 is shown as nothing */
export function AmountCell({ amount, isMuted = false }: { amount: number; isMuted?: boolean }) {
  if (amount === 0) return <span className="text-muted">–</span>;
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", isMuted && "text-muted")}>
      {formatMoney(amount)}
    </span>
  );
}

/** Cards have room for one price, which is the agreed one if there is any. */
export function AgreedCell({ agreed, planned }: Pick<ItemRow, "agreed" | "planned">) {
  return (
    <>
      <span className="card:hidden">
        <AmountCell amount={agreed} />
      </span>
      <span className="wide:hidden">
        <AmountCell amount={agreed || planned} />
        {agreed === 0 && planned > 0 && (
          <span className="block text-12 text-muted">{texts.planned}</span>
        )}
      </span>
    </>
  );
}
