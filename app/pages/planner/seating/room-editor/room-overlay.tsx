import { type KeyboardEvent, useLayoutEffect } from "react";
import { RoomItemDrawing } from "#app/features/seating/drawing/room-item-drawing.tsx";
import type { RoomItem } from "#app/features/seating/plan/plan.ts";
import { itemBounds } from "#app/features/seating/plan/room.ts";
import { focusMain } from "#app/ui/restore-focus.ts";
import { usePlanPoint } from "../room/plan-surface.ts";
import { HeldItem } from "./held-item.tsx";
import { itemAfterKey } from "./item-keys.ts";
import { nameOf, sizeOf } from "./item-names.ts";
import { useRoomEditor } from "./room-editor-context.tsx";
import { useItemDrag } from "./use-item-drag.ts";

/** Pixels that can be hit at least, with a mouse and with a finger. */
const minTarget = { fine: 20, coarse: 44 };

/** Lies on the plan: the things of the room can be taken, moved and resized. */
export function RoomOverlay() {
  const { scale, isTurned } = usePlanPoint();
  const { room, isDrawn, item: held, draft, hold, changeItem, removeItem } = useRoomEditor();
  const drag = useItemDrag();
  const isCoarse = window.matchMedia("(pointer: coarse)").matches;
  const target = minTarget[isCoarse ? "coarse" : "fine"] / scale;
  useHiddenOnPlan(draft?.id);
  if (!isDrawn) return null;

  const onKeyDown = (event: KeyboardEvent<SVGElement>, item: RoomItem) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && drag.isDragging()) drag.cancel();
    else if (event.key === "Delete" || event.key === "Backspace") {
      removeItem(item);
      focusNeighbour(event.currentTarget);
    } else if (event.key === "Enter" || event.key === " ") hold(item.id);
    else {
      const changed = itemAfterKey(room, item, event, isTurned);
      if (!changed) return;
      changeItem(changed);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = draft ?? held;
  return (
    <g transform={isTurned ? "rotate(-90)" : undefined} {...drag.handlers}>
      {room.items.map((item) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot be in a drawing
        <rect
          key={item.id}
          role="button"
          tabIndex={0}
          aria-label={`${nameOf(room, item)}, ${sizeOf(item)}`}
          aria-pressed={item === held}
          className="room-item"
          {...grown(itemBounds(item), target)}
          onFocus={() => hold(item.id)}
          onPointerDown={(event) => drag.start(event, item)}
          onKeyDown={(event) => onKeyDown(event, item)}
        />
      ))}
      {draft && (
        <g pointerEvents="none">
          <RoomItemDrawing item={draft} room={room} isTurned={isTurned} isLarge={isTurned} />
        </g>
      )}
      {shown && (
        <HeldItem
          item={shown}
          room={room}
          scale={scale}
          isTurned={isTurned}
          isCoarse={isCoarse}
          onPull={(event, pull) => held && drag.start(event, held, pull)}
        />
      )}
    </g>
  );
}

/** The item itself is gone with the next render. */
function focusNeighbour({ previousElementSibling, nextElementSibling }: SVGElement): void {
  const neighbour = [nextElementSibling, previousElementSibling].find(
    (element) => element instanceof SVGRectElement,
  );
  if (neighbour) neighbour.focus();
  else focusMain();
}

/** The plan does not show the item where it was while it is dragged. */
function useHiddenOnPlan(itemId: string | undefined): void {
  useLayoutEffect(() => {
    if (itemId === undefined) return;
    const drawn = document.querySelector<SVGElement>(`[data-room-item="${CSS.escape(itemId)}"]`);
    if (!drawn) return;
    drawn.style.visibility = "hidden";
    return () => {
      drawn.style.visibility = "";
    };
  }, [itemId]);
}

function grown({ x, y, width, height }: ReturnType<typeof itemBounds>, min: number) {
  const [moreX, moreY] = [Math.max(0, min - width) / 2, Math.max(0, min - height) / 2];
  return { x: x - moreX, y: y - moreY, width: width + 2 * moreX, height: height + 2 * moreY };
}
