import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { type OwnedWeddingId, toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertPicture, insertWedding, insertWish } from "#tests/support/factories.ts";
import { reserveWish, resetWish } from "../commands.server.ts";
import { wishesFor } from "../queries.server.ts";
import { wishListItems } from "../tables.server.ts";
import {
  addWish,
  changeWish,
  deleteWish,
  moveWish,
  restoreReservation,
  restoreWish,
} from "./commands.server.ts";
import { listOwnedWishes } from "./queries.server.ts";
import { maxWishes } from "./rules.ts";

useTestDatabase();

const written = { title: "Mugge", description: "Den store", price: 1290_00 };
const none = { image: null };

let wedding: OwnedWeddingId;
let other: OwnedWeddingId;
let picture: { image: string };

beforeEach(async () => {
  wedding = await insertWedding();
  other = await insertWedding();
  picture = { image: await insertPicture({ weddingId: wedding }) };
});

describe("a new wish", () => {
  test("is first in the list, for the couple and for guests", async () => {
    await addWish(wedding, randomUUID(), { ...written, title: "Eldst", ...none });
    await addWish(wedding, randomUUID(), { ...written, title: "Nyest", ...picture });
    expect(await titles()).toEqual(["Nyest", "Eldst"]);
    const seen = await wishesFor(toPublicWeddingId(wedding), null);
    expect(seen.map(({ title }) => title)).toEqual(["Nyest", "Eldst"]);
    const sizes = { imageWidth: 900, imageHeight: 600, imageWidths: [320, 640, 900] };
    expect(seen[0]).toMatchObject({ price: 1290_00, ...picture, ...sizes });
  });

  test("is stored once however often its form is sent, with the latest values", async () => {
    const id = randomUUID();
    await Promise.all(
      Array.from({ length: 10 }, () => addWish(wedding, id, { ...written, ...none })),
    );
    await addWish(wedding, id, { ...written, title: "Stor mugge", ...none });
    expect(await titles()).toEqual(["Stor mugge"]);
  });

  test("whose corrected form is sent again is a conflict for whoever has opened it", async () => {
    const id = randomUUID();
    await addWish(wedding, id, { ...written, ...none });
    await addWish(wedding, id, { ...written, ...none });
    expect((await stored(id)).version).toBe(1);
    await addWish(wedding, id, { ...written, title: "Stor mugge", ...none });
    expect(await changeWish(wedding, id, 1, { ...written, price: 900_00, ...none })).toMatchObject({
      reason: "conflict",
      stored: { title: "Stor mugge", version: 2 },
    });
  });

  test("is reported as gone when it was deleted before its form is sent again", async () => {
    const id = randomUUID();
    await addWish(wedding, id, { ...written, ...picture });
    await deleteWish(wedding, id);
    const repeated = await addWish(wedding, id, { ...written, title: "Krukke", ...none });
    expect(repeated).toEqual({ ok: false, reason: "gone" });
    expect(await stored(id)).toMatchObject({ title: "Mugge", ...picture });
  });

  test("does not change another couple's wish with the same id", async () => {
    const id = await insertWish(other, { title: "Deres" });
    await addWish(wedding, id, { ...written, ...none });
    expect(await titles(other)).toEqual(["Deres"]);
  });

  test("twenty added at once get different positions", async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => addWish(wedding, randomUUID(), { ...written, ...none })),
    );
    expect(new Set(await positions()).size).toBe(20);
  });

  test("is refused on a full list, including deleted wishes", async () => {
    const known = await insertWish(wedding);
    await db()
      .insert(wishListItems)
      .values(
        Array.from({ length: maxWishes - 2 }, (_, position) => ({
          weddingId: wedding,
          id: randomUUID(),
          title: "Glass",
          position,
          deletedAt: new Date(),
        })),
      );
    const added = await Promise.all(
      Array.from({ length: 3 }, () => addWish(wedding, randomUUID(), { ...written, ...none })),
    );
    expect(added.filter(({ ok }) => ok)).toHaveLength(1);
    expect(added).toContainEqual({ ok: false, reason: "full" });
    expect(await titles()).toHaveLength(2);
    expect(await addWish(wedding, known, { ...written, ...none })).toEqual({ ok: true });
    expect(await addWish(other, randomUUID(), { ...written, ...none })).toEqual({ ok: true });
  });
});

describe("a changed wish", () => {
  test("can keep, replace or remove its picture", async () => {
    const id = await insertWish(wedding, { ...written, ...picture });
    expect(await changeTo(id, { ...written, title: "Krukke", ...picture })).toEqual({ ok: true });
    expect(await stored(id)).toMatchObject({ title: "Krukke", image: picture.image });
    const next = { image: await insertPicture({ weddingId: wedding }) };
    await changeTo(id, { ...written, ...next });
    expect(await isStored(picture.image)).toBe(false);
    expect(await stored(id)).toMatchObject(next);
    await changeTo(id, { ...written, ...none });
    expect(await isStored(next.image)).toBe(false);
    expect(await stored(id)).toMatchObject(none);
  });

  test("refuses one of two edits of the same version and returns the stored values", async () => {
    const id = await insertWish(wedding, written);
    const own = { ...written, price: 900_00 };
    const others = { ...written, price: 1500_00 };
    const both = await Promise.all([
      changeWish(wedding, id, 1, { ...own, ...none }),
      changeWish(wedding, id, 1, { ...others, ...none }),
    ]);
    const refused = both.find(({ ok }) => !ok);
    const { price, version } = await stored(id);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refused).toMatchObject({ reason: "conflict", stored: { price, version } });
    expect(version).toBe(2);
    expect(await changeWish(wedding, id, 2, { ...own, ...none })).toEqual({ ok: true });
  });

  test("can be saved twice, also after a guest has reserved it", async () => {
    const id = await insertWish(wedding, written);
    await reserveWish(guestEntry(toPublicWeddingId(wedding)), id, "Kari");
    for (let times = 0; times < 2; times++) {
      const own = { ...written, title: "Krukke" };
      expect(await changeWish(wedding, id, 1, { ...own, ...none })).toEqual({ ok: true });
    }
    expect(await stored(id)).toMatchObject({ title: "Krukke", purchasedBy: "Kari", version: 2 });
  });

  test.each(["deleted", "another couple's", "unknown"])(
    "that is %s is reported as gone",
    async (kind) => {
      const id = await insertWish(kind === "deleted" ? wedding : other, written);
      if (kind === "deleted") await deleteWish(wedding, id);
      const requestedId = kind === "unknown" ? randomUUID() : id;
      const before = await stored(id);
      const refused = { ok: false, reason: "gone" };
      expect(await changeWish(wedding, requestedId, 1, { ...written, ...none })).toEqual(refused);
      expect(await resetWish(wedding, requestedId)).toBeNull();
      expect(await moveWish(wedding, requestedId, null)).toBe(kind === "deleted");
      if (kind !== "deleted") {
        expect(await deleteWish(wedding, requestedId)).toBe(false);
        expect(await restoreWish(wedding, requestedId)).toBe(false);
        const holder = { purchasedBy: "x", visitorId: null };
        expect(await restoreReservation(wedding, requestedId, holder)).toEqual(refused);
      }
      expect(await stored(id)).toMatchObject({ ...before, position: expect.any(Number) });
    },
  );
});

describe("a deleted wish", () => {
  test("is in no list, and is restored to its place", async () => {
    const [first, second, third] = await list("En", "To", "Tre");
    expect(await deleteWish(wedding, second)).toBe(true);
    expect(await titles()).toEqual(["En", "Tre"]);
    expect(await wishesFor(toPublicWeddingId(wedding), null)).toHaveLength(2);
    await moveWish(wedding, third, first);
    expect(await restoreWish(wedding, second)).toBe(true);
    expect(await titles()).toEqual(["Tre", "En", "To"]);
  });

  test("cannot be reserved", async () => {
    const id = await insertWish(wedding);
    await deleteWish(wedding, id);
    const entry = guestEntry(toPublicWeddingId(wedding));
    expect(await reserveWish(entry, id, "Kari")).toMatchObject({ ok: false, reason: "gone" });
  });
});

describe("a reset", () => {
  test("returns the holder, for whom it can be undone while the wish is available", async () => {
    const id = await insertWish(wedding);
    const kari = guestEntry(toPublicWeddingId(wedding));
    await reserveWish(kari, id, "Kari");
    const holder = await resetWish(wedding, id);
    expect(holder).toEqual({ purchasedBy: "Kari", visitorId: kari.visitorId });
    expect(await resetWish(wedding, id)).toBeNull();
    const ofKari = { purchasedBy: "Kari", visitorId: kari.visitorId };
    for (let times = 0; times < 2; times++) {
      expect(await restoreReservation(wedding, id, ofKari)).toEqual({ ok: true });
    }
    const ofOla = { purchasedBy: "Ola", visitorId: null };
    expect(await restoreReservation(wedding, id, ofOla)).toEqual({ ok: false, reason: "taken" });
    expect(await stored(id)).toMatchObject({ purchased: true, purchasedBy: "Kari" });
  });
});

describe("the order", () => {
  test("reflects both of two concurrent moves", async () => {
    for (let round = 0; round < 5; round++) {
      const ids = await list("A", "B", "C", "D", "E", "F");
      const [a, b, c, , e, f] = ids;
      await Promise.all([moveWish(wedding, f, a), moveWish(wedding, b, null)]);
      expect(await titles()).toEqual(["F", "A", "C", "D", "E", "B"]);
      await Promise.all([moveWish(wedding, e, c), moveWish(wedding, a, null)]);
      expect(await titles()).toEqual(["F", "E", "C", "D", "B", "A"]);
      expect(new Set(await positions()).size).toBe(6);
      await db().delete(wishListItems).where(eq(wishListItems.weddingId, wedding));
    }
  });

  test("includes wishes with equal positions, and none of another couple's", async () => {
    const same = [await insertWish(wedding), await insertWish(wedding), await insertWish(wedding)];
    const others = await insertWish(other);
    const before = (await listOwnedWishes(wedding)).map(({ id }) => id);
    await moveWish(wedding, before[2] ?? "", before[0] ?? "");
    expect((await listOwnedWishes(wedding)).map(({ id }) => id)).toEqual([
      before[2],
      before[0],
      before[1],
    ]);
    expect(await moveWish(wedding, same[0] ?? "", others)).toBe(false);
    expect(await moveWish(wedding, others, null)).toBe(false);
  });
});

type Ids = [string, string, string, string, string, string];

async function list(...names: string[]): Promise<Ids> {
  const ids = [];
  for (const [i, title] of names.entries()) {
    ids.push(await insertWish(wedding, { title, position: i * 10 }));
  }
  return ids as Ids;
}

async function titles(weddingId = wedding) {
  return (await listOwnedWishes(weddingId)).map(({ title }) => title);
}

async function positions() {
  const rows = await db()
    .select({ position: wishListItems.position })
    .from(wishListItems)
    .where(eq(wishListItems.weddingId, wedding))
    .orderBy(asc(wishListItems.position));
  return rows.map(({ position }) => position);
}

async function changeTo(id: string, changes: Parameters<typeof changeWish>[3]) {
  const { version } = await stored(id);
  return changeWish(wedding, id, version, changes);
}

async function isStored(picture: string): Promise<boolean> {
  return (await db().$count(pictures, eq(pictures.id, picture))) > 0;
}

async function stored(id: string) {
  const [row] = await db()
    .select()
    .from(wishListItems)
    .where(and(eq(wishListItems.id, id)));
  if (!row) throw new Error("the wish is gone");
  return row;
}
