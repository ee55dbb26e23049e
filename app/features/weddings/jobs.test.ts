import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { now, setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { sweepHeroImages } from "./jobs.server.ts";
import { heroImages, weddings } from "./tables.server.ts";

useTestDatabase();

const day = 24 * 3600 * 1000;

afterEach(() => setClock());

test("pictures that nobody claimed within two days go, with their files", async () => {
  const weddingId = await someWedding();
  const claimed = await picture(weddingId);
  const waiting = await picture(null);
  expect(await kept()).toEqual([claimed, waiting].toSorted());

  await sweepAfter(2 * day - 60_000);
  expect(await kept()).toEqual([claimed, waiting].toSorted());

  await sweepAfter(2 * day + 60_000);
  expect(await kept()).toEqual([claimed]);
  await sweepAfter(70 * day);
  expect(await kept()).toEqual([claimed]);
});

async function sweepAfter(ms: number): Promise<void> {
  const then = Date.now() + ms;
  setClock(() => then);
  await sweepHeroImages.run({}, "test");
}

/** The pictures that have a row; each of them, and no other, must have its file. */
async function kept(): Promise<string[]> {
  const rows = await db().select({ id: heroImages.id }).from(heroImages);
  const files: string[] = [];
  for await (const { key } of storage().list("pictures/")) files.push(key.split("/")[1] ?? "");
  const ids = rows.map((row) => row.id).toSorted();
  expect(files.toSorted()).toEqual(ids);
  return ids;
}

async function picture(weddingId: string | null): Promise<string> {
  const id = randomUUID();
  const row = { id, weddingId, width: 10, height: 10, widths: [10], createdAt: now() };
  await db().insert(heroImages).values(row);
  await storage().put(`pictures/${id}/10.webp`, new Uint8Array([1]));
  return id;
}

async function someWedding(): Promise<string> {
  const id = randomUUID();
  await db().insert(weddings).values({
    id,
    bride: "Kari",
    groom: "Ola",
    weddingDate: "2027-06-12",
    venue: "",
    city: "",
    theme: "",
    colors: "",
    story: "",
    ceremony: "",
    reception: "",
    selectedTheme: "garden",
  });
  return id;
}
