import { randomUUID } from "node:crypto";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { unitsPerMetre } from "#app/features/seating/plan/geometry.ts";
import type { PlanTable, Room } from "#app/features/seating/plan/plan.ts";
import type { TableShape } from "#app/features/seating/rules.ts";
import { insertCategory, insertGuests } from "./factories.ts";
import { planTable } from "./seating-plans.ts";
import { type Couple, sendChanges } from "./seating-rows.ts";

const categories = {
  a: { name: "Familien Aune", color: "#5F8A80" },
  h: { name: "Familien Hovland", color: "#B98736" },
  s: { name: "Studievenner", color: "#47647A" },
  k: { name: "Kollegaer", color: "#7B5A78" },
  b: { name: "Barndomsvenner", color: "#B5684A" },
  n: { name: "Naboer", color: "#7A8150" },
};

type CategoryKey = keyof typeof categories;

interface ExampleGuest {
  name: string;
  category: CategoryKey;
  diet?: string;
  isSevere?: boolean;
  isChild?: boolean;
  /** Without a name. */
  hasCompanion?: boolean;
}

interface ExampleTable extends Partial<PlanTable> {
  name: string;
  number: number;
  guests: ExampleGuest[];
}

const guest = (name: string, category: CategoryKey, more: Partial<ExampleGuest> = {}) => ({
  name,
  category,
  ...more,
});
const severe = (diet: string) => ({ diet, isSevere: true });
const family = (category: CategoryKey, ...names: string[]) =>
  names.map((name) => guest(name, category));

const tables: ExampleTable[] = [
  {
    number: 1,
    name: "Brudebordet",
    shape: "rectangular",
    rotation: 90,
    isHead: true,
    coupleSeats: 2,
    seats: 10,
    x: 902,
    y: 330,
    guests: [
      guest("Gudrun Aune", "a", { diet: "Lite salt" }),
      ...family("a", "Torbjørn Aune", "Marit Aune", "Ola Aune"),
      ...family("h", "Egil Hovland", "Liv Hovland", "Bjarne Hovland"),
      guest("Astrid Hovland", "h", { diet: "Uten gluten" }),
    ],
  },
  {
    number: 2,
    name: "Fam. Aune",
    x: 168,
    y: 124,
    guests: [
      ...family("a", "Ragna Aune", "Knut Aune", "Berit Moe", "Stein Moe"),
      guest("Tiril Aune", "a", severe("Nøtter")),
      ...family("a", "Jens Aune", "Aud Vik", "Roar Vik"),
    ],
  },
  {
    number: 3,
    name: "Fam. Hovland",
    x: 442,
    y: 124,
    guests: [
      ...family("h", "Siri Hovland", "Geir Lund", "Tora Lund"),
      guest("Hauk Lund", "h", { isChild: true }),
      ...family("h", "Inger Hovland", "Per Hovland"),
      guest("Eli Nes", "h", severe("Skalldyr")),
    ],
  },
  {
    number: 4,
    name: "Studievenner",
    x: 712,
    y: 124,
    guests: [
      guest("Sigrid Lie", "s", { diet: "Vegetar" }),
      guest("Jonas Lie", "s"),
      guest("Amina Yusuf", "s", { diet: "Halal", hasCompanion: true }),
      guest("Vetle Strand", "s", { diet: "Vegan" }),
      guest("Oda Krogh", "s"),
    ],
  },
  {
    number: 5,
    name: "Kollegaer",
    shape: "square",
    x: 168,
    y: 582,
    guests: [
      ...family("k", "Nils Aamodt", "Hanne Aamodt", "Rita Foss", "Arne Foss", "Pål Ek"),
      guest("Unni Ek", "k", { diet: "Uten laktose" }),
      ...family("k", "Mona Ruud", "Tor Ruud"),
    ],
  },
  {
    number: 6,
    name: "Barndomsvenner",
    rotation: 22.5,
    x: 712,
    y: 352,
    guests: [
      guest("Mads Brekke", "b", { diet: "Nøtter" }),
      ...family("b", "Julie Brekke", "Sara Holm", "Filip Holm"),
    ],
  },
  {
    number: 7,
    name: "Naboene",
    shape: "rectangular",
    rotation: 90,
    x: 712,
    y: 582,
    guests: family("n", "Turid Sand", "Odd Sand", "Grete Lie"),
  },
  { number: 8, name: "Koret", seats: 6, rotation: 30, x: 168, y: 350, guests: [] },
];

const unseated: ExampleGuest[] = [
  guest("Sigrid Aune", "a"),
  guest("Kjell Moe", "a", { diet: "Uten laktose" }),
  guest("Bente Solli", "k", { hasCompanion: true }),
  guest("Aksel Hovland", "h", { isChild: true }),
  guest("Runa Hovland", "h", severe("Nøtter")),
];

const room: Room = {
  width: 15.6,
  depth: 10.6,
  items: [
    item("door", 0, 3.4, { width: 1.1, rotation: 270, text: "Kjøkken" }),
    item("door", 0, 7.3, { width: 1.1, rotation: 270, text: "Inngang" }),
    ...[2.6, 6.7, 10.7, 13.6].map((x) => item("window", x, 0, { width: 1.8 })),
    item("dance-floor", 6.6, 5.9, { width: 4.1, depth: 4.1, text: "Dansegulv" }),
    item("stage", 6.6, 10, { width: 3.4, depth: 1.1, text: "Band" }),
    item("bar", 14.1, 9.4, { width: 2.8, depth: 1.1, text: "Bar" }),
  ],
};

function item(
  kind: Room["items"][number]["kind"],
  x: number,
  y: number,
  more: Partial<Room["items"][number]> = {},
): Room["items"][number] {
  const size = { width: 1, depth: 0.2, rotation: 0, text: "" };
  return { id: randomUUID(), kind, x, y, ...size, ...more };
}

/** Stores a chart of eight tables, with 46 of 52 persons seated. Returns the ids by name. */
export async function insertExampleChart(couple: Couple) {
  const { weddingId } = couple;
  const categoryIds = new Map<CategoryKey, string>();
  for (const key of Object.keys(categories) as CategoryKey[]) {
    categoryIds.set(key, await insertCategory(weddingId, categories[key]));
  }
  const everyone = [...tables.flatMap(({ guests }) => guests), ...unseated];
  const ids = await insertGuests(
    weddingId,
    everyone.map(({ name, category, diet, isSevere, isChild, hasCompanion }) => ({
      name,
      categoryId: categoryIds.get(category) ?? null,
      rsvpStatus: "attending",
      dietaryRequirements: diet ?? null,
      severeAllergy: isSevere ?? false,
      isChild: isChild ?? false,
      plusOne: hasCompanion ?? false,
    })),
  );
  const guestIds = new Map(everyone.map(({ name }, index) => [name, ids[index] ?? ""]));
  const tableIds = new Map(tables.map(({ name }) => [name, randomUUID()]));
  const changes = tables.flatMap(({ guests, ...table }): PlanChange[] => {
    const id = tableIds.get(table.name) ?? "";
    const persons = guests.flatMap(({ name, hasCompanion }) => {
      const guestId = guestIds.get(name) ?? "";
      const companion = { guestId, person: 1 as const, seat: null };
      return [{ guestId, person: 0 as const, seat: null }, ...(hasCompanion ? [companion] : [])];
    });
    const shape: TableShape = table.shape ?? "round";
    return [
      { type: "addTable", table: planTable({ ...table, shape, id }) },
      { type: "seat", tableId: id, persons },
    ];
  });
  const refusals = await sendChanges(couple, { type: "setRoom", room }, ...changes);
  if (refusals.some(Boolean)) throw new Error(`refused: ${refusals.join(", ")}`);
  return { guestIds, tableIds, width: room.width * unitsPerMetre };
}
