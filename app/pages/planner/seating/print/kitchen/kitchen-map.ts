import { hasKitchenMessage, type KitchenPerson } from "#app/features/seating/kitchen/rules.ts";
import { chairsWithPersons } from "#app/features/seating/plan/chairs.ts";
import {
  type Box,
  planBox,
  roomBox,
  type Size,
  tableSize,
} from "#app/features/seating/plan/geometry.ts";
import { seatedByTable } from "#app/features/seating/plan/placement.ts";
import { type PlanState, type PlanTable, personKey } from "#app/features/seating/plan/plan.ts";

interface MapChair {
  x: number;
  y: number;
  /** Of the severe allergy in the list above; null for others. */
  number: number | null;
  hasDiet: boolean;
}

interface MapTable
  extends Pick<PlanTable, "id" | "number" | "x" | "y" | "rotation" | "shape">,
    Size {
  chairs: MapChair[];
}

export interface KitchenMap {
  box: Box;
  room: Box;
  tables: MapTable[];
}

/** Returns the small plan, on which the chairs of severe allergies have their numbers. */
export function kitchenMap(
  state: PlanState,
  severe: readonly { key: string }[],
  persons: readonly KitchenPerson[],
): KitchenMap {
  const numbers = new Map(severe.map(({ key }, index) => [key, index + 1]));
  const withDiet = new Set(persons.filter(hasKitchenMessage).map(personKey));
  const seats = seatedByTable(state);
  const { tables, room } = state;
  return {
    box: planBox(tables, room),
    room: roomBox(tables, room),
    tables: tables.map((table) => ({
      id: table.id,
      number: table.number,
      x: table.x,
      y: table.y,
      rotation: table.rotation,
      shape: table.shape,
      ...tableSize(table),
      chairs: chairsWithPersons(table, seats.get(table.id) ?? []).map(({ chair, seat }) => {
        const key = seat ? personKey(seat) : "";
        return {
          x: Math.round(chair.x),
          y: Math.round(chair.y),
          number: numbers.get(key) ?? null,
          hasDiet: withDiet.has(key),
        };
      }),
    })),
  };
}
