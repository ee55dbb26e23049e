import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { submissions } from "#app/features/submissions/tables.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import {
  releaseHeldWishes,
  undoReleaseHeldWishes,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { leaveWedding } from "#app/features/weddings/partners/commands.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import {
  publish,
  startListening,
  stopListening,
  subscribe,
} from "#app/platform/live/live.server.ts";
import {
  useTestDatabase,
  waitAfter,
  waitForBlocked,
  withLockHeldBy,
} from "#tests/support/database.ts";
import {
  guestEntry,
  insertAccount,
  insertBlockedVisitor,
  insertHeldVisitor,
  insertOwner,
  insertPublicWedding,
  insertWish,
  nextEntryOf,
} from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { releaseWish, reserveWish, resetWish } from "./commands.server.ts";
import { wishListItems } from "./tables.server.ts";

const database = useTestDatabase();
const free = { purchased: false, purchasedBy: null, visitorId: null };

let wedding: PublicWeddingId;
let wish: string;

beforeEach(async () => {
  wedding = await insertPublicWedding();
  wish = await insertWish(wedding);
});

describe("a wish", () => {
  test("is reserved for one of many concurrent guests, and taken for the others", async () => {
    const guests = Array.from({ length: 40 }, () => guestEntry(wedding));
    const results = await Promise.all(
      guests.map((entry, i) => reserveWish(entry, wish, `Gjest ${i}`)),
    );
    const winner = results.findIndex(({ ok }) => ok);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === "taken")).toHaveLength(39);
    expect(await stored()).toMatchObject({
      purchasedBy: `Gjest ${winner}`,
      visitorId: guests[winner]?.visitorId,
    });
  });

  test("lets only its holder correct the name", async () => {
    const entry = guestEntry(wedding);
    await reserveWish(entry, wish, "Kar");
    expect(await reserveWish(nextEntryOf(entry), wish, "Kari")).toMatchObject({ ok: true });
    expect(await reserveWish(guestEntry(wedding), wish, "Ola")).toMatchObject({ reason: "taken" });
    expect(await stored()).toMatchObject({ purchasedBy: "Kari" });
  });

  test("that is released while another guest asks for it is reserved", async () => {
    await reserveWish(guestEntry(wedding), wish, "Per");
    // Makes the guest wait between finding the wish taken and asking by whom.
    await waitAfter("update", "wish_list_items");
    const reserved = await withLockHeldBy(
      (tx) => tx.update(wishListItems).set(free).where(eq(wishListItems.id, wish)),
      () => reserveWish(guestEntry(wedding), wish, "Ola"),
    );
    expect(reserved).toMatchObject({ ok: true, isRepeat: false });
    expect(await stored()).toMatchObject({ purchasedBy: "Ola" });
  });

  test("held by a blocked visitor can be reserved by another guest", async () => {
    const hidden = guestEntry(wedding);
    await reserveWish(hidden, wish, "Tull");
    await hide(hidden.visitorId);
    expect(await reserveWish(guestEntry(wedding), wish, "Ola")).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ purchasedBy: "Ola" });
    expect(await reserveWish(nextEntryOf(hidden), wish, "Tull")).toMatchObject({ reason: "taken" });
  });

  test("held by a held visitor is taken, until the couple releases the wishes", async () => {
    const held = guestEntry(wedding);
    await reserveWish(held, wish, "Solveig");
    await insertHeldVisitor(wedding, held.visitorId);
    expect(await reserveWish(guestEntry(wedding), wish, "Ola")).toMatchObject({ reason: "taken" });
    const released = await releaseHeldWishes(owned());
    await undoReleaseHeldWishes(owned(), released);
    expect(await reserveWish(guestEntry(wedding), wish, "Ola")).toMatchObject({ reason: "taken" });
    await releaseHeldWishes(owned());
    expect(await reserveWish(guestEntry(wedding), wish, "Ola")).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ purchasedBy: "Ola" });
  });

  test.each(["deleted", "another wedding's", "unknown"])(
    "that is %s is reported as gone",
    async (kind) => {
      if (kind === "deleted") await change({ deletedAt: new Date() });
      const other = await insertPublicWedding();
      const id = kind === "unknown" ? randomUUID() : wish;
      const entry = guestEntry(kind === "another wedding's" ? other : wedding);
      const gone = { ok: false, reason: "gone" };
      expect(await reserveWish(entry, id, "Ola")).toMatchObject(gone);
      expect(await releaseWish(nextEntryOf(entry), id)).toMatchObject({ ok: false });
      expect(await resetWish(entry.audience as string as OwnedWeddingId, id)).toBeNull();
      expect(await stored()).toMatchObject(free);
    },
  );
});

test("a reservation that is refused does not count against the visitor's limit", async () => {
  const [holder, slow] = [guestEntry(wedding), guestEntry(wedding)];
  await reserveWish(holder, wish, "Ola");
  for (let attempt = 0; attempt < 30; attempt++) {
    const late = await reserveWish(nextEntryOf(slow), wish, "Kari");
    expect(late).toMatchObject({ ok: false, reason: "taken", isRepeat: false });
  }
  await releaseWish(nextEntryOf(holder), wish);
  expect(await reserveWish(nextEntryOf(slow), wish, "Kari")).toMatchObject({ ok: true });
});

describe("the same form", () => {
  test("sent 20 times at once reserves once", async () => {
    const entry = guestEntry(wedding);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => reserveWish(entry, wish, "Kari")),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    expect(results.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
  });

  test("arriving late does not reserve again after a release", async () => {
    const entry = guestEntry(wedding);
    await reserveWish(entry, wish, "Kari");
    await releaseWish(nextEntryOf(entry), wish);
    const late = { ok: false, reason: "free", isRepeat: true };
    expect(await reserveWish(entry, wish, "Kari")).toEqual(late);
    expect(await stored()).toMatchObject(free);
  });

  test("arriving late does not release a later reservation", async () => {
    const entry = guestEntry(wedding);
    const release = nextEntryOf(entry);
    await reserveWish(entry, wish, "Kari");
    await releaseWish(release, wish);
    await reserveWish(nextEntryOf(entry), wish, "Kari");
    expect(await releaseWish(release, wish)).toMatchObject({ ok: true, isRepeat: true });
    expect(await stored()).toMatchObject({ purchasedBy: "Kari" });
  });

  test("arriving late reports that another guest has reserved the wish since", async () => {
    const entry = guestEntry(wedding);
    await reserveWish(entry, wish, "Kari");
    await releaseWish(nextEntryOf(entry), wish);
    await reserveWish(guestEntry(wedding), wish, "Ola");
    expect(await reserveWish(entry, wish, "Kari")).toMatchObject({ ok: false, reason: "taken" });
  });
});

describe("a release", () => {
  test("is allowed to the holder only", async () => {
    const entry = guestEntry(wedding);
    await reserveWish(entry, wish, "Kari");
    await releaseWish(guestEntry(wedding), wish);
    expect(await stored()).toMatchObject({ purchasedBy: "Kari" });
    expect(await releaseWish(nextEntryOf(entry), wish)).toMatchObject({ title: "Vaffeljern" });
    expect(await stored()).toMatchObject(free);
  });

  test("never ends a later reservation", async () => {
    for (let round = 0; round < 15; round++) {
      const [first, next] = [guestEntry(wedding), guestEntry(wedding)];
      await reserveWish(first, wish, "Kari");
      const releases = [nextEntryOf(first), nextEntryOf(first), nextEntryOf(first)];
      const [reserved] = await Promise.all([
        reserveWish(next, wish, "Ola"),
        ...releases.map((entry) => releaseWish(entry, wish)),
      ]);
      const holder = { purchasedBy: "Ola", visitorId: next.visitorId };
      expect(await stored()).toMatchObject(reserved.ok ? holder : free);
      await resetWish(owned(), wish);
    }
  });
});

test("an owner's reset concurrent with reservations leaves a consistent state", async () => {
  for (let round = 0; round < 15; round++) {
    const guests = [guestEntry(wedding), guestEntry(wedding), guestEntry(wedding)];
    const named = guests.map((entry, i) => reserveWish(entry, wish, `Gjest ${i}`));
    const [results] = await Promise.all([Promise.all(named), resetWish(owned(), wish)]);
    const { purchased, purchasedBy, visitorId } = await stored();
    const holder = guests.findIndex((entry) => entry.visitorId === visitorId);
    expect({ purchased, purchasedBy }).toEqual(
      holder < 0
        ? { purchased: false, purchasedBy: null }
        : { purchased: true, purchasedBy: `Gjest ${holder}` },
    );
    if (holder >= 0) expect(results[holder]).toMatchObject({ ok: true });
    await resetWish(owned(), wish);
  }
});

test("every change publishes a topic to this wedding, and nothing else does", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const end = subscribe({ wedding }, topics.push);
  const entry = guestEntry(wedding);
  await reserveWish(entry, wish, "Kari");
  await reserveWish(entry, wish, "Kari");
  await reserveWish(guestEntry(wedding), wish, "Ola");
  await releaseWish(guestEntry(wedding), wish);
  await releaseWish(nextEntryOf(entry), wish);
  await publish(db(), { wedding }, weddingTopics.wedding);
  expect(await topics.atLeast(3)).toEqual(["wishes", "wishes", "wedding"]);
  end();
  await stopListening();
});

test("a wedding deleted meanwhile gets a 404", async () => {
  await db().delete(weddings).where(eq(weddings.id, wedding));
  const notFound = { init: { status: 404 } };
  await expect(reserveWish(guestEntry(wedding), wish, "Kari")).rejects.toMatchObject(notFound);
  await expect(releaseWish(guestEntry(wedding), wish)).rejects.toMatchObject(notFound);
});

describe("a form that is handled while the couple deletes the wedding leaves nothing", () => {
  let owner: SignedInUser;

  beforeEach(async () => {
    owner = await insertAccount();
    await insertOwner(wedding, owner.id);
  });

  const leave = (tx: Parameters<typeof leaveWedding>[0]) => leaveWedding(tx, owner, wedding);

  test("when the deletion comes first", async () => {
    const release = () => releaseWish(guestEntry(wedding), wish).catch((error: unknown) => error);
    const outcome = await withLockHeldBy(leave, release);
    expect(outcome).toMatchObject({ init: { status: 404 } });
    expect(await recorded()).toBe(0);
  });

  test("when the form comes first", async () => {
    const guest = guestEntry(wedding);
    await reserveWish(guest, wish, "Kari");
    const [released, left] = await transaction(async (tx) => {
      await tx.select().from(wishListItems).where(eq(wishListItems.id, wish)).for("update");
      const releasing = releaseWish(nextEntryOf(guest), wish);
      await waitForBlocked(1);
      const leaving = transaction(leave);
      await waitForBlocked(2);
      return [releasing, leaving];
    });
    expect(await released).toMatchObject({ ok: true });
    expect(await left).toEqual({ ok: true });
    expect(await recorded()).toBe(0);
  });

  const recorded = () => db().$count(submissions, eq(submissions.audience, wedding));
});

function owned(): OwnedWeddingId {
  return wedding as string as OwnedWeddingId;
}

function hide(visitorId: string) {
  return insertBlockedVisitor(wedding, visitorId);
}

function change(values: Partial<typeof wishListItems.$inferInsert>) {
  return db().update(wishListItems).set(values).where(eq(wishListItems.id, wish));
}

async function stored() {
  const [row] = await db().select().from(wishListItems).where(eq(wishListItems.id, wish));
  if (!row) throw new Error("the wish is gone");
  return row;
}
