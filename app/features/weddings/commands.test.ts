import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertAccount, insertPicture } from "#tests/support/factories.ts";
import { ownedWeddingOf } from "./access.server.ts";
import { createWedding } from "./commands.server.ts";
import { type NewWedding, newWeddingSchema } from "./schema.ts";
import { weddingOwners, weddings } from "./tables.server.ts";

useTestDatabase();

const wedding = newWeddingSchema.parse({
  bride: "Kari",
  groom: "Ola",
  weddingDate: "2027-06-12",
  selectedTheme: "garden",
  story: "Vi møttes på fjellet.",
  guestCount: "62",
});

describe("a wedding", () => {
  test("is stored as it was sent, and belongs to the user who created it", async () => {
    const user = await insertAccount();
    const created = await createWedding(user, wedding);
    expect(created).toEqual({ ok: true, weddingId: await ownedWeddingOf(user) });
    expect(await storedFor(user)).toMatchObject({ ...wedding, guestCount: 62, version: 1 });
  });

  test("is created once by twenty concurrent calls", async () => {
    const user = await insertAccount();
    const heroImage = await insertPicture();
    const before = await db().$count(weddings);
    const calls = Array.from({ length: 20 }, () => createWedding(user, { ...wedding, heroImage }));
    const outcomes = await Promise.all(calls);
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.weddingId)).size).toBe(1);
    expect(outcomes[0]).toEqual({ ok: true, weddingId: await ownedWeddingOf(user) });
    expect(await db().$count(weddings)).toBe(before + 1);
  });

  test("is not overwritten by another form of the same user", async () => {
    const user = await insertAccount();
    await createWedding(user, wedding);
    for (const change of [{ bride: "Liv" }, { guestCount: 63 }, { heroImage: randomUUID() }]) {
      expect(await createWedding(user, { ...wedding, ...change })).toEqual({
        ok: false,
        reason: "has-wedding",
      });
    }
    expect(await storedFor(user)).toMatchObject(wedding);
  });

  test("is created for each of two concurrent users", async () => {
    const both = await Promise.all([insertAccount(), insertAccount()]);
    const outcomes = await Promise.all(both.map((user) => createWedding(user, wedding)));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.weddingId)).size).toBe(2);
  });

  test("that the database refuses leaves no file", async () => {
    const before = await db().$count(weddings);
    const deleted = await insertAccount();
    await db().delete(users).where(eq(users.id, deleted.id));
    await expect(createWedding(deleted, wedding)).rejects.toThrow();
    expect(await db().$count(weddings)).toBe(before);
  });
});

describe("a picture", () => {
  test("is unclaimed until a wedding claims it", async () => {
    const user = await insertAccount();
    const heroImage = await insertPicture();
    expect(await ownerOf(heroImage)).toBeNull();
    await createWedding(user, { ...wedding, heroImage });
    expect(await ownerOf(heroImage)).toBe(await ownedWeddingOf(user));
    expect(await storedFor(user)).toMatchObject({ heroImage });
  });

  test("is claimed by one of many couples", async () => {
    const heroImage = await insertPicture();
    const couples = await Promise.all(Array.from({ length: 8 }, () => insertAccount()));
    const before = await db().$count(weddings);
    const outcomes = await Promise.all(
      couples.map((user) => createWedding(user, { ...wedding, heroImage })),
    );
    const winners = outcomes.filter((outcome) => outcome.ok);
    expect(winners).toEqual([{ ok: true, weddingId: await ownerOf(heroImage) }]);
    const losers = outcomes.filter((outcome) => !outcome.ok);
    expect(losers).toEqual(Array(7).fill({ ok: false, reason: "hero-image-gone" }));
    expect(await db().$count(weddings)).toBe(before + 1);
    expect(await db().$count(weddingOwners)).toBe(await db().$count(weddings));
  });

  test("that does not exist is refused, and creates no wedding", async () => {
    const user = await insertAccount();
    const missingImage: NewWedding = { ...wedding, heroImage: randomUUID() };
    expect(await createWedding(user, missingImage)).toEqual({
      ok: false,
      reason: "hero-image-gone",
    });
    expect(await ownedWeddingOf(user)).toBeNull();
    expect(await createWedding(user, wedding)).toMatchObject({ ok: true });
  });
});

async function storedFor(user: SignedInUser) {
  const [found] = await db()
    .select({ wedding: weddings })
    .from(weddings)
    .innerJoin(weddingOwners, eq(weddingOwners.weddingId, weddings.id))
    .where(eq(weddingOwners.userId, user.id));
  return found?.wedding;
}

async function ownerOf(heroImage: string): Promise<string | null | undefined> {
  const [row] = await db().select().from(pictures).where(eq(pictures.id, heroImage));
  return row?.weddingId;
}
