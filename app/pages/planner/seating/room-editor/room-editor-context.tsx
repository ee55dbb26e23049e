import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { drawingTexts } from "#app/features/seating/drawing/texts.ts";
import { drawFirstRoom, firstRoom } from "#app/features/seating/plan/first-room.ts";
import type { PlanTable, Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import { newItem, wallDistances } from "#app/features/seating/plan/room.ts";
import { maxRoomItems } from "#app/features/seating/rules.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { nameOf } from "./item-names.ts";
import { roomEditorTexts as texts } from "./texts.ts";

/** The room as the couple draws it. Every change is one step of undo. */
interface RoomEditor {
  /** Encloses the tables while none is drawn. */
  room: Room;
  isDrawn: boolean;
  /** The item that is held. */
  item: RoomItem | null;
  hold: (itemId: string | null) => void;
  /** The held item while it is dragged. */
  draft: RoomItem | null;
  setDraft: (draft: RoomItem | null) => void;
  changeRoom: (room: Room) => void;
  changeItem: (item: RoomItem) => void;
  addItem: (kind: RoomItem["kind"]) => void;
  removeItem: (item: RoomItem) => void;
  /** What screen readers say. */
  announcement: string;
}

const RoomEditorContext = createContext<RoomEditor | null>(null);

export function useRoomEditor(): RoomEditor {
  const editor = useContext(RoomEditorContext);
  if (!editor) throw new Error("Rendered outside the room editor");
  return editor;
}

export function RoomEditorProvider({ children }: { children: ReactNode }) {
  const { state, apply } = useChart();
  const { pane } = useChartView();
  const [itemId, hold] = useState<string | null>(null);
  const [draft, setDraft] = useState<RoomItem | null>(null);
  const [announcement, announce] = useState("");
  const { tables } = state;
  const proposed = useMemo(() => firstRoom(tables), [tables]);
  const room = state.room ?? proposed.room;
  const item = (pane === "room" && room.items.find(({ id }) => id === itemId)) || null;

  const changeRoom = (changed: Room) => {
    if (state.room) return apply({ type: "setRoom", room: changed });
    return apply(...drawFirstRoom(tables, changed, proposed.shift));
  };
  const changeItems = (items: RoomItem[]) => changeRoom({ ...room, items }) === null;
  const changeItem = (changed: RoomItem) => {
    const items = room.items.map((other) => (other.id === changed.id ? changed : other));
    const isSame = items.every((each, index) => isEqual(each, room.items[index]));
    if (!isSame && !changeItems(items)) return;
    const { left, rear } = wallDistances(room, changed);
    const [fromLeft, fromRear] = [drawingTexts.metres(left), drawingTexts.metres(rear)];
    announce(texts.moved(nameOf(room, changed), fromLeft, fromRear));
  };
  const addItem = (kind: RoomItem["kind"]) => {
    if (room.items.length >= maxRoomItems) return announce(texts.full);
    const isEntrance = kind === "door" && !room.items.some((other) => other.kind === "door");
    const text = isEntrance ? texts.entrance : texts.newTexts[kind];
    const moved = state.room ? tables : tables.map((table) => shifted(table, proposed.shift));
    const added = newItem(room, moved, { id: crypto.randomUUID(), kind, text });
    if (!changeItems([...room.items, added])) return;
    hold(added.id);
    announce(texts.added(nameOf({ ...room, items: [...room.items, added] }, added)));
  };
  const removeItem = (removed: RoomItem) => {
    const name = nameOf(room, removed);
    if (!changeItems(room.items.filter((other) => other !== removed))) return;
    hold(null);
    announce(texts.removed(name));
  };

  return (
    <RoomEditorContext
      value={{
        room,
        isDrawn: state.room !== null,
        item,
        hold,
        draft,
        setDraft,
        changeRoom,
        changeItem,
        addItem,
        removeItem,
        announcement,
      }}
    >
      {children}
    </RoomEditorContext>
  );
}

function shifted(table: PlanTable, { x, y }: { x: number; y: number }): PlanTable {
  return { ...table, x: table.x + x, y: table.y + y };
}

function isEqual(one: RoomItem, other: RoomItem | undefined): boolean {
  const names = Object.keys(one) as (keyof RoomItem)[];
  return names.every((name) => one[name] === other?.[name]);
}
