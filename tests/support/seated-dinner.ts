import type { PlanTable } from "#app/features/seating/plan/plan.ts";
import { insertGuests } from "./factories.ts";
import { planTable } from "./seating-plans.ts";
import { type Couple, sendChanges } from "./seating-rows.ts";

type GuestValues = Parameters<typeof insertGuests>[1][number];

const first =
  "Aksel Åse Berit Bjarne Egil Eli Filip Geir Grete Hanne Inger Jens Kjell Liv Mads Nils Oda Pål Ragna Siri Tor Unni Vetle Øyvind".split(
    " ",
  );
const last = "Aune Brekke Ek Foss Hovland Krogh Lie Moe Nes Ruud Sand Ødegård".split(" ");
const tableNames = [
  "Brudebordet",
  "Fam. Aune",
  "Fam. Hovland",
  "Studievenner",
  "Kollegaer",
  "Barndomsvenner",
  "Naboene",
  "Koret",
];
const perTable = 8;

/** Returns a name that no other index below 288 has. */
export function guestName(index: number): string {
  const surname = last[(index + Math.floor(index / first.length)) % last.length];
  return `${first[index % first.length]} ${surname}`;
}

/**
 * Seats guests who come at tables of eight beside a head table without guests. `values` are those of
 * single guests, by their index.
 */
export async function seatDinner(
  couple: Couple,
  count: number,
  values: Record<number, GuestValues> = {},
): Promise<{ tables: PlanTable[]; guestIds: string[] }> {
  const guestIds = await insertGuests(
    couple.weddingId,
    Array.from({ length: count }, (_, index) => ({
      name: guestName(index),
      rsvpStatus: "attending",
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
      ...values[index],
    })),
  );
  const head = planTable({
    name: tableNames[0] ?? "",
    shape: "rectangular",
    seats: 4,
    isHead: true,
    coupleSeats: 2,
    x: 900,
    y: 120,
    rotation: 90,
  });
  const others = Array.from({ length: Math.ceil(count / perTable) }, (_, index) =>
    planTable({
      number: index + 2,
      name: tableNames[index + 1] ?? `Bordet ${index + 2}`,
      x: 130 + (index % 3) * 270,
      y: 130 + Math.floor(index / 3) * 250,
    }),
  );
  const tables = [head, ...others];
  const refusals = await sendChanges(
    couple,
    ...tables.map((table) => ({ type: "addTable", table }) as const),
    ...others.map(({ id }, index) => ({
      type: "seat" as const,
      tableId: id,
      persons: guestIds
        .slice(index * perTable, (index + 1) * perTable)
        .map((guestId) => ({ guestId, person: 0 as const, seat: null })),
    })),
  );
  const refused = refusals.find((refusal) => refusal !== null);
  if (refused) throw new Error(refused);
  return { tables, guestIds };
}
