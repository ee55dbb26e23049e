import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertPicture, insertWedding } from "#tests/support/factories.ts";
import { loadWedding } from "../queries.server.ts";
import type { NewWedding } from "../schema.ts";
import { changeWedding } from "./commands.server.ts";

useTestDatabase();

const edited: NewWedding = {
  partners: "bride-bride",
  bride: "Karen",
  groom: "Ole",
  weddingDate: "2029-06-16",
  venue: "Låven",
  city: "Vågå",
  selectedTheme: "elegant",
  heroImage: null,
  welcomeLine: "Velkommen til oss",
  story: "",
  theme: "Sommer",
  colors: "svart",
  guestCount: 62,
  ceremony: "Kl. 13",
  ceremonyPlace: "Nikolaikirken",
  ceremonyTime: "13:00",
  reception: "Kl. 16",
  receptionPlace: "",
  receptionTime: null,
};

const isThere = async (id: string) =>
  (await db().select().from(pictures).where(eq(pictures.id, id))).length > 0;

it("saves every field, for this couple only", async () => {
  const [weddingId, other] = [await insertWedding(), await insertWedding()];
  expect(await changeWedding(weddingId, 1, edited)).toEqual({ ok: true });
  expect(await loadWedding(weddingId)).toMatchObject({ ...edited, version: 2 });
  expect(await loadWedding(other)).toMatchObject({ bride: "Kari", version: 1 });
});

it("refuses an edit of an old version and returns the stored values", async () => {
  const weddingId = await insertWedding();
  await changeWedding(weddingId, 1, edited);
  expect(await changeWedding(weddingId, 1, { ...edited, bride: "Kaia" })).toMatchObject({
    ok: false,
    reason: "conflict",
    stored: { bride: "Karen", version: 2 },
  });
  expect(await changeWedding(weddingId, 2, { ...edited, bride: "Kaia" })).toEqual({ ok: true });
});

it("accepts one of many concurrent saves", async () => {
  const weddingId = await insertWedding();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      changeWedding(weddingId, 1, { ...edited, city: `By ${i}` }),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await loadWedding(weddingId)).version).toBe(2);
});

it("accepts an unclaimed picture or its own, and deletes the previous one", async () => {
  const weddingId = await insertWedding();
  const [first, second] = [await insertPicture(), await insertPicture()];
  expect(await changeWedding(weddingId, 1, { ...edited, heroImage: first })).toEqual({ ok: true });
  expect(await changeWedding(weddingId, 2, { ...edited, heroImage: first })).toEqual({ ok: true });
  expect(await changeWedding(weddingId, 3, { ...edited, heroImage: second })).toEqual({ ok: true });
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  expect(await changeWedding(weddingId, 4, edited)).toEqual({ ok: true });
  expect(await isThere(second)).toBe(false);
});

it.each([
  ["another couple's", async () => insertPicture({ weddingId: await insertWedding() })],
  ["nobody's", async () => randomUUID()],
])("refuses a picture that is %s, and changes nothing", async (_whose, picture) => {
  const weddingId = await insertWedding();
  const heroImage = await picture();
  expect(await changeWedding(weddingId, 1, { ...edited, heroImage })).toEqual({
    ok: false,
    reason: "hero-image-gone",
  });
  expect(await loadWedding(weddingId)).toMatchObject({ bride: "Kari", version: 1 });
});
