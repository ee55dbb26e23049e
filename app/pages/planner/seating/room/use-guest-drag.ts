import { type RefObject, useCallback, useMemo, useRef, useState } from "react";
import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import { type PersonRef, type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { toast } from "#app/ui/toast-queue.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { dropTargetAt, grippedPersons } from "./drop-target.ts";
import {
  type Company,
  type DropTarget,
  planDrop,
  swapPartner,
  withCompany,
} from "./guest-moves.ts";
import { nextChairs } from "./next-chairs.ts";
import type { PlanSurface } from "./plan-surface.ts";
import { type LastChairs, rememberChair } from "./use-shown-tables.ts";

export interface CarriedGuests {
  persons: readonly PersonRef[];
  target: DropTarget | null;
}

/**
 * Persons who are dragged from a chair or a list, until they are put down. `lastChairs` gets their
 * chairs, where the chart itself knows only tables.
 */
export function useGuestDrag(surface: PlanSurface, lastChairs: RefObject<LastChairs>) {
  const chart = useChart();
  const view = useChartView();
  const [carried, setCarried] = useState<CarriedGuests | null>(null);
  const current = useRef<CarriedGuests | null>(null);
  const source = useRef<HTMLElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly ShownTable[]>([]);

  const update = useCallback((next: CarriedGuests | null) => {
    current.current = next;
    setCarried(next);
  }, []);

  const start = useCallback(
    (target: Element, event: PointerEvent) => {
      const gripped = grippedPersons(target);
      const keys = new Set(view.chosen.map(personKey));
      const isChosen = gripped.some((person) => keys.has(personKey(person)));
      const company: Company = event.altKey ? "single" : event.shiftKey ? "household" : "party";
      const persons = isChosen ? view.chosen : withCompany(chart.state, gripped, company);
      source.current = target.closest<HTMLElement>("[data-drag-guest]");
      if (source.current) source.current.dataset.dragged = "";
      update({ persons, target: null });
      chart.hold({ persons, tableId: null });
    },
    [chart, view.chosen, update],
  );

  const move = useCallback(
    (event: PointerEvent) => {
      const { current: held } = current;
      if (!held) return;
      // Measured before the slip moves, or the browser would lay out the page for every step.
      const target = dropTargetAt(surface, shown.current, event);
      placeSlip(slip.current, event);
      if (isSameTarget(held.target, target)) return;
      update({ ...held, target });
      const tableOf = (at: DropTarget | null) => (at?.on === "table" ? at.tableId : null);
      if (tableOf(held.target) !== tableOf(target)) {
        chart.hold({ persons: held.persons, tableId: tableOf(target) });
      }
    },
    [chart, surface, update],
  );

  const end = useCallback(() => {
    if (source.current) delete source.current.dataset.dragged;
    source.current = null;
    update(null);
    chart.hold(null);
  }, [chart, update]);

  const drop = useCallback(() => {
    const { current: held } = current;
    end();
    if (!held?.target) return;
    const { persons, target } = held;
    const { changes, refusal } = planDrop(chart.state, persons, target);
    if (refusal) toast({ title: refusal, key: "seating" });
    if (changes.length === 0) return;
    rememberDrop(lastChairs.current, shown.current, chart.state, persons, target);
    const isRefused = chart.apply(...changes) !== null;
    if (!isRefused && view.chosen.length > 0) view.choose([]);
  }, [chart, view, lastChairs, end]);

  return useMemo(
    () => ({ carried, slip, shown, start, move, drop, cancel: end }),
    [carried, start, move, drop, end],
  );
}

/** Persons appear on the chairs that were shown while they were dragged. */
function rememberDrop(
  lastChairs: LastChairs,
  shown: readonly ShownTable[],
  state: PlanState,
  persons: readonly PersonRef[],
  target: DropTarget,
): void {
  const table = shown.find(({ table: { id } }) => target.on === "table" && id === target.tableId);
  if (!table || target.on !== "table") return;
  const swapped = swapPartner(state, persons, target.occupant);
  const [first] = persons;
  if (swapped && first && target.seat !== null) {
    const [own, other] = [personKey(first), personKey(swapped)];
    for (const { table: from, chairs } of shown) {
      const chair = chairs.find((each) => each.personKey === own);
      if (chair) rememberChair(lastChairs, from.id, other, chair.seat);
    }
    rememberChair(lastChairs, target.tableId, own, target.seat);
    return;
  }
  const seats = nextChairs(table, persons.length, target.seat);
  for (const [index, seat] of seats.entries()) {
    const person = persons[index];
    if (person) rememberChair(lastChairs, target.tableId, personKey(person), seat);
  }
}

function isSameTarget(one: DropTarget | null, other: DropTarget | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Beside the pointer, so that the target stays visible, and inside of the window. */
function placeSlip(slip: HTMLElement | null, { clientX, clientY, pointerType }: PointerEvent) {
  if (!slip) return;
  const { offsetWidth, offsetHeight } = slip;
  const x = Math.min(clientX + 14, window.innerWidth - offsetWidth - 8);
  const y = pointerType === "touch" ? clientY - offsetHeight - 28 : clientY + 18;
  const inside = Math.min(Math.max(8, y), window.innerHeight - offsetHeight - 8);
  slip.style.transform = `translate(${Math.max(8, x)}px, ${inside}px) rotate(-1.5deg)`;
  slip.style.visibility = "visible";
}
