import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { weddingTopics } from "#app/features/weddings/topics.ts";
import { db } from "#app/platform/db/database.server.ts";
import {
  publish,
  startListening,
  stopListening,
  subscribe,
} from "#app/platform/live/live.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { answer, guestEntry, insertWedding, nextEntryOf } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import { sendAnswer } from "./commands.server.ts";
import { answersOf } from "./queries.server.ts";
import { rsvpResponses } from "./tables.server.ts";

const database = useTestDatabase();

let wedding: PublicWeddingId;

beforeEach(async () => {
  wedding = await newWedding();
});

describe("the same answer", () => {
  test("sent 50 times in parallel is stored once", async () => {
    const entry = guestEntry(wedding);
    const sent = answer();
    const results = await Promise.all(Array.from({ length: 50 }, () => sendAnswer(entry, sent)));
    expect(await stored()).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === "created")).toHaveLength(1);
    expect(new Set(results.map(({ responseId }) => responseId)).size).toBe(1);
  });

  test("sent again after a newer one changes nothing", async () => {
    const entry = guestEntry(wedding);
    const first = answer({ attending: true });
    await sendAnswer(entry, first);
    await sendAnswer(nextEntryOf(entry), answer({ attending: false }));
    const repeat = await sendAnswer(entry, first);
    expect(repeat.outcome).toBe("repeated");
    expect(await stored()).toMatchObject([{ attending: false, guestCount: 0 }]);
  });

  test("sent again after its deletion stays deleted", async () => {
    const entry = guestEntry(wedding);
    const sent = answer();
    await sendAnswer(entry, sent);
    await db().delete(rsvpResponses).where(eq(rsvpResponses.weddingId, wedding));
    expect(await sendAnswer(entry, sent)).toMatchObject({
      outcome: "repeated",
      responseId: null,
    });
    expect(await stored()).toEqual([]);
  });
});

test("200 different guests at once have 200 answers", async () => {
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, guest) =>
      sendAnswer(guestEntry(wedding), answer({ email: `gjest${guest}@epost.no` })),
    ),
  );
  expect(results.every(({ outcome }) => outcome === "created")).toBe(true);
  expect(await stored()).toHaveLength(200);
});

describe("a later answer changes the first", () => {
  test("from the same browser, whatever the e-mail", async () => {
    const entry = guestEntry(wedding);
    const first = await sendAnswer(entry, answer({ email: "kari@epost.no" }));
    const second = await sendAnswer(
      nextEntryOf(entry),
      answer({ email: "kari@jobb.no", plusOneName: "Ola" }),
    );
    expect(second).toEqual({ ...first, outcome: "changed" });
    expect(await stored()).toMatchObject([{ email: "kari@jobb.no", guestCount: 2 }]);
  });

  test("from the same e-mail and name, whatever the browser and the case", async () => {
    const first = await sendAnswer(guestEntry(wedding), answer());
    const second = await sendAnswer(
      guestEntry(wedding),
      answer({ email: "Kari@Epost.NO", guestName: "kari  NORDMANN" }),
    );
    expect(second).toMatchObject({ responseId: first.responseId, outcome: "changed" });
    expect(await stored()).toHaveLength(1);
  });

  test("from yes to no and back to yes", async () => {
    const visitor = randomUUID();
    for (const attending of [true, false, true]) {
      await sendAnswer(from(visitor), answer({ attending, plusOneName: "Ola" }));
      expect(await stored()).toMatchObject([{ attending, guestCount: attending ? 2 : 0 }]);
    }
  });

  test("from two tabs at once", async () => {
    const visitor = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        sendAnswer(from(visitor), answer({ email: `kari${tab % 2}@epost.no` })),
      ),
    );
    expect(await stored()).toHaveLength(1);
  });

  test("from one person on many browsers at once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => sendAnswer(guestEntry(wedding), answer())));
    expect(await stored()).toHaveLength(1);
  });

  test("and the previous browser no longer reads it", async () => {
    const previousBrowser = randomUUID();
    const newBrowser = randomUUID();
    await sendAnswer(from(previousBrowser), answer({ message: "først" }));
    await sendAnswer(from(newBrowser), answer({ message: "så" }));
    expect(await answersOf(wedding, previousBrowser)).toEqual([]);
    expect(await answersOf(wedding, newBrowser)).toMatchObject([{ message: "så" }]);
  });

  test("and is then identified by its new e-mail, not the old one", async () => {
    const entry = guestEntry(wedding);
    await sendAnswer(entry, answer({ email: "gammel@epost.no" }));
    await sendAnswer(nextEntryOf(entry), answer({ email: "ny@epost.no" }));
    const byOldEmail = await sendAnswer(guestEntry(wedding), answer({ email: "gammel@epost.no" }));
    const byNewEmail = await sendAnswer(guestEntry(wedding), answer({ email: "ny@epost.no" }));
    expect([byOldEmail.outcome, byNewEmail.outcome]).toEqual(["created", "changed"]);
  });

  test("a borrowed phone keeps its owner's answer when the guest has answered before", async () => {
    const owner = randomUUID();
    await sendAnswer(from(owner), answer({ email: "kari@epost.no" }));
    await sendAnswer(guestEntry(wedding), answer({ email: "ola@epost.no", guestName: "Ola" }));
    const answerOfOla = answer({ email: "ola@epost.no", guestName: "Ola", attending: false });
    await sendAnswer(from(owner), answerOfOla);
    expect(await stored()).toMatchObject([
      { email: "kari@epost.no", attending: true },
      { email: "ola@epost.no", attending: false },
    ]);
    expect(await answersOf(wedding, owner)).toMatchObject([
      { email: "kari@epost.no", additional: false },
      { email: "ola@epost.no", additional: true },
    ]);
  });
});

test("an answer that is deleted while its change is sent is stored as a new one", async () => {
  const entry = guestEntry(wedding);
  await sendAnswer(entry, answer());
  await withLockHeldBy(
    (tx) => tx.delete(rsvpResponses).where(eq(rsvpResponses.weddingId, wedding)),
    () => sendAnswer(nextEntryOf(entry), answer({ attending: false })),
  );
  expect(await stored()).toMatchObject([{ attending: false }]);
});

test("changes publish a topic to their wedding, repeats do not", async () => {
  await startListening(database.url);
  const topics = recordEvents<string>();
  const end = subscribe({ wedding }, topics.push);
  const entry = guestEntry(wedding);
  const first = answer();
  await sendAnswer(entry, first);
  await sendAnswer(entry, first);
  await sendAnswer(guestEntry(await newWedding()), answer());
  await sendAnswer(guestEntry(wedding), answer({ attending: false }));
  await publish(db(), { wedding }, weddingTopics.wedding);
  expect(await topics.atLeast(3)).toEqual(["rsvp", "rsvp", "wedding"]);
  end();
  await stopListening();
});

test("another couple's wedding is left unchanged", async () => {
  const visitor = randomUUID();
  const other = await newWedding();
  const { responseId } = await sendAnswer(guestEntry(other, { visitorId: visitor }), answer());
  await sendAnswer(from(visitor), answer({ attending: false }));
  const ofOther = await db().select().from(rsvpResponses).where(eq(rsvpResponses.weddingId, other));
  expect(ofOther).toMatchObject([{ id: responseId, attending: true }]);
  expect(await stored()).toHaveLength(1);
  expect(await answersOf(wedding, visitor)).toMatchObject([{ attending: false }]);
});

test("a wedding deleted meanwhile gets a 404", async () => {
  await db().delete(weddings).where(eq(weddings.id, wedding));
  await expect(sendAnswer(guestEntry(wedding), answer())).rejects.toMatchObject({
    init: { status: 404 },
  });
});

function from(visitorId: string) {
  return guestEntry(wedding, { visitorId });
}

function stored() {
  return db()
    .select()
    .from(rsvpResponses)
    .where(eq(rsvpResponses.weddingId, wedding))
    .orderBy(rsvpResponses.guestName, rsvpResponses.email);
}

async function newWedding(): Promise<PublicWeddingId> {
  const id = await insertWedding();
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}
