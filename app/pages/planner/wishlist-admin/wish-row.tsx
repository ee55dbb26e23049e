import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  GripVertical,
  Pencil,
  Trash2,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import type { OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import { formatPrice } from "#app/features/wishlist/rules.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ActionForm } from "../actions/action-form.tsx";
import { actionFields, wishlistPath } from "./acts.ts";
import { startDrag } from "../../../client/lists/row-drag.ts";
import { wishlistAdminTexts as texts } from "./texts.ts";
import { WishPicture } from "../../../features/wishlist/admin/wish-picture.tsx";

const wide = "max-[80rem]:hidden";
const cell = "min-[80rem]:px-3 min-[80rem]:py-2";

interface WishRowProps {
  wish: OwnedWish;
  onEdit: (wish: OwnedWish) => void;
  onMore: (id: string) => void;
  onDrop: (id: string, before: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
}

export const WishRow = memo(function WishRow(props: WishRowProps) {
  const { wish, onMore } = props;
  const { id, title, description, price, purchased, purchasedBy } = wish;
  return (
    <tr
      data-wish={id}
      className="group data-dragged:relative data-dragged:z-10 data-dragged:bg-sheet data-dragged:shadow-float max-[80rem]:grid max-[80rem]:grid-cols-[60px_minmax(0,1fr)_44px] max-[80rem]:gap-x-3 max-[80rem]:px-3 max-[80rem]:py-2.5 min-[80rem]:h-18"
    >
      <td className={`${wide} pl-1`}>
        <Mover {...props} />
      </td>
      <td className="max-[80rem]:row-span-5 min-[80rem]:px-3">
        <WishPicture wish={wish} className="h-18.75 w-15 min-[80rem]:h-13.75 min-[80rem]:w-11" />
      </td>
      <th
        scope="row"
        className={`${cell} font-semibold max-[80rem]:col-start-2 max-[80rem]:text-16`}
      >
        {title}
      </th>
      <td className={`${cell} text-ink-2 max-[80rem]:col-start-2 max-sm:hidden`}>
        <span className="line-clamp-2 whitespace-pre-line">{description}</span>
      </td>
      <td
        className={`${cell} text-muted max-[80rem]:col-start-2 max-[80rem]:text-15 min-[80rem]:text-right ${price === null ? "" : "min-[80rem]:text-ink"}`}
      >
        {price === null ? (
          texts.noPrice
        ) : (
          <span className="whitespace-nowrap">{formatPrice(price)}</span>
        )}
      </td>
      <td className={`${cell} max-[80rem]:col-start-2 max-[80rem]:pt-1`}>
        <span className="flex flex-wrap items-center gap-x-3">
          <Badge tone={purchased ? "neutral" : "gran"}>
            {texts.status[purchased ? "purchased" : "available"]}
          </Badge>
          <bdi className="min-w-0 text-muted min-[80rem]:hidden">{purchasedBy}</bdi>
        </span>
      </td>
      <td className={`${cell} ${wide}`}>
        {purchasedBy ? <bdi>{purchasedBy}</bdi> : <span className="text-muted">–</span>}
      </td>
      <td className="max-[80rem]:col-start-3 max-[80rem]:row-span-5 max-[80rem]:row-start-1 max-[80rem]:self-center min-[80rem]:py-2 min-[80rem]:pr-3">
        <Button
          type="button"
          variant="quiet"
          iconOnly
          aria-label={texts.more(title)}
          aria-haspopup="dialog"
          onClick={() => onMore(id)}
          className="size-11 min-[80rem]:hidden noscript:hidden"
        >
          <Icon icon={Ellipsis} />
        </Button>
        <Actions {...props} />
      </td>
    </tr>
  );
});

/** At the right edge in every row; what only some rows have stands left of it with its word. */
function Actions({ wish, onEdit }: WishRowProps) {
  const { id, title, purchased } = wish;
  return (
    <div className={`${wide} flex items-center justify-end gap-1`}>
      {purchased && (
        <ActionForm url={wishlistPath} fields={actionFields("reset", id)}>
          <Button variant="quiet" size="small" className="font-medium whitespace-nowrap">
            <Icon icon={Undo2} size={18} />
            <span className="max-[90rem]:sr-only">{texts.reset}</span>
            <span className="sr-only">{texts.of(title)}</span>
          </Button>
        </ActionForm>
      )}
      <Button
        type="button"
        variant="quiet"
        size="small"
        iconOnly
        aria-label={texts.edit + texts.of(title)}
        onClick={() => onEdit(wish)}
      >
        <Icon icon={Pencil} size={18} />
      </Button>
      <ActionForm url={wishlistPath} fields={actionFields("delete", id)}>
        <Button
          variant="quiet"
          size="small"
          iconOnly
          data-act="delete"
          aria-label={texts.remove + texts.of(title)}
          className="hover:text-error"
          onClick={(event) => focusNeighbour(event.currentTarget)}
        >
          <Icon icon={Trash2} size={18} />
        </Button>
      </ActionForm>
    </div>
  );
}

/** To drag by, to step with the arrow keys, and for those who neither drag nor type two buttons. */
function Mover({ wish, onDrop, onStep }: WishRowProps) {
  const { id, title } = wish;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStep(id, event.key === "ArrowUp" ? -1 : 1);
  };
  const small =
    "grid h-6 w-8 place-items-center rounded-s text-muted hover:bg-paper-3 hover:text-ink focus-visible:opacity-100";
  const hidden =
    "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100";
  return (
    <div className="grid justify-items-center noscript:hidden">
      <button
        type="button"
        aria-label={texts.move.up + texts.of(title)}
        onClick={() => onStep(id, -1)}
        className={`${small} ${hidden}`}
      >
        <Icon icon={ChevronUp} size={16} />
      </button>
      <button
        type="button"
        aria-label={texts.move.grip(title)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => startDrag(event, onDrop)}
        className={`${small} cursor-grab touch-none group-data-dragged:cursor-grabbing`}
      >
        <Icon icon={GripVertical} size={16} />
      </button>
      <button
        type="button"
        aria-label={texts.move.down + texts.of(title)}
        onClick={() => onStep(id, 1)}
        className={`${small} ${hidden}`}
      >
        <Icon icon={ChevronDown} size={16} />
      </button>
    </div>
  );
}

/** The row goes with its button; whoever works by keys goes on with the one that follows. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("tr");
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>("[data-act=delete]")?.focus();
}
