import { ArrowDown, ArrowUp, type LucideIcon, Pencil, Trash2, Undo2 } from "lucide-react";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { formatPrice } from "#app/features/wishlist/rules.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Send } from "../actions/sending.ts";
import { actionFields } from "./acts.ts";
import { wishlistAdminTexts as texts } from "./texts.ts";
import { WishPicture } from "../../../features/wishlist/admin/wish-picture.tsx";

interface WishSheetProps {
  wish: OwnedWish;
  /** Where on the list it stands, from 1. */
  place: number;
  count: number;
  send: Send;
  onEdit: (wish: OwnedWish) => void;
  onStep: (id: string, by: -1 | 1) => void;
  onClose: () => void;
}

/** All that can be done with one wish, on screens without room for it in the row. */
export function WishSheet({ wish, place, count, send, onEdit, onStep, onClose }: WishSheetProps) {
  const { id, title, price, purchased, purchasedBy } = wish;
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  const about = purchasedBy
    ? texts.purchasedBy(purchasedBy)
    : price === null
      ? texts.noPrice
      : formatPrice(price);
  return (
    <Dialog
      title={title}
      description={`${about} · ${texts.move.place(place, count)}`}
      picture={<WishPicture wish={wish} className="h-15 w-12 flex-none" />}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <p role="status" className="sr-only">
        {texts.move.moved(title, place, count)}
      </p>
      <ul className="mt-3 border-t border-rule px-1.5 py-2 sm:px-3.5">
        {purchased && (
          <Choice icon={Undo2} onPress={closing(() => send(actionFields("reset", id)))}>
            {texts.reset}
          </Choice>
        )}
        <Choice icon={Pencil} onPress={closing(() => onEdit(wish))}>
          {texts.edit}
        </Choice>
        <Choice icon={ArrowUp} onPress={() => onStep(id, -1)}>
          {texts.move.up}
        </Choice>
        <Choice icon={ArrowDown} onPress={() => onStep(id, 1)}>
          {texts.move.down}
        </Choice>
        <Choice icon={Trash2} onPress={closing(() => send(actionFields("delete", id)))} isFault>
          {texts.remove}
        </Choice>
      </ul>
    </Dialog>
  );
}

interface ChoiceProps {
  icon: LucideIcon;
  onPress: () => void;
  isFault?: boolean;
  children: string;
}

function Choice({ icon, onPress, isFault, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`flex min-h-13 w-full items-center gap-4 rounded-m px-3 text-left text-16 font-medium hover:bg-paper-3 ${isFault ? "text-error" : ""}`}
      >
        <Icon icon={icon} />
        {children}
      </button>
    </li>
  );
}
