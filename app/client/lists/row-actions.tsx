import { type ReactNode, useState } from "react";
import type { ActionDescription, Actions, ActionValues } from "#app/platform/http/actions.ts";
import { actionFields } from "#app/platform/http/actions.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Ellipsis, type IconData } from "#app/ui/icons.ts";
import { ActionForm } from "../actions/action-form.tsx";
import { submitFields } from "../actions/submit.ts";
import { clientTexts } from "../texts.ts";

interface RowAction {
  icon: IconData;
  label: string;
  /** In the dialog, whose title names the row. */
  menuLabel?: string;
  isDestructive?: boolean;
  showsLabel?: boolean;
  /** Shown only in the dialog, which stays open so that the action can be repeated. */
  isRepeatable?: boolean;
  submits?: {
    actions: Actions<Record<string, ActionDescription>>;
    intent: string;
    values: ActionValues;
  };
  onPress?: () => void;
  /** Does without script what `onPress` does. */
  href?: string;
}

interface RowActionsProps {
  title: string;
  description?: string;
  picture?: ReactNode;
  actions: readonly RowAction[];
}

export function RowActions(props: RowActionsProps) {
  const { title, actions } = props;
  const [singleAction] = actions;
  if (singleAction && actions.length === 1)
    return <RowButton title={title} action={singleAction} />;
  return <RowMenu {...props} />;
}

function RowMenu({ title, description = "", picture, actions }: RowActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const press = ({ submits, onPress, isRepeatable }: RowAction) => {
    if (!isRepeatable) setOpen(false);
    if (submits) submitFields(submits.actions.path, actionFields(submits.intent, submits.values));
    onPress?.();
  };
  return (
    <>
      <Button
        type="button"
        variant="quiet"
        iconOnly
        aria-label={clientTexts.moreActions(title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="size-11 wide:hidden noscript:hidden"
      >
        <Icon icon={Ellipsis} />
      </Button>
      <div className="flex items-center justify-end gap-1 card:hidden card:noscript:flex">
        {actions
          .filter(({ isRepeatable }) => !isRepeatable)
          .map((action) => (
            <RowButton key={action.label} title={title} action={action} />
          ))}
      </div>
      <Dialog
        title={title}
        description={description}
        picture={picture}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <p role="status" className="sr-only">
          {description}
        </p>
        <ul className="mt-3 border-t border-rule px-1.5 py-2 sm:px-3.5">
          {actions.map((action) => (
            <li key={action.label}>
              <button
                type="button"
                onClick={() => press(action)}
                className={classNames(
                  "flex min-h-13 w-full items-center gap-4 rounded-m px-3 text-left text-16 font-medium hover:bg-paper-3",
                  action.isDestructive && "text-error",
                )}
              >
                <Icon icon={action.icon} />
                {action.menuLabel ?? action.label}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function RowButton({ title, action }: { title: string; action: RowAction }) {
  const { icon, label, isDestructive, showsLabel, submits, onPress, href } = action;
  const button = (
    <Button
      type={submits ? "submit" : "button"}
      variant="quiet"
      size="small"
      iconOnly={!showsLabel}
      aria-label={`${label} ${title}`}
      data-destructive={isDestructive}
      onClick={onPress}
      className={classNames(
        isDestructive && "hover:text-error",
        showsLabel && "font-medium whitespace-nowrap",
        !submits && "noscript:hidden",
      )}
    >
      <Icon icon={icon} size={18} />
      {showsLabel && <span className="max-[90rem]:sr-only">{label}</span>}
    </Button>
  );
  if (submits) return <ActionForm {...submits}>{button}</ActionForm>;
  if (!href) return button;
  return (
    <>
      {button}
      <span className="hidden noscript:contents">
        <ButtonLink
          to={href}
          variant="quiet"
          size="small"
          iconOnly
          aria-label={`${label} ${title}`}
        >
          <Icon icon={icon} size={18} />
        </ButtonLink>
      </span>
    </>
  );
}
