import { type PointerEvent, useRef } from "react";
import { type Point, unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { RoomItem } from "#app/features/seating/plan/plan.ts";
import { moveItem, type Pull, pullItem } from "#app/features/seating/plan/room.ts";
import { usePlanPoint } from "../room/plan-surface.ts";
import { useRoomEditor } from "./room-editor-context.tsx";

/** On screen, in pixels. */
const tolerance = 4;
const snapReach = 10;

interface Drag {
  pointer: number;
  from: Point;
  item: RoomItem;
  /** Null while the whole item is moved. */
  pull: Pull | null;
  hasMoved: boolean;
}

/** Moves and resizes the item under the pointer. It is stored when it is put down. */
export function useItemDrag() {
  const { toPlan, scale } = usePlanPoint();
  const { room, draft, setDraft, hold, changeItem } = useRoomEditor();
  const drag = useRef<Drag>(null);

  const start = (event: PointerEvent<SVGElement>, item: RoomItem, pull: Pull | null = null) => {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold(item.id);
    const from = toPlan(event);
    drag.current = { pointer: event.pointerId, from, item, pull, hasMoved: false };
  };
  const move = (event: PointerEvent) => {
    const { current } = drag;
    if (!current || current.pointer !== event.pointerId) return;
    const at = toPlan(event);
    const by = { x: at.x - current.from.x, y: at.y - current.from.y };
    if (!current.hasMoved && Math.hypot(by.x, by.y) * scale <= tolerance) return;
    current.hasMoved = true;
    const metres = { x: by.x / unitsPerMetre, y: by.y / unitsPerMetre };
    const reach = snapReach / scale / unitsPerMetre;
    setDraft(
      current.pull
        ? pullItem(room, current.item, current.pull, metres)
        : moveItem(room, current.item, metres, reach),
    );
  };
  const cancel = () => {
    drag.current = null;
    setDraft(null);
  };
  const end = (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return;
    const moved = drag.current.hasMoved && draft;
    cancel();
    if (moved) changeItem(moved);
  };
  return {
    start,
    cancel,
    isDragging: () => drag.current !== null,
    handlers: { onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  };
}
