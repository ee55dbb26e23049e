/** What the seating solver is asked. Ids are opaque; rules about unknown ids are ignored. */
export interface SeatingRequest {
  persons: readonly SeatingPerson[];
  tables: readonly SeatingTable[];
  rules: readonly SeatingRule[];
  /** Even: all tables equally full; full: as few tables as possible; airy: even with a free chair. */
  fill: "even" | "full" | "airy";
  /** Neighbours of different sides count a little more. */
  alternate?: boolean;
  /** Points of a pair of one category, by category, where circles are smaller than categories. */
  categoryPoints?: Readonly<Record<string, number>>;
  /** The same seed gives the same chart on every machine. */
  seed: number;
  evaluations?: number;
}

export interface SeatingPerson {
  id: string;
  /** Guest with companion, children with the adults of their household: never separated. */
  party: string;
  household: string | null;
  /** People who know each other well; in the product the category. */
  circle: string | null;
  category: string | null;
  /** The partner whose guest this is. Null matches either. */
  side: string | null;
  kind: "guest" | "companion" | "child";
  /** The other person of a couple. */
  partner?: string;
  /** The table where the couple put this person by hand. */
  placedAt?: string;
  /** Chairs count from 0 along the table; on a long table the second half is the other side. */
  chair?: number;
}

export interface SeatingTable {
  id: string;
  /** Chairs without those of the couple. */
  seats: number;
  head: boolean;
  ring: "near" | "middle" | "far";
  shape: "round" | "head" | "long";
  /** No one is moved to or from it. */
  locked?: boolean;
}

export type SeatingRule = { id: string; must: boolean } & (
  | { type: "together" | "next" | "apart"; person: string; other: string }
  | { type: "near" | "far"; person: string }
  | { type: "locked"; person: string; table: string }
  | { type: "atMost" | "atLeast"; category: string; table: string; count: number }
);
