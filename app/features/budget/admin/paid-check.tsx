import { ActionForm } from "#app/client/actions/action-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";
import { budgetActions } from "./actions.ts";
import { budgetAdminTexts } from "./texts.ts";

const { check: texts } = budgetAdminTexts;

interface PaidCheckProps {
  itemId: string;
  /** Null for an item without payments, or for all its payments. */
  paymentId?: string | null;
  name: string;
  isPaid: boolean;
}

/** Sends a form of its own, also without script. */
export function PaidCheck({ itemId, paymentId = null, name, isPaid }: PaidCheckProps) {
  return (
    <ActionForm
      actions={budgetActions}
      intent={paymentId ? "set-payment-paid" : "set-item-paid"}
      values={{ id: paymentId ?? itemId, paid: isPaid ? "" : "on" }}
    >
      <CheckButton type="submit" name={name} isPaid={isPaid} />
    </ActionForm>
  );
}

interface PaidToggleProps {
  name: string;
  isPaid: boolean;
  onToggle: () => void;
}

/** For use inside of another form. */
export function PaidToggle({ name, isPaid, onToggle }: PaidToggleProps) {
  return <CheckButton type="button" name={name} isPaid={isPaid} onClick={onToggle} />;
}

interface CheckButtonProps {
  type: "submit" | "button";
  name: string;
  isPaid: boolean;
  onClick?: () => void;
}

function CheckButton({ type, name, isPaid, onClick }: CheckButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input cannot send its form without script
    <button
      type={type}
      role="checkbox"
      aria-checked={isPaid}
      aria-label={texts.label(name)}
      onClick={onClick}
      className="group/check grid size-11 place-items-center rounded-m -outline-offset-4"
    >
      <span className="grid size-6 place-items-center rounded-s border border-edge bg-sheet text-on-ink group-hover/check:border-ink group-aria-checked/check:border-ink group-aria-checked/check:bg-ink lg:size-5 forced-colors:text-[CanvasText]">
        <Icon
          icon={Check}
          size={16}
          className="stroke-[2.2] opacity-0 group-aria-checked/check:opacity-100"
        />
      </span>
    </button>
  );
}
