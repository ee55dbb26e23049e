import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { drawingTexts } from "#app/features/seating/drawing/texts.ts";
import { turnBack } from "#app/features/seating/drawing/turn.ts";
import { unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { focusMain } from "#app/ui/restore-focus.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { grippedPersons } from "./drop-target.ts";
import { tablesWithRoom } from "./guest-moves.ts";
import { editChanges, moveChanges, tableStep, turned } from "./table-moves.ts";
import { roomTexts as texts } from "./texts.ts";
import type { useSeating } from "./use-seating.ts";

interface PlanKeysOptions {
  area: RefObject<HTMLElement | null>;
  isTurned: boolean;
  seating: ReturnType<typeof useSeating>;
  zoom: (direction: 1 | -1) => void;
  showAll: () => void;
}

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With Shift, a table moves half a metre. */
const longStep = 5;

/** All that can be done on the plan without a pointer. */
export function usePlanKeys({ area, isTurned, seating, zoom, showAll }: PlanKeysOptions) {
  const { state, apply } = useChart();
  const view = useChartView();
  const { chosen, choose, preview, pane } = view;
  /** Where the focus returns to when moving is cancelled. */
  const origin = useRef<SVGElement>(null);
  const isFixed = preview !== null || pane === "room";

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      if (event.key === "+" || event.key === "=") zoom(1);
      else if (event.key === "-") zoom(-1);
      else if (event.key === "0") showAll();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [zoom, showAll]);

  const focusTable = (tableId: string | undefined) => {
    if (tableId === undefined) return;
    const selector = `[data-table="${CSS.escape(tableId)}"] [data-plate]`;
    area.current?.querySelector<SVGElement>(selector)?.focus();
  };

  const startMoving = (chair: SVGElement, isAlone: boolean) => {
    const persons = grippedPersons(chair);
    if (persons.length === 0 || chair.classList.contains("is-freed")) return;
    origin.current = chair.querySelector<SVGElement>("[data-chair]");
    seating.chooseParty(persons, isAlone);
    const own = chair.closest<SVGElement>("[data-table]")?.dataset.table;
    const withRoom = tablesWithRoom(state, persons);
    const first = state.tables.find(({ id }) => id !== own && withRoom.has(id));
    focusTable(first?.id);
  };

  const onChairKey = (event: KeyboardEvent, chair: SVGElement) => {
    const table = chair.closest<SVGElement>("[data-table]");
    const step = arrows[event.key];
    if (step) {
      const chairs = [...(table?.querySelectorAll<SVGElement>("[data-seat]") ?? [])];
      const index = chairs.indexOf(chair) + step[0] + step[1];
      focusChair(chairs.at(index % chairs.length));
      return true;
    }
    switch (event.key) {
      case "Escape":
        if (chosen.length > 0) return false;
        focusTable(table?.dataset.table);
        return true;
      case "m":
      case "M":
        startMoving(chair, event.altKey);
        return true;
      case "Enter":
      case " ":
        chair.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
        return true;
      case "Delete":
      case "Backspace":
        seating.unseat(grippedPersons(chair));
        focusTable(table?.dataset.table);
        return true;
      default:
        return false;
    }
  };

  const onTableKey = (event: KeyboardEvent, table: PlanTable, plate: SVGElement) => {
    const step = arrows[event.key];
    if (step && chosen.length > 0) {
      const withRoom = tablesWithRoom(state, chosen);
      const tables = state.tables.filter(({ id }) => withRoom.has(id));
      const index = tables.findIndex(({ id }) => id === table.id) + step[0] + step[1];
      focusTable(tables.at(index % tables.length)?.id);
      return true;
    }
    if (step) {
      moveTable(table, step, event.shiftKey);
      return true;
    }
    switch (event.key) {
      case "Enter":
      case " ": {
        const isSeating = chosen.length > 0;
        plate.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
        if (!isSeating) focusFirstChair(plate);
        return true;
      }
      case "m":
      case "M":
        focusFirstChair(plate);
        return true;
      case "r":
      case "R":
        turnTable(table, event.shiftKey ? -1 : 1);
        return true;
      case "Delete":
      case "Backspace":
        deleteTable(table);
        return true;
      default:
        return false;
    }
  };

  const moveTable = (table: PlanTable, [x, y]: readonly [number, number], isLong: boolean) => {
    const length = tableStep * (isLong ? longStep : 1);
    const onScreen = { x: x * length, y: y * length };
    const delta = isTurned ? turnBack(onScreen) : onScreen;
    apply(...moveChanges(state.tables, table, delta));
    const [left, top] = [table.x + delta.x, table.y + delta.y].map((at) =>
      drawingTexts.metres(at / unitsPerMetre),
    );
    seating.announce(texts.announce.moved(table.name, left ?? "", top ?? ""));
  };

  const deleteTable = (table: PlanTable) => {
    if (apply({ type: "deleteTable", tableId: table.id }) !== null) return;
    const index = state.tables.indexOf(table);
    const neighbour = state.tables[index + 1] ?? state.tables[index - 1];
    if (neighbour) focusTable(neighbour.id);
    else focusMain();
  };

  const turnTable = (table: PlanTable, steps: number) => {
    const edited = turned(table, steps);
    apply(...editChanges(table, edited));
    seating.announce(texts.announce.rotated(table.name, edited.rotation));
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !(event.target instanceof SVGElement)) return;
    const { target } = event;
    if (event.key === "Escape" && chosen.length > 0) {
      event.preventDefault();
      choose([]);
      seating.announce(texts.announce.cancelled);
      origin.current?.focus();
      return;
    }
    const chair = target.closest<SVGElement>("[data-seat]");
    const tableId = target.closest<SVGElement>("[data-table]")?.dataset.table;
    const table = state.tables.find(({ id }) => id === tableId);
    if (!table || isFixed) return;
    if (chair ? onChairKey(event, chair) : onTableKey(event, table, target)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

function focusFirstChair(plate: SVGElement): void {
  const table = plate.closest("[data-table]");
  focusChair(table?.querySelector("[data-person]") ?? table?.querySelector("[data-seat]"));
}

function focusChair(chair: Element | null | undefined): void {
  chair?.querySelector<SVGElement>("[data-chair]")?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [role=dialog], [role=menu]") !== null
  );
}
