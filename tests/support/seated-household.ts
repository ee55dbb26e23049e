import { randomUUID } from "node:crypto";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { invitationPath } from "#app/features/guests/codes/rules.ts";
import type { PlanTable, Room, RoomItem } from "#app/features/seating/plan/plan.ts";
import type { weddings } from "#app/features/weddings/tables.server.ts";
import { insertGuest, signedInOwner } from "./factories.ts";
import { addTable, type Couple, seat, sendChanges } from "./seating-rows.ts";

/** Names of everything on the chart that is not the household's. */
export const strangers = ["Hemmelig Gjest", "Hemmelig Bord", "Hemmelig Dør", "Hemmelig Tekst"];
const foreignNumber = 977;
/** Matches the number where it is not a part of an id or a token, which hold its digits by chance. */
export const foreignNumberAlone = new RegExp(`(?<![\\w/+=.-])${foreignNumber}(?![\\w/+=-])`);

export interface SeatedHousehold {
  couple: Couple;
  path: string;
  marit: string;
  eir: string;
  householdId: string;
  table: PlanTable;
  /** Where nobody of the household sits. */
  otherTable: PlanTable;
}

const hall: Room = {
  width: 15.6,
  depth: 10.6,
  items: [
    item("door", { x: 0, y: 7, width: 1.1, depth: 0.1, rotation: 270, text: "Inngang" }),
    item("door", { x: 0, y: 4, width: 0.9, depth: 0.1, rotation: 270, text: "Hemmelig Dør" }),
    item("window", { x: 2.5, y: 0, width: 1.8, depth: 0.1 }),
    item("window", { x: 15.6, y: 5.3, width: 2.4, depth: 0.1, rotation: 90 }),
    item("dance-floor", { x: 6.6, y: 5.8, width: 4.1, depth: 4.1 }),
    item("stage", { x: 6.5, y: 10, width: 3.4, depth: 1.1 }),
    item("post", { x: 4.6, y: 3.6, width: 0.3, depth: 0.3 }),
    item("label", { x: 10, y: 10, width: 2, depth: 0.5, text: "Hemmelig Tekst" }),
  ],
};

/**
 * Inserts a wedding with tables in a room. Marit and Eir of one household come and sit at
 * Barndomsvenner, table 3, beside a guest of another household.
 */
export async function insertSeatedHousehold(
  overrides: Partial<typeof weddings.$inferInsert> = {},
  owner?: Couple,
): Promise<SeatedHousehold> {
  const couple = owner ?? (await signedInOwner(overrides));
  const { weddingId } = couple;
  const householdId = randomUUID();
  const comes = { rsvpStatus: "attending", householdId } as const;
  const marit = await insertGuest(weddingId, { ...comes, name: "Marit Nes", isContact: true });
  const eir = await insertGuest(weddingId, { ...comes, name: "Eir Nes" });
  const stranger = { rsvpStatus: "attending", name: "Hemmelig Gjest" } as const;
  const [beside, elsewhere] = [
    await insertGuest(weddingId, stranger),
    await insertGuest(weddingId, stranger),
  ];
  const head = { isHead: true, coupleSeats: 2, shape: "rectangular", rotation: 90 } as const;
  const secret = (number: number, x: number, y: number, rest: Partial<PlanTable> = {}) =>
    addTable(couple, { name: "Hemmelig Bord", number, x, y, ...rest });
  await secret(foreignNumber, 905, 350, { ...head, seats: 10 });
  const otherTable = await secret(978, 170, 125);
  await secret(979, 440, 125);
  await secret(980, 712, 125);
  await secret(981, 170, 600, { shape: "square" });
  await secret(982, 720, 590, { shape: "rectangular", rotation: 90 });
  const table = await addTable(couple, { name: "Barndomsvenner", number: 3, x: 700, y: 350 });
  await sendChanges(
    couple,
    { type: "setRoom", room: hall },
    seat(table.id, ...[beside, marit, eir].map((guestId) => ({ guestId, person: 0 as const }))),
    seat(otherTable.id, { guestId: elsewhere, person: 0 }),
  );
  const code = (await ensureCodes(weddingId, [householdId])).get(householdId) ?? "";
  const path = invitationPath("Kari og Ola", code);
  return { couple, path, marit, eir, householdId, table, otherTable };
}

export async function release(
  couple: Couple,
  isReleased = true,
  releasedFrom: string | null = null,
): Promise<void> {
  await sendChanges(couple, { type: "setReleased", isReleased, releasedFrom });
}

function item(kind: RoomItem["kind"], place: Partial<RoomItem>): RoomItem {
  return {
    id: randomUUID(),
    kind,
    x: 0,
    y: 0,
    width: 1,
    depth: 1,
    rotation: 0,
    text: "",
    ...place,
  };
}
