import { readdirSync, readFileSync } from "node:fs";
import type { SeatingPerson, SeatingRequest } from "#app/features/seating/solver/request.ts";

/** A wedding of bench/seating/instances with values that are known of it. */
export interface SeatingInstance {
  id: string;
  guests: (Omit<SeatingPerson, "partner" | "placedAt" | "chair"> & { id: string })[];
  tables: { id: string; seats: number; head: boolean; ring: "near" | "middle" | "far" }[];
  rules: InstanceRule[];
  best: number;
  proven: boolean;
  bound: number | null;
  random: number;
  samples: {
    name: string;
    value: number;
    hardBroken: number;
    seating: Record<string, string>;
  }[];
}

interface InstanceRule {
  type: "same" | "next" | "apart" | "near" | "far" | "lock" | "max" | "min";
  hard: boolean;
  guest?: string;
  other?: string;
  table?: string;
  category?: string;
  count?: number;
}

const folder = "bench/seating/instances";
const ruleTypes = {
  same: "together",
  next: "next",
  apart: "apart",
  near: "near",
  far: "far",
  lock: "locked",
  max: "atMost",
  min: "atLeast",
} as const;

export function readSeatingInstances(sizes?: readonly number[]): SeatingInstance[] {
  return readdirSync(folder)
    .map((name): SeatingInstance => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")))
    .filter(({ guests }) => !sizes || sizes.includes(guests.length))
    .sort((one, other) => one.guests.length - other.guests.length || (one.id < other.id ? -1 : 1));
}

/** The instance as a request to the solver. */
export function requestOf(
  { guests, tables, rules }: Pick<SeatingInstance, "guests" | "tables" | "rules">,
  seed: number,
): SeatingRequest {
  const categories = new Set(guests.flatMap(({ category }) => category ?? []));
  return {
    persons: guests,
    tables: tables.map((table) => ({ ...table, shape: table.head ? "head" : "round" })),
    rules: rules.map(({ type, hard, guest, ...rest }, index) => {
      const person = guest === undefined ? {} : { person: guest };
      return { id: `r${index + 1}`, must: hard, type: ruleTypes[type], ...person, ...rest };
    }) as SeatingRequest["rules"],
    fill: "even",
    categoryPoints: Object.fromEntries(
      [...categories].map((category) => [category, category.endsWith("-family") ? 3 : 2]),
    ),
    seed,
  };
}
