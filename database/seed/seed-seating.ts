import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { guestCategories, guests } from "#app/features/guests/tables.server.ts";
import { attendancesOf } from "#app/features/rsvp/guest-links/queries.server.ts";
import {
  guestTableAssignments,
  seatingRules,
  seatingTables,
  tableArrangements,
} from "#app/features/seating/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import type { Transaction } from "#app/platform/db/database.server.ts";
import { room, rules, tables } from "./demo-seating.ts";

interface ComingGuest {
  id: string;
  name: string;
  category: string | null;
  /** The guest, and the companion. */
  persons: number;
}

/** The couple of the demo wedding has begun to seat the guests who come. */
export async function seedSeating(tx: Transaction, weddingId: string): Promise<void> {
  const arrangementId = randomUUID();
  const items = room.items.map((item) => ({ ...item, id: randomUUID() }));
  await tx
    .insert(tableArrangements)
    .values({ weddingId, id: arrangementId, room: { ...room, items } });
  const stored = tables.map(({ x, y, guests: _guests, category: _category, ...table }, index) => ({
    ...table,
    weddingId,
    id: randomUUID(),
    arrangementId,
    tableNumber: index + 1,
    shape: table.shape ?? "round",
    isHead: table.coupleSeats !== undefined,
    positionX: x,
    positionY: y,
  }));
  await tx.insert(seatingTables).values(stored);

  const waiting = await comingGuests(tx, weddingId);
  for (const [index, { guests: names, category, seats, coupleSeats = 0 }] of tables.entries()) {
    let free = seats - coupleSeats;
    const seated = waiting.filter((guest) => {
      const belongs = names?.includes(guest.name) ?? guest.category === category;
      if (!belongs || guest.persons > free) return false;
      free -= guest.persons;
      return true;
    });
    for (const guest of seated) waiting.splice(waiting.indexOf(guest), 1);
    const tableId = stored[index]?.id ?? "";
    const places = seated.flatMap(({ id: guestId, persons }) =>
      ([0, 1] as const)
        .slice(0, persons)
        .map((person) => ({ weddingId, guestId, person, tableId, placedByHand: true })),
    );
    if (places.length > 0) await tx.insert(guestTableAssignments).values(places);
  }
  await seedRules(tx, weddingId);
}

async function seedRules(tx: Transaction, weddingId: string): Promise<void> {
  const found = await tx
    .select({ id: guests.id, name: guests.name })
    .from(guests)
    .where(eq(guests.weddingId, weddingId));
  const idOf = (name = "") => found.find((guest) => guest.name === name)?.id ?? null;
  await tx.insert(seatingRules).values(
    rules.map(({ type, isMust, guests: [one, other] }) => ({
      weddingId,
      id: randomUUID(),
      type,
      isMust,
      guestId: idOf(one),
      otherGuestId: other === undefined ? null : idOf(other),
    })),
  );
}

async function comingGuests(tx: Transaction, weddingId: string): Promise<ComingGuest[]> {
  const listed = await tx
    .select({ id: guests.id, name: guests.name, category: guestCategories.name })
    .from(guests)
    .leftJoin(guestCategories, eq(guestCategories.id, guests.categoryId))
    .where(eq(guests.weddingId, weddingId))
    .orderBy(asc(guests.createdAt));
  const ids = listed.map(({ id }) => id);
  const attendances = await attendancesOf(tx, weddingId as OwnedWeddingId, ids);
  return listed.flatMap((guest) => {
    const { status, persons } = attendances.get(guest.id) ?? {};
    return status === "attending" ? [{ ...guest, persons: persons ?? 1 }] : [];
  });
}
