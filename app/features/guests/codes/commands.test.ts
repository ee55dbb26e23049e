import { eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  publish,
  startListening,
  stopListening,
  subscribe,
} from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { guests, households } from "../tables.server.ts";
import { ensureCodes, hashesOfCode, renewCode } from "./commands.server.ts";
import { codeLetters } from "./rules.ts";

const database = useTestDatabase();

let wedding: OwnedWeddingId;
let ids: string[];
let settings: ReturnType<typeof config>;

beforeEach(async () => {
  settings = config();
  wedding = await insertWedding();
  for (const name of ["Kari", "Per"]) await insertGuest(wedding, { name });
  const found = await db()
    .select({ id: guests.householdId })
    .from(guests)
    .where(eq(guests.weddingId, wedding));
  ids = found.map(({ id }) => id);
});

afterEach(() => configure(settings));

test("every household gets a code of its own, and keeps it", async () => {
  const [codes, again] = await Promise.all([ensureCodes(wedding, ids), ensureCodes(wedding, ids)]);
  expect(again).toEqual(codes);
  expect(new Set(codes.values()).size).toBe(2);
  for (const code of codes.values()) {
    expect(code).toMatch(new RegExp(`^[${codeLetters}]{8}$`));
    expect(JSON.stringify(await db().select().from(households))).not.toContain(code);
  }
});

test("a code leads to its household, also after a change of the secret", async () => {
  const [[id, code] = ["", ""]] = await ensureCodes(wedding, ids);
  expect(await findByCode(code)).toEqual([id]);
  const previousSecret = config().secret;
  configure({ ...config(), secret: "b".repeat(40), previousSecret });
  expect(await findByCode(code)).toEqual([id]);
  expect((await ensureCodes(wedding, ids)).get(id)).toBe(code);
});

test("a renewed code replaces the old one", async () => {
  const [[id, code] = ["", ""]] = await ensureCodes(wedding, ids);
  expect(await renewCode(wedding, id)).toBe(true);
  expect(await findByCode(code)).toEqual([]);
  expect((await ensureCodes(wedding, ids)).get(id)).not.toBe(code);
});

test("another couple neither reads nor renews a code", async () => {
  const [[id, code] = ["", ""]] = await ensureCodes(wedding, ids);
  const other = await insertWedding();
  expect(await ensureCodes(other, ids)).toEqual(new Map());
  expect(await renewCode(other, id)).toBe(false);
  expect(await findByCode(code)).toEqual([id]);
});

test("only a renewed code reloads open screens", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const unsubscribe = subscribe({ wedding }, topics.push);
  const [[id] = [""]] = await ensureCodes(wedding, ids);
  await ensureCodes(wedding, ids);
  await publish(db(), { wedding }, weddingTopics.wedding);
  await renewCode(wedding, id);
  expect(await topics.atLeast(2)).toEqual(["wedding", "guests"]);
  unsubscribe();
  await stopListening();
});

async function findByCode(code: string): Promise<string[]> {
  const found = await db()
    .select({ id: households.id })
    .from(households)
    .where(inArray(households.codeHash, hashesOfCode(code)));
  return found.map(({ id }) => id);
}
