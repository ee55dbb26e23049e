import { type ReactNode, type RefObject, useMemo } from "react";
import { personInitials } from "#app/features/seating/drawing/labels.ts";
import { RoomDrawing } from "#app/features/seating/drawing/room-drawing.tsx";
import type { ShownTable } from "#app/features/seating/drawing/show-table.ts";
import type { NextPerson } from "#app/features/seating/drawing/table-drawing.tsx";
import type { Box } from "#app/features/seating/plan/geometry.ts";
import { type PlanState, personKey } from "#app/features/seating/plan/plan.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useChart, useChartView } from "../chart-context.ts";
import { planDrop, swapPartner, tablesWithRoom } from "./guest-moves.ts";
import { nextChairs } from "./next-chairs.ts";
import { PartnerSigns } from "./partner-signs.tsx";
import { RuleAnnotations } from "./rule-annotations.tsx";
import { TableHandles } from "./table-handles.tsx";
import { type Reception, TableNode } from "./table-node.tsx";
import { roomTexts as texts } from "./texts.ts";
import type { CarriedGuests } from "./use-guest-drag.ts";
import { useDetail, useScale, type ViewStore } from "./view-store.ts";

interface PlanLayersProps {
  state: PlanState;
  shown: readonly ShownTable[];
  box: Box;
  isReady: boolean;
  isTurned: boolean;
  carried: CarriedGuests | null;
  store: ViewStore;
  liftLayer: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The drawing, which moves as one, and above it the tables that are being moved. */
export function PlanLayers(props: PlanLayersProps) {
  const { state, shown, box, isReady, isTurned, carried, store, liftLayer, children } = props;
  const { partner } = useChart();
  const { pane, selectedTableId, preview, chosen } = useChartView();
  const detail = useDetail(store);
  const scale = useScale(store);
  const persons = carried?.persons ?? chosen;
  const withRoom = useMemo(
    () => (persons.length > 0 ? tablesWithRoom(state, persons) : null),
    [state, persons],
  );
  const target = carried?.target?.on === "table" ? carried.target : null;
  const next = useNextPersons(state, shown, carried);
  const held = useMemo((): CarriedGuests | null => {
    const { persons: theirs, tableId } = partner?.held ?? { persons: [], tableId: null };
    if (tableId === null) return null;
    return { persons: theirs, target: { on: "table", tableId, seat: null, occupant: null } };
  }, [partner]);
  const partnersNext = useNextPersons(state, shown, held);
  const isLarge = detail === "large" || detail === "count-only";
  const receptionOf = (id: string): Reception | null => {
    if (!withRoom || preview) return null;
    if (target?.tableId === id && !(next === undefined && !withRoom.has(id))) return "target";
    return withRoom.has(id) ? "has-room" : "full";
  };
  const isEditing = pane === "room";
  const canPull = !preview && !carried && !isEditing && chosen.length === 0 && detail !== "large";
  const selected = shown.find(({ table }) => table.id === selectedTableId);
  const frame = isReady
    ? { width: 1, height: 1 }
    : { viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, width: "100%", height: "100%" };
  return (
    <div ref={store.attach} className="absolute inset-0 origin-top-left">
      <svg {...frame} className="plan absolute top-0 left-0" aria-label={texts.plan}>
        <RoomDrawing
          tables={state.tables}
          room={state.room}
          isTurned={isTurned}
          isLarge={detail === "large"}
        />
        <g className={classNames(isEditing && "plan-resting")} aria-hidden={isEditing || undefined}>
          {shown.map((table) => {
            const { id } = table.table;
            const reception = receptionOf(id);
            return (
              <TableNode
                key={id}
                shown={table}
                detail={isEditing && detail === "full" ? "no-names" : detail}
                isSelected={id === selectedTableId}
                isHeld={id === partner?.held?.tableId && target?.tableId !== id}
                isFocusable={reception !== "full" && !isEditing}
                reception={reception}
                next={
                  target?.tableId === id
                    ? next
                    : id === partner?.held?.tableId
                      ? partnersNext
                      : undefined
                }
              />
            );
          })}
        </g>
        {selected && canPull && <TableHandles shown={selected} scale={scale} />}
        {!preview && !carried && !isEditing && (
          <RuleAnnotations
            shown={shown}
            plan={box}
            room={state.room}
            isTurned={isTurned}
            hasTexts={!isLarge}
          />
        )}
        {partner && <PartnerSigns partner={partner} shown={shown} isLarge={isLarge} />}
        {children && <g data-plan-overlay>{children}</g>}
      </svg>
      <div ref={liftLayer} aria-hidden="true" className="pointer-events-none absolute top-0 left-0">
        <svg width="1" height="1" className="plan" />
      </div>
    </div>
  );
}

/** Persons on the chairs that they would take; undefined where the drop is refused or a swap. */
function useNextPersons(
  state: PlanState,
  shown: readonly ShownTable[],
  carried: CarriedGuests | null,
): NextPerson[] | undefined {
  return useMemo(() => {
    if (carried?.target?.on !== "table") return undefined;
    const { persons, target } = carried;
    const table = shown.find((each) => each.table.id === target.tableId);
    const { changes } = planDrop(state, persons, target);
    if (!table || changes.length === 0 || swapPartner(state, persons, target.occupant)) {
      return undefined;
    }
    const atTable = new Set(table.chairs.map((chair) => chair.personKey));
    const coming = persons.flatMap((person) => {
      const found = state.persons.find((each) => personKey(each) === personKey(person));
      return found && !atTable.has(personKey(person)) ? personInitials(found) : [];
    });
    const seats = nextChairs(table, coming.length, target.seat);
    return coming.flatMap((initials, index) => {
      const seat = seats[index];
      return seat === undefined ? [] : { initials, seat };
    });
  }, [state, shown, carried]);
}
