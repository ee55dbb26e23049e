import { initials } from "#app/ui/avatar.tsx";
import { chairsWithPersons } from "../plan/chairs.ts";
import {
  type PlanPerson,
  type PlanSeat,
  type PlanState,
  type PlanTable,
  personKey,
} from "../plan/plan.ts";
import { firstNames, personInitials } from "./labels.ts";

/** What a chair shows besides its person. `left` is the place that a dragged person comes from. */
export type ChairMark = "gained" | "moved" | "broken" | "unsaved" | "freed" | "left";

/** Positions are relative to the centre of the table. */
export interface ShownChair {
  seat: number;
  x: number;
  y: number;
  /** In degrees, from the table outwards. */
  angle: number;
  /** Null for an empty chair and for the couple's. */
  personKey: string | null;
  isCouples: boolean;
  initials: string;
  firstName: string;
  fullName: string;
  /** Of the category. */
  color: string | null;
  mark: ChairMark | null;
  isFaded: boolean;
  /** The name is slanted, because names side by side would touch. */
  isSlanted: boolean;
}

export interface ShownTable {
  table: PlanTable;
  chairs: ShownChair[];
  /** Persons who come, and the couple. */
  count: number;
}

const nameGap = 4;

/** What all tables need to know about persons. */
export interface ShownPersons {
  persons: ReadonlyMap<string, PlanPerson>;
  firstNames: ReadonlyMap<string, string>;
  colors: ReadonlyMap<string, string>;
  couple: readonly string[];
}

export interface ChairMarks {
  marks?: ReadonlyMap<string, ChairMark> | undefined;
  /** Fades persons without a mark. */
  fadesOthers?: boolean | undefined;
}

export function shownPersons(
  { persons, categories }: Pick<PlanState, "persons" | "categories">,
  couple: readonly string[],
): ShownPersons {
  return {
    persons: new Map(persons.map((person) => [personKey(person), person])),
    firstNames: firstNames(persons, couple),
    colors: new Map(categories.map(({ id, color }) => [id, color])),
    couple,
  };
}

/** Returns the table as it is drawn. `seats` are those of the table. */
export function showTable(
  table: PlanTable,
  seats: readonly PlanSeat[],
  shown: ShownPersons,
  { marks, fadesOthers = false }: ChairMarks = {},
  shownBefore?: ReadonlyMap<string, number>,
): ShownTable {
  const known = seats.filter((seat) => shown.persons.has(personKey(seat)));
  const chairs = chairsWithPersons(table, known, shownBefore).map(({ chair, couple, seat }) => {
    const key = seat && personKey(seat);
    const person = key === null ? undefined : shown.persons.get(key);
    const mark = person && key ? (person.isComing ? (marks?.get(key) ?? null) : "freed") : null;
    const coupleName = couple === null ? "" : (shown.couple[couple] ?? "");
    return {
      seat: chair.seat,
      x: chair.x - table.x,
      y: chair.y - table.y,
      angle: chair.angle,
      personKey: key,
      isCouples: chair.isCouples,
      initials: person ? personInitials(person) : initials(coupleName),
      firstName: key ? (shown.firstNames.get(key) ?? "") : coupleName,
      fullName: person?.name ?? (key ? (shown.firstNames.get(key) ?? "") : coupleName),
      color: shown.colors.get(person?.categoryId ?? "") ?? null,
      mark,
      isFaded: fadesOthers && (person !== undefined || chair.isCouples) && mark === null,
      isSlanted: false,
    };
  });
  const coming = known.filter((seat) => shown.persons.get(personKey(seat))?.isComing);
  return { table, chairs: slantNames(chairs), count: coming.length + table.coupleSeats };
}

/** Names above or below a row of chairs. */
function slantNames(chairs: ShownChair[]): ShownChair[] {
  const slanted = [1, -1].flatMap((side) => {
    const row = chairs.filter(({ angle, firstName }) => {
      const [outX, outY] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
      return firstName !== "" && isAboveOrBelow(outX) && Math.sign(outY) === side;
    });
    const sorted = row.toSorted((one, other) => one.x - other.x);
    const touch = sorted.some((chair, index) => {
      const next = sorted[index + 1];
      return next && (nameWidth(chair) + nameWidth(next)) / 2 > next.x - chair.x - nameGap;
    });
    return touch ? row : [];
  });
  if (slanted.length === 0) return chairs;
  return chairs.map((chair) => ({ ...chair, isSlanted: slanted.includes(chair) }));
}

/** Tells where names are centred over their chairs, by the cosine of the chair's angle. */
export function isAboveOrBelow(outX: number): boolean {
  return Math.abs(outX) < 0.2;
}

/** About, because the server cannot measure text. */
export function nameWidth({ firstName }: Pick<ShownChair, "firstName">): number {
  return firstName.length * 6.6;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
