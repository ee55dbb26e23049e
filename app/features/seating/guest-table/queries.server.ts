import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { InvitedHousehold } from "#app/features/guests/access.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { statusesOf } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { chairsWithPersons } from "../plan/chairs.ts";
import type { TableOutline } from "../plan/geometry.ts";
import { type PersonRef, personKey, type Room, type RoomItem } from "../plan/plan.ts";
import { storedRoom } from "../schema.ts";
import { guestTableAssignments, seatingTables, tableArrangements } from "../tables.server.ts";

/** What a household sees of the chart. Nothing in it tells who or how many sit elsewhere. */
export interface HouseholdSeating {
  room: GuestRoom | null;
  /** By number. */
  own: OwnTable[];
  others: TableOutline[];
}

export interface OwnTable extends TableOutline {
  name: string;
  number: number;
  persons: (PersonRef & { chair: number })[];
}

/** Without what the couple has written on it. */
export interface GuestRoom extends Pick<Room, "width" | "depth"> {
  items: GuestRoomItem[];
  /** The door to come in by. */
  entrance: GuestRoomItem | null;
}

export type GuestRoomItem = Omit<RoomItem, "id" | "text">;

type Place = Awaited<ReturnType<typeof placesAt>>[number];

/**
 * Returns the tables of those of the household who come. Returns null while the couple has not
 * released the chart, and when none of them has a table.
 */
export async function findHouseholdSeating(
  household: InvitedHousehold,
): Promise<HouseholdSeating | null> {
  const arrangement = await findArrangement(household.weddingId);
  const isReleased = arrangement?.releasedAt && arrangement.releasedAt <= now();
  return isReleased ? seatingOf(household, arrangement.room) : null;
}

/** Returns what the household would see if the chart were released now. */
export async function previewHouseholdSeating(
  household: InvitedHousehold,
): Promise<HouseholdSeating | null> {
  const arrangement = await findArrangement(household.weddingId);
  return arrangement ? seatingOf(household, arrangement.room) : null;
}

async function seatingOf(
  household: InvitedHousehold,
  room: Room | null,
): Promise<HouseholdSeating | null> {
  const { weddingId } = household;
  const tableIds = await tableIdsOf(household);
  if (tableIds.length === 0) return null;
  const [tables, places] = await Promise.all([
    listTables(weddingId),
    placesAt(household, tableIds),
  ]);
  const coming = await withoutAbsent(weddingId, places);
  const own: OwnTable[] = [];
  const others: TableOutline[] = [];
  for (const { id, name, number, ...outline } of tables) {
    const persons = chairsOfHousehold(
      outline,
      coming.filter(({ tableId }) => tableId === id),
    );
    if (persons.length > 0) own.push({ ...outline, name, number, persons });
    else others.push(outline);
  }
  if (own.length === 0) return null;
  own.sort((one, other) => one.number - other.number);
  return { room: guestRoom(storedRoom.parse(room)), own, others };
}

async function findArrangement(weddingId: PublicWeddingId) {
  const { room, releasedAt } = tableArrangements;
  const [found] = await db()
    .select({ room, releasedAt })
    .from(tableArrangements)
    .where(eq(tableArrangements.weddingId, weddingId));
  return found;
}

async function tableIdsOf({ weddingId, householdId }: InvitedHousehold): Promise<string[]> {
  const { tableId } = guestTableAssignments;
  const found = await db()
    .selectDistinct({ tableId })
    .from(guestTableAssignments)
    .innerJoin(guests, isPlaceOf())
    .where(and(eq(guests.weddingId, weddingId), eq(guests.householdId, householdId)));
  return found.map((place) => place.tableId);
}

/** Returns all who sit at these tables, because the others of a table decide which chairs are free. */
function placesAt({ weddingId, householdId }: InvitedHousehold, tableIds: string[]) {
  const { guestId, person, tableId, seat } = guestTableAssignments;
  return db()
    .select({
      guestId,
      person,
      tableId,
      seat,
      isOwn: eq(guests.householdId, householdId).mapWith(Boolean),
    })
    .from(guestTableAssignments)
    .innerJoin(guests, isPlaceOf())
    .where(and(eq(guests.weddingId, weddingId), inArray(tableId, tableIds)))
    .orderBy(asc(guests.createdAt), asc(guests.id), asc(person));
}

function isPlaceOf() {
  return and(
    eq(guests.weddingId, guestTableAssignments.weddingId),
    eq(guests.id, guestTableAssignments.guestId),
    isNull(guests.deletedAt),
  );
}

/** Returns the tables in an order that tells nothing of their numbers. */
function listTables(weddingId: PublicWeddingId) {
  const { id, name, tableNumber, seats, shape, positionX, positionY } = seatingTables;
  const { width, height, rotation, isHead, coupleSeats } = seatingTables;
  return db()
    .select({
      id,
      name,
      number: tableNumber,
      seats,
      shape,
      x: positionX,
      y: positionY,
      width,
      height,
      rotation,
      isHead,
      coupleSeats,
    })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), isNull(seatingTables.deletedAt)))
    .orderBy(asc(positionX), asc(positionY), asc(id));
}

/** Leaves out the freed seats of persons who no longer come. */
async function withoutAbsent(weddingId: PublicWeddingId, places: Place[]): Promise<Place[]> {
  const ids = new Set(places.map(({ guestId }) => guestId));
  const coming = new Set<string>();
  for (const { id, status, companionStatus } of await statusesOf(weddingId, [...ids])) {
    if (status === "attending") coming.add(personKey({ guestId: id, person: 0 }));
    if (companionStatus === "attending") coming.add(personKey({ guestId: id, person: 1 }));
  }
  return places.filter((place) => coming.has(personKey(place)));
}

function chairsOfHousehold(table: TableOutline, places: readonly Place[]): OwnTable["persons"] {
  return chairsWithPersons(table, places).flatMap(({ chair, seat }) =>
    seat?.isOwn ? [{ guestId: seat.guestId, person: seat.person, chair: chair.seat }] : [],
  );
}

function guestRoom(room: Room | null): GuestRoom | null {
  if (!room) return null;
  const doors = room.items.filter(({ kind }) => kind === "door");
  const entrance = doors.find(({ text }) => /inngang/i.test(text)) ?? doors[0];
  const items = room.items.filter(({ kind }) => kind !== "label").map(withoutText);
  const { width, depth } = room;
  return { width, depth, items, entrance: entrance ? withoutText(entrance) : null };
}

function withoutText({ id, text, ...item }: RoomItem): GuestRoomItem {
  return item;
}
