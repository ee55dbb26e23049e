import type { Room } from "#app/features/seating/plan/plan.ts";
import type { TableShape } from "#app/features/seating/rules.ts";

interface DemoTable {
  name: string;
  seats: number;
  x: number;
  y: number;
  shape?: TableShape;
  rotation?: number;
  /** Chairs of the couple. */
  coupleSeats?: number;
  /** Whom the couple has seated here: guests by name, or the first of a category. */
  guests?: string[];
  category?: string;
}

/** In the order of their numbers. Friends from work have no table yet. */
export const tables: DemoTable[] = [
  {
    name: "Brudebordet",
    shape: "rectangular",
    rotation: 90,
    seats: 10,
    coupleSeats: 2,
    x: 902,
    y: 330,
    guests: ["Gudrun Moen", "Eirik Moen", "Jon Moen", "Trond Solberg", "Bjørg Solberg"],
  },
  { name: "Fam. Solberg", seats: 8, x: 168, y: 124, category: "Familien Solberg" },
  { name: "Fam. Moen", seats: 8, x: 442, y: 124, category: "Familien Moen" },
  { name: "Studievenner", seats: 8, x: 712, y: 124, category: "Studievenner" },
  {
    name: "Gamle venner",
    shape: "square",
    seats: 8,
    x: 168,
    y: 582,
    category: "Studievenner",
  },
  {
    name: "Barndomsvenner",
    seats: 8,
    rotation: 22.5,
    x: 712,
    y: 352,
    category: "Barndomsvenner",
  },
  {
    name: "Naboene",
    shape: "rectangular",
    rotation: 90,
    seats: 8,
    x: 712,
    y: 582,
    category: "Barndomsvenner",
  },
  { name: "Kollegaer", seats: 8, rotation: 30, x: 168, y: 350 },
];

type Item = Omit<Room["items"][number], "id">;

const item = (kind: Item["kind"], x: number, y: number, more: Partial<Item> = {}): Item => {
  return { kind, x, y, width: 1.8, depth: 0.2, rotation: 0, text: "", ...more };
};

export const room = {
  width: 15.6,
  depth: 10.6,
  items: [
    item("door", 0, 3.4, { width: 1.1, rotation: 270, text: "Kjøkken" }),
    item("door", 0, 7.3, { width: 1.1, rotation: 270, text: "Inngang" }),
    ...[2.6, 6.7, 10.7, 13.6].map((x) => item("window", x, 0)),
    item("dance-floor", 6.6, 5.9, { width: 4.1, depth: 4.1, text: "Dansegulv" }),
    item("stage", 6.6, 10, { width: 3.4, depth: 1.1, text: "Band" }),
    item("bar", 14.1, 9.4, { width: 2.8, depth: 1.1, text: "Bar" }),
  ],
};

interface DemoRule {
  type: "together" | "apart" | "near";
  isMust: boolean;
  guests: [string, string?];
}

export const rules: DemoRule[] = [
  { type: "near", isMust: false, guests: ["Gunnvor Tveit"] },
  { type: "together", isMust: false, guests: ["Sigrid Lie", "Amina Yusuf"] },
  { type: "apart", isMust: true, guests: ["Lars Eide", "Ida Strand"] },
];
