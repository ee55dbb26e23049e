import { beforeEach, describe, expect, test } from "vitest";
import type { SubmissionKind } from "#app/features/submissions/rules.ts";
import type { PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  guestEntry,
  insertPublicWedding,
  insertWish,
  nextEntryOf,
  readWish,
} from "#tests/support/factories.ts";
import { releaseWish, reserveWish } from "./commands.server.ts";
import { releaseKind, reservationKind } from "./rules.ts";
import { wishListItems } from "./tables.server.ts";

useTestDatabase();

let wedding: PublicWeddingId;
let wish: string;

beforeEach(async () => {
  wedding = await insertPublicWedding();
  wish = await insertWish(wedding);
});

describe("one browser", () => {
  const another = () => insertWish(wedding);

  test("may reserve and undo many times within an hour", async () => {
    const tablet = guestEntry(wedding);
    const next = (kind: SubmissionKind) => nextEntryOf(tablet, { kind });
    for (let round = 0; round < 10; round++) {
      expect(await reserveWish(next(reservationKind), wish, "Kari")).toMatchObject({ ok: true });
      expect(await releaseWish(next(releaseKind), wish)).toMatchObject({ ok: true });
    }
    expect(await readWish(wish)).toMatchObject({ purchased: false });
  });

  test("keeps at most five gifts of an hour, and undoing one makes room", async () => {
    const bot = guestEntry(wedding);
    const kept = [wish, await another(), await another(), await another(), await another()];
    for (const id of kept) await reserveWish(nextEntryOf(bot), id, "Bot");
    const sixth = await another();
    const reserve = () => reserveWish(nextEntryOf(bot), sixth, "Bot");
    await expect(reserve()).rejects.toThrow(/^Du kan reservere 5 gaver i timen. Vent 60 minutter/);
    expect(await reserveWish(nextEntryOf(bot), wish, "Kari"), "a new name").toMatchObject({
      ok: true,
    });
    await releaseWish(nextEntryOf(bot), wish);
    expect(await reserve()).toMatchObject({ ok: true });
    await db()
      .update(wishListItems)
      .set({ reservedAt: new Date(Date.now() - 3_600_000) });
    expect(await reserveWish(nextEntryOf(bot), wish, "Kari"), "an hour later").toMatchObject({
      ok: true,
    });
  });

  test("keeps no sixth gift in a burst", async () => {
    const bot = guestEntry(wedding);
    const ids = await Promise.all(Array.from({ length: 12 }, another));
    const sent = await Promise.allSettled(
      ids.map((id) => reserveWish(nextEntryOf(bot), id, "Bot")),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });
});
