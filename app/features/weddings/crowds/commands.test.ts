import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { photoKind } from "#app/features/gallery/rules.ts";
import { greetingKind } from "#app/features/greetings/rules.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import type { GuestSubmission, OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { guestEntry, insertPublicWedding, nextEntryOf } from "#tests/support/factories.ts";
import { useFreshWedding } from "#tests/support/guest-forms.ts";
import {
  blockVisitors,
  setCrowdState,
  unblockVisitors,
} from "../blocked-visitors/commands.server.ts";
import { countHeldCrowds, listCrowds } from "../blocked-visitors/queries.server.ts";
import { blockedVisitors } from "../blocked-visitors/tables.server.ts";
import { recordGuestSubmission } from "./commands.server.ts";
import { purgeArrivals } from "./jobs.server.ts";
import type { CrowdState } from "./rules.ts";
import { crowds, visitorArrivals } from "./tables.server.ts";

useTestDatabase();

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const venue = "192.0.2.7";
const elsewhere = "198.51.100.9";

const party = useFreshWedding();

describe("new browsers from one IP address", () => {
  test("200 within five minutes are not held", async () => {
    for (let sent = 0; sent < 200; sent++) {
      await send();
      party.time += 1.5 * second;
    }
    expect(await heldVisitors()).toEqual([]);
  });

  test("80 within a minute are not held; with one more, all but the first 20 are", async () => {
    const sent: GuestSubmission[] = [];
    for (let index = 0; index < 80; index++) sent.push(await sendAfterMoment());
    expect(await heldVisitors()).toEqual([]);
    sent.push(await sendAfterMoment());
    expect(await heldVisitors()).toEqual(visitorsOf(sent.slice(20)));
  });

  test("leave at most 20 of a script's 1,000 a minute, also when they come at once", async () => {
    const entries = Array.from({ length: 300 }, () => entry());
    for (let first = 0; first < entries.length; first += 50) {
      await Promise.all(entries.slice(first, first + 50).map(record));
      party.time += 3 * second;
    }
    expect(await heldVisitors()).toHaveLength(280);
  });

  test("are counted one after the other, so that two at once are not both the 80th", async () => {
    await sendMany(79);
    await withLockHeldBy(
      (tx) => recordGuestSubmission(tx, entry(), "Hei"),
      () => record(entry()),
    );
    expect(await heldVisitors()).toHaveLength(61);
  });

  test("are held for an hour after a crowd, and are free again then", async () => {
    await sendMany(81);
    party.time += hour - second;
    const late = await send();
    expect(await heldVisitors()).toContain(late.visitorId);
    party.time += 2 * second;
    const later = await send();
    expect(await heldVisitors()).not.toContain(later.visitorId);
  });

  test("are held for as long as the crowd goes on", async () => {
    for (let round = 0; round < 5; round++) {
      await sendMany(81);
      party.time += 30 * minute;
    }
    expect(await heldVisitors()).toHaveLength(61 + 4 * 2);
  });

  test("more than 600 in an hour are held from then on", async () => {
    for (let round = 0; round < 10; round++) {
      await sendMany(60);
      party.time += 5 * minute;
    }
    await send();
    expect(await heldVisitors()).toEqual([]);
    const next = await send();
    expect(await heldVisitors()).toEqual([next.visitorId]);
  });

  test("are counted by address and wedding, and a browser once", async () => {
    const known = await send();
    await sendMany(40);
    for (let again = 0; again < 30; again++) {
      await record(nextEntryOf(known, again % 2 ? {} : greeting));
      party.time += 4 * second;
    }
    await sendMany(79, elsewhere);
    const other = await insertPublicWedding();
    await record(guestEntry(other, { clientIp: elsewhere }));
    expect(await heldVisitors()).toEqual([]);
  });
});

describe("a crowd", () => {
  test("leaves known browsers and other addresses alone", async () => {
    const known = await send();
    party.time += 2 * minute;
    await sendMany(81);
    await record(nextEntryOf(known));
    const other = await send(elsewhere);
    const held = await heldVisitors();
    expect(held).not.toContain(known.visitorId);
    expect(held).not.toContain(other.visitorId);
  });

  test("is told once, and again when another begins after the couple has decided", async () => {
    await sendMany(200);
    expect(await countHeldCrowds(owned())).toBe(1);
    const [crowd] = await listCrowds(owned(), "held");
    expect(crowd).toMatchObject({ senders: 180 });
    await decide(owned(), crowd?.id ?? "", { from: "held", to: "hidden" });
    await sendMany(10);
    expect(await countHeldCrowds(owned())).toBe(0);
    party.time += 2 * hour;
    await sendMany(81);
    expect(await countHeldCrowds(owned())).toBe(1);
    expect(await listCrowds(owned(), "held")).toMatchObject([{ senders: 61 }]);
  });

  test("that the couple lets in is let in with its further browsers; undo holds them", async () => {
    await sendMany(100);
    const [crowd] = await listCrowds(owned(), "held");
    await decide(owned(), crowd?.id ?? "", { from: "held", to: "let-in" });
    await sendMany(100);
    expect(await heldVisitors()).toEqual([]);
    await decide(owned(), crowd?.id ?? "", { from: "let-in", to: "held" });
    expect(await heldVisitors()).toHaveLength(80 + 2);
  });

  test("of another couple cannot be decided about", async () => {
    await sendMany(81);
    const [crowd] = await listCrowds(owned(), "held");
    const other = (await insertPublicWedding()) as string as OwnedWeddingId;
    const change = decide(other, crowd?.id ?? "", { from: "held", to: "let-in" });
    await expect(change).rejects.toMatchObject({ init: { status: 404 } });
    expect(await heldVisitors()).toHaveLength(61);
  });

  test("leaves those hidden whom the couple has hidden, and shows whom it shows again", async () => {
    await sendMany(81);
    const [hidden = "", shown = ""] = await heldVisitors();
    await blockVisitors(owned(), [hidden]);
    await unblockVisitors(owned(), [shown]);
    const [crowd] = await listCrowds(owned(), "held");
    await decide(owned(), crowd?.id ?? "", { from: "held", to: "let-in" });
    await decide(owned(), crowd?.id ?? "", { from: "let-in", to: "held" });
    const held = await heldVisitors();
    expect(held).not.toContain(hidden);
    expect(held).not.toContain(shown);
  });

  test("is refused beyond 5,000 held submissions, until the couple decides", async () => {
    await sendMany(81);
    await db().update(crowds).set({ heldCount: 4_999 });
    await send();
    await expect(send()).rejects.toThrow(/Prøv igjen senere/);
    expect(await heldVisitors()).toHaveLength(62);
    const elsewhereToo = await send(elsewhere);
    expect(await heldVisitors()).not.toContain(elsewhereToo.visitorId);
    const [crowd] = await listCrowds(owned(), "held");
    await decide(owned(), crowd?.id ?? "", { from: "held", to: "hidden" });
    await send();
  });
});

describe("a browser that sends more than 20 within a minute", () => {
  const sendAs = async (visitorId: string, count: number, kinds = [answerKind, greetingKind]) => {
    for (let sent = 0; sent < count; sent++) {
      const kind = kinds[sent % kinds.length] ?? answerKind;
      await record(entry(venue, { visitorId, kind }));
      party.time += second;
    }
  };

  test("is held, and others at its address are not", async () => {
    const visitorId = randomUUID();
    await sendAs(visitorId, 20);
    expect(await heldVisitors()).toEqual([]);
    await sendAs(visitorId, 1);
    expect(await heldVisitors()).toEqual([visitorId]);
    expect(await listCrowds(owned(), "held")).toMatchObject([{ senders: 1 }]);
    await sendMany(5);
    expect(await heldVisitors()).toEqual([visitorId]);
  });

  test("is not held for photos", async () => {
    await sendAs(randomUUID(), 90, [photoKind]);
    expect(await heldVisitors()).toEqual([]);
  });
});

test("addresses are stored as keyed hashes, forgotten after an hour, and browsers after 400 days", async () => {
  const sent = await send();
  const arrivals = () =>
    db().select().from(visitorArrivals).where(eq(visitorArrivals.visitorId, sent.visitorId));
  expect(await arrivals()).toMatchObject([{ address: expect.stringMatching(/^[\w-]{22}$/) }]);
  party.time += 2 * hour;
  await purgeArrivals.run({}, "test");
  expect(await arrivals()).toMatchObject([{ address: null }]);
  party.time += 400 * 24 * hour;
  await purgeArrivals.run({}, "test");
  expect(await arrivals()).toEqual([]);
});

test("crowds are forgotten when they are over and nobody of them is held or hidden", async () => {
  await sendMany(81);
  party.time += 2 * hour;
  await purgeArrivals.run({}, "test");
  expect(await listCrowds(owned(), "held")).toHaveLength(1);
  const addresses = async () =>
    (await db().select().from(crowds).where(eq(crowds.weddingId, party.wedding))).map(
      ({ id, address }) => address !== id,
    );
  expect(await addresses(), "known").toEqual([true]);
  party.time += 31 * 24 * hour;
  await purgeArrivals.run({}, "test");
  expect(await addresses(), "forgotten").toEqual([false]);
  await db().delete(blockedVisitors).where(eq(blockedVisitors.weddingId, party.wedding));
  await purgeArrivals.run({}, "test");
  expect(await db().$count(crowds, eq(crowds.weddingId, party.wedding))).toBe(0);
});

const greeting = { kind: greetingKind };

function entry(clientIp = venue, overrides: Partial<GuestSubmission> = {}): GuestSubmission {
  return guestEntry(party.wedding, { clientIp, ...overrides });
}

async function record(submission: GuestSubmission): Promise<GuestSubmission> {
  await transaction((tx) => recordGuestSubmission(tx, submission, randomUUID()));
  return submission;
}

function send(clientIp = venue): Promise<GuestSubmission> {
  return record(entry(clientIp));
}

function sendAfterMoment(clientIp?: string): Promise<GuestSubmission> {
  party.time += 10;
  return send(clientIp);
}

/** Only the last of the new browsers is noticed by the command, so that tests are quick. */
async function sendMany(count: number, clientIp = venue): Promise<void> {
  const { visitorId } = await sendAfterMoment(clientIp);
  const isFirst = eq(visitorArrivals.visitorId, visitorId);
  const [first] = await db().select().from(visitorArrivals).where(isFirst);
  if (!first) throw new Error("the browser is not noted");
  const others = Array.from({ length: count - 2 }, () => ({ ...first, visitorId: randomUUID() }));
  await db().insert(visitorArrivals).values(others);
  await sendAfterMoment(clientIp);
}

async function heldVisitors(): Promise<string[]> {
  const rows = await db()
    .select()
    .from(blockedVisitors)
    .where(eq(blockedVisitors.weddingId, party.wedding));
  return rows
    .filter(({ state }) => state === "held")
    .map(({ visitorId }) => visitorId)
    .sort();
}

function visitorsOf(entries: GuestSubmission[]): string[] {
  return entries.map(({ visitorId }) => visitorId).sort();
}

function decide(
  wedding: OwnedWeddingId,
  crowdId: string,
  change: { from: CrowdState; to: CrowdState },
): Promise<void> {
  return transaction((tx) => setCrowdState(tx, wedding, crowdId, change));
}

function owned(): OwnedWeddingId {
  return party.wedding as string as OwnedWeddingId;
}
