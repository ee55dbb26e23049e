import type { ReactNode } from "react";
import type { SubmitAction } from "#app/client/actions/submit.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Pencil, Trash2, UserPlus } from "#app/ui/icons.ts";
import type { guestActions } from "./actions.ts";
import { GuestStatusIcon } from "./guest-status.tsx";
import type { GuestRow } from "./rules.ts";
import { guestListTexts as texts } from "./texts.ts";

interface GuestMenuProps {
  row: GuestRow;
  submit: SubmitAction<typeof guestActions>;
  onEdit: () => void;
  onClose: () => void;
}

/** The actions of one guest: one dialog for all rows. */
export function GuestMenu({ row, submit, onEdit, onClose }: GuestMenuProps) {
  const { id, name, status, companion } = row;
  const others = (["attending", "pending", "declined"] as const).filter((each) => each !== status);
  const choose = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog title={name} open onOpenChange={(open) => !open && onClose()}>
      <ul className="mt-3 border-t border-rule px-1.5 py-2 sm:px-3.5">
        <Item onPress={choose(onEdit)}>
          <Icon icon={Pencil} />
          {texts.editGuest}
        </Item>
        {others.map((each) => (
          <Item key={each} onPress={choose(() => submit("set-status", { id, status: each }))}>
            <span className="sr-only">{texts.bulk.setStatus}: </span>
            <span className="grid w-5 place-items-center">
              <GuestStatusIcon status={each} />
            </span>
            {texts.statuses[each]}
          </Item>
        ))}
        {companion !== undefined && (
          <Item onPress={choose(() => submit("make-guest", { id }))}>
            <Icon icon={UserPlus} />
            {texts.sheet.makeGuest}
          </Item>
        )}
        <Item onPress={choose(() => submit("delete", { id }))} className="text-error">
          <Icon icon={Trash2} />
          {texts.bulk.delete}
        </Item>
      </ul>
    </Dialog>
  );
}

interface ItemProps {
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

function Item({ onPress, className = "", children }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`flex min-h-13 w-full items-center gap-4 rounded-m px-3 text-left text-16 font-medium hover:bg-paper-3 ${className}`}
      >
        {children}
      </button>
    </li>
  );
}
