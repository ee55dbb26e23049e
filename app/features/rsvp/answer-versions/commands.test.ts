import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import {
  type OwnedWeddingId,
  type PublicWeddingId,
  toPublicWeddingId,
} from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { answer, guestEntry, nextEntryOf, signedInOwner } from "#tests/support/factories.ts";
import { deleteAnswer, restoreAnswer } from "../admin/commands.server.ts";
import {
  allAnswers,
  answerCounts,
  countUnseenAnswers,
  latestAnswers,
} from "../admin/queries.server.ts";
import { sendAnswer } from "../commands.server.ts";
import { purgeAnswers } from "../jobs.server.ts";
import { answersOf } from "../queries.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "../tables.server.ts";

useTestDatabase();

const kari = answer({ guestName: "Kari", email: "kari@epost.no", dietaryRestrictions: "Nøtter" });
const forged = { ...kari, attending: false, dietaryRestrictions: null, message: "Tull" };
const names = ["Kari", "Liv", "Ola", "Per", "Siri"];

let wedding: OwnedWeddingId;
let page: PublicWeddingId;
let userId: AccountId;

beforeEach(async () => {
  const owner = await signedInOwner();
  wedding = owner.weddingId;
  page = toPublicWeddingId(wedding);
  userId = owner.userId;
});

test("blocking a browser that overwrote five answers restores all five", async () => {
  const phones = new Map<string, string>();
  for (const guestName of names) {
    const entry = guestEntry(page);
    phones.set(guestName, entry.visitorId);
    const plusOneName = `${guestName}s følge`;
    await sendAnswer(entry, { ...kari, ...person(guestName), plusOneName });
  }
  const attacker = guestEntry(page);
  for (const guestName of names) {
    await sendAnswer(nextEntryOf(attacker), { ...forged, ...person(guestName) });
  }
  expect(await answerCounts(wedding)).toMatchObject({ declined: 5, total: 5 });

  await blockVisitors(wedding, [attacker.visitorId]);
  const counts = { comingAnswers: 5, declined: 0, total: 5 };
  expect(await answerCounts(wedding)).toEqual(counts);
  expect(await countUnseenAnswers(wedding, userId)).toBe(5);
  expect(await allAnswers(wedding, { search: "tull", limit: 50, offset: 0 })).toEqual([]);
  const coming = await allAnswers(wedding, { attending: true, limit: 50, offset: 0 });
  expect(coming.map(({ guestName }) => guestName).sort()).toEqual(names);
  for (const shown of coming) {
    expect(shown).toMatchObject({ dietaryRestrictions: "Nøtter", message: null });
    expect(await answersOf(page, phones.get(shown.guestName) ?? "")).toMatchObject([
      { id: shown.id, plusOneName: `${shown.guestName}s følge`, additional: false },
    ]);
  }
  expect(await answersOf(page, attacker.visitorId), "it is told nothing").toHaveLength(5);

  await unblockVisitors(wedding, [attacker.visitorId]);
  expect(await answerCounts(wedding)).toMatchObject({ declined: 5, total: 5 });
});

test("later answers of a blocked browser change nothing that others see", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, kari);
  await blockVisitors(wedding, [attacker.visitorId]);
  const before = await latestAnswers(wedding);
  expect(await sendAnswer(attacker, forged)).toMatchObject({ outcome: "changed" });
  const [shown] = await latestAnswers(wedding);
  expect(shown).toEqual(before[0]);
  expect(await answersOf(page, guest.visitorId)).toMatchObject([{ dietaryRestrictions: "Nøtter" }]);
  expect(await answersOf(page, attacker.visitorId)).toMatchObject([{ message: "Tull" }]);
});

test("blocking a browser hides only answers that no other browser has written", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, kari);
  await sendAnswer(attacker, { ...forged, guestName: "Tullemor", email: "tull@epost.no" });
  await sendAnswer(nextEntryOf(attacker), forged);
  await blockVisitors(wedding, [attacker.visitorId]);
  expect(await latestAnswers(wedding)).toMatchObject([{ guestName: "Kari", message: null }]);
  expect(await answerCounts(wedding)).toMatchObject({ total: 1 });
});

test("the newest version by an unblocked browser is shown after every block and unblock", async () => {
  const browsers = await writtenBy("først", "så", "sist");
  const [first, second, third] = browsers as [string, string, string];
  const message = async () => (await latestAnswers(wedding)).map((row) => row.message);
  await Promise.all([second, third].map((visitorId) => blockVisitors(wedding, [visitorId])));
  expect(await message()).toEqual(["først"]);
  await unblockVisitors(wedding, [second]);
  expect(await message()).toEqual(["så"]);
  expect(await answersOf(page, first)).toEqual([]);
  await Promise.all([blockVisitors(wedding, [first]), blockVisitors(wedding, [second])]);
  expect(await message()).toEqual([]);
  await Promise.all(browsers.map((visitorId) => unblockVisitors(wedding, [visitorId])));
  expect(await message()).toEqual(["sist"]);
});

test("the guest's own version is kept however often another browser changes the answer", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  const other = guestEntry(page);
  await sendAnswer(guest, kari);
  for (let change = 0; change < 8; change++) {
    for (const entry of [attacker, other]) {
      await sendAnswer(nextEntryOf(entry), { ...forged, message: `Tull ${change}` });
    }
  }
  expect(await db().$count(rsvpAnswerVersions, eq(rsvpAnswerVersions.weddingId, wedding))).toBe(2);
  await blockVisitors(wedding, [attacker.visitorId]);
  await blockVisitors(wedding, [other.visitorId]);
  expect(await latestAnswers(wedding)).toMatchObject([{ dietaryRestrictions: "Nøtter" }]);
});

test("a guest's change of a restored answer is kept when the browser is unblocked", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  const { responseId } = await sendAnswer(guest, kari);
  await sendAnswer(attacker, forged);
  await blockVisitors(wedding, [attacker.visitorId]);
  const changed = await sendAnswer(nextEntryOf(guest), { ...kari, message: "Igjen" });
  expect(changed).toEqual({ responseId, outcome: "changed" });
  await unblockVisitors(wedding, [attacker.visitorId]);
  expect(await latestAnswers(wedding)).toMatchObject([{ message: "Igjen", attending: true }]);
});

test("changing the e-mail of a restored answer keeps one answer", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, kari);
  await sendAnswer(attacker, forged);
  await blockVisitors(wedding, [attacker.visitorId]);
  const changed = await sendAnswer(nextEntryOf(guest), { ...kari, email: "ny@epost.no" });
  expect(changed).toMatchObject({ outcome: "changed" });
  const shown = [{ id: changed.responseId, email: "ny@epost.no" }];
  expect(await latestAnswers(wedding)).toMatchObject(shown);
  expect(await answersOf(page, guest.visitorId)).toMatchObject(shown);
});

describe("a browser that renames an answer of several browsers", () => {
  const tullemor = { ...forged, guestName: "Tullemor", email: "tull@epost.no" };
  let guest: ReturnType<typeof guestEntry>;
  let attacker: ReturnType<typeof guestEntry>;
  let responseId: string | null;

  beforeEach(async () => {
    [guest, attacker] = [guestEntry(page), guestEntry(page)];
    ({ responseId } = await sendAnswer(guest, kari));
    await sendAnswer(attacker, forged);
  });

  test("renames its own version and leaves the guest's", async () => {
    const renamed = await sendAnswer(nextEntryOf(attacker), { ...tullemor, responseId });
    expect(renamed).toMatchObject({ outcome: "changed" });
    expect(await latestAnswers(wedding)).toMatchObject([
      { id: renamed.responseId, guestName: "Tullemor" },
      { id: responseId, guestName: "Kari", dietaryRestrictions: "Nøtter" },
    ]);
    expect(await answersOf(page, guest.visitorId)).toMatchObject([{ id: responseId }]);
    expect(await answersOf(page, attacker.visitorId)).toMatchObject([{ guestName: "Tullemor" }]);
  });

  test("leaves the guest's version also when the guest of the new name answers before the block", async () => {
    await sendAnswer(nextEntryOf(attacker), { ...tullemor, responseId });
    await sendAnswer(guestEntry(page), { ...tullemor, attending: true });
    await blockVisitors(wedding, [attacker.visitorId]);
    expect(await answerCounts(wedding)).toMatchObject({ comingAnswers: 2, total: 2 });
  });

  test("leaves an additional answer to a browser that has sent another one since", async () => {
    const liv = { ...kari, ...person("Liv") };
    await sendAnswer(nextEntryOf(guest), liv);
    await sendAnswer(nextEntryOf(attacker), { ...tullemor, responseId });
    expect(await answersOf(page, guest.visitorId)).toMatchObject([
      { guestName: "Liv", additional: false },
      { guestName: "Kari", additional: true },
    ]);
  });
});

test("an answer that is overwritten during the block still shows the guest's version", async () => {
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, kari);
  await withLockHeldBy(
    async (tx) => {
      await tx
        .update(rsvpResponses)
        .set({ message: "Hei" })
        .where(eq(rsvpResponses.weddingId, wedding));
      await blockVisitors(wedding, [attacker.visitorId]);
    },
    () => sendAnswer(attacker, forged),
  );
  expect(await latestAnswers(wedding)).toMatchObject([{ message: "Hei", attending: true }]);
});

describe("an answer that was overwritten and deleted", () => {
  test("is restored with its versions", async () => {
    const [guest, attacker] = [guestEntry(page), guestEntry(page)];
    const { responseId } = await sendAnswer(guest, kari);
    await sendAnswer(attacker, forged);
    await blockVisitors(wedding, [attacker.visitorId]);
    const before = await latestAnswers(wedding);
    await deleteAnswer(wedding, responseId ?? "");
    expect(await latestAnswers(wedding)).toEqual([]);
    expect(await answersOf(page, guest.visitorId)).toEqual([]);
    expect(await restoreAnswer(wedding, responseId ?? "")).toEqual({ ok: true });
    expect(await latestAnswers(wedding)).toEqual(before);
  });

  test("is purged with its versions", async () => {
    const { responseId } = await sendAnswer(guestEntry(page), kari);
    await sendAnswer(guestEntry(page), forged);
    await deleteAnswer(wedding, responseId ?? "");
    const ofWedding = eq(rsvpAnswerVersions.weddingId, wedding);
    expect(await db().$count(rsvpAnswerVersions, ofWedding)).toBe(1);
    onTestFinished(() => setClock());
    setClock(() => Date.now() + 2 * 3_600_000);
    await purgeAnswers();
    expect(await db().$count(rsvpAnswerVersions, ofWedding)).toBe(0);
  });
});

test("blocking a browser at another wedding changes nothing at this one", async () => {
  const other = await signedInOwner();
  const [guest, attacker] = [guestEntry(page), guestEntry(page)];
  await sendAnswer(guest, kari);
  await sendAnswer(attacker, forged);
  const otherPage = toPublicWeddingId(other.weddingId);
  await sendAnswer(guestEntry(otherPage), kari);
  await sendAnswer(guestEntry(otherPage, { visitorId: attacker.visitorId }), forged);
  await blockVisitors(other.weddingId, [attacker.visitorId]);
  expect(await latestAnswers(wedding)).toMatchObject([{ message: "Tull" }]);
  expect(await latestAnswers(other.weddingId)).toMatchObject([{ message: null }]);
});

/** Kari's answer, changed by one browser after the other; returns the browsers. */
async function writtenBy(...messages: string[]): Promise<string[]> {
  const browsers: string[] = [];
  for (const message of messages) {
    const entry = guestEntry(page, { visitorId: randomUUID() });
    browsers.push(entry.visitorId);
    await sendAnswer(entry, { ...kari, message });
  }
  return browsers;
}

function person(guestName: string) {
  return { guestName, email: `${guestName.toLowerCase()}@epost.no` };
}
