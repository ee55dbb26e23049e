import type {
  SeatingPerson,
  SeatingRequest,
  SeatingTable,
} from "#app/features/seating/solver/request.ts";

/** A person without acquaintances, unless `overrides` says so. */
export function seatingPerson(id: string, overrides: Partial<SeatingPerson> = {}): SeatingPerson {
  return {
    id,
    party: id,
    household: null,
    circle: null,
    category: null,
    side: null,
    kind: "guest",
    ...overrides,
  };
}

export function seatingTable(id: string, overrides: Partial<SeatingTable> = {}): SeatingTable {
  return { id, seats: 4, head: false, ring: "middle", shape: "round", ...overrides };
}

export function seatingRequest(overrides: Partial<SeatingRequest>): SeatingRequest {
  return { persons: [], tables: [], rules: [], fill: "even", seed: 1, ...overrides };
}
