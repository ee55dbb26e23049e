import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { GuestSubmission } from "#app/features/weddings/access.server.ts";
import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  publish,
  startListening,
  stopListening,
  subscribe,
} from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { guestEntry, insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { sendGreeting } from "./commands.server.ts";
import { guestMessages } from "./tables.server.ts";

const database = useTestDatabase();
const greeting = { guestName: "Tante Åse", email: null, message: "Lykke til,\nbegge to" };

let entry: GuestSubmission;

beforeEach(async () => {
  entry = await newEntry();
});

test("a greeting is stored for its wedding, with the browser it came from", async () => {
  const { outcome } = await sendGreeting(entry, { ...greeting, email: "aase@epost.no" });
  expect(outcome).toBe("created");
  expect(await stored()).toMatchObject([
    { ...greeting, email: "aase@epost.no", replied: false, visitorId: entry.visitorId },
  ]);
});

describe("the same form", () => {
  test("sent 30 times at once stores one greeting", async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, () => sendGreeting(entry, greeting)));
    expect(sent.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  test("with another text stores another greeting", async () => {
    await sendGreeting(entry, greeting);
    await sendGreeting(entry, { ...greeting, message: "Og god tur" });
    expect(await stored()).toHaveLength(2);
  });

  test("for another wedding stores a greeting there", async () => {
    const other = await newEntry(entry.key);
    await sendGreeting(entry, greeting);
    expect(await sendGreeting(other, greeting)).toEqual({ outcome: "created" });
    expect(await stored()).toHaveLength(1);
    expect(await stored(other)).toHaveLength(1);
  });
});

test("a new greeting publishes a topic, a repeat does not", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const unsubscribe = subscribe({ wedding: entry.audience }, topics.push);
  await sendGreeting(entry, greeting);
  await sendGreeting(entry, greeting);
  await sendGreeting({ ...entry, key: randomUUID() }, greeting);
  await publish(db(), { wedding: entry.audience }, weddingTopics.wedding);
  expect(await topics.atLeast(3)).toEqual(["greetings", "greetings", "wedding"]);
  unsubscribe();
  await stopListening();
});

test("a deleted wedding accepts no greeting", async () => {
  await db().delete(weddings).where(eq(weddings.id, entry.audience));
  await expect(sendGreeting(entry, greeting)).rejects.toMatchObject({ init: { status: 404 } });
});

test("a greeting is deleted with its wedding", async () => {
  await sendGreeting(entry, greeting);
  await db().delete(weddings).where(eq(weddings.id, entry.audience));
  expect(await stored()).toEqual([]);
});

async function newEntry(key?: string): Promise<GuestSubmission> {
  const address = `http://jaord.test/wedding?id=${await insertWedding()}`;
  return guestEntry(await requirePublicWedding(new Request(address)), key ? { key } : {});
}

function stored({ audience: weddingId } = entry) {
  return db().select().from(guestMessages).where(eq(guestMessages.weddingId, weddingId));
}
