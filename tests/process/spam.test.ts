import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerCounts } from "#app/features/rsvp/admin/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { setCrowdState } from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { listCrowds } from "#app/features/weddings/blocked-visitors/queries.server.ts";
import { listOwnedWishes } from "#app/features/wishlist/admin/queries.server.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { insertWedding, insertWish } from "#tests/support/factories.ts";
import { countAnswersByEmail } from "#tests/support/guest-answers.ts";
import {
  issueOlderToken,
  openAsGuest,
  postAnswer,
  postWishForm,
} from "#tests/support/guest-client.ts";
import { startServerPair } from "#tests/support/server.ts";

const settings = {
  DEMO: "false",
  TRUSTED_PROXIES: "127.0.0.1, ::1",
  SECRET: "a-secret-of-forty-characters-for-the-pair",
};
const venue = "192.0.2.7";
const elsewhere = "198.51.100.9";

let servers: Awaited<ReturnType<typeof startServerPair>>;
let urls: [string, string];
let weddingId: OwnedWeddingId;

beforeAll(async () => {
  servers = await startServerPair(settings);
  urls = servers.urls;
});

afterAll(() => servers.stop());

test("a bot that never opens the page stores nothing", async () => {
  weddingId = await insertWedding();
  const statuses = await sendAll(100, (index) =>
    postAnswer(urlOf(index), weddingId, newAnswer("bot")),
  );
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect((await countAnswersByEmail()).size).toBe(0);
});

test("scripts get at most twenty answers a minute in, and no guest is refused", async () => {
  weddingId = await insertWedding();
  const wish = await insertWish(weddingId, { title: "Vaffeljern" });
  const accepted = new Set([303]);

  // Forty guests a minute, every other one without the page's script.
  for (let minute = 0; minute < 3; minute++) {
    const [guests, script] = await Promise.all([
      sendAll(40, (index) => send(index, "guest", venue)),
      sendAll(minute === 0 ? 300 : 30, (index) => send(2 * index, "script", elsewhere)),
    ]);
    expect(new Set([...guests, ...script])).toEqual(accepted);
    if (minute === 0) expect(await shownAnswers("script")).toBe(20);
    await letMinutePass();
  }
  expect(await shownAnswers("script"), "of 360").toBe(20);
  expect(await shownAnswers("guest")).toBe(120);

  const before = await sendAll(40, (index) => send(index, "guest", venue));
  const script = await sendAll(100, (index) => send(2 * index, "near", venue));
  const after = await sendAll(40, (index) => send(index, "guest", venue));
  expect(new Set([...before, ...script, ...after])).toEqual(accepted);
  expect(await shownAnswers("near")).toBe(0);
  expect(await shownAnswers("guest"), "the minute's first twenty").toBe(140);
  expect((await countAnswersByEmail()).size, "nothing is lost").toBe(200 + 360 + 100);

  const held = { ...(await openAsGuest(urls[0], weddingId, "Solveig")), clientIp: venue };
  const reservation = await postWishForm(urls[0], weddingId, held, "reservation", wish);
  expect(reservation.status).toBe(303);
  const other = await openAsGuest(urls[1], weddingId, "Ola");
  const refused = await postWishForm(urls[1], weddingId, other, "reservation", wish);
  expect(refused.status).toBe(409);
  expect(refused.page).toContain(wishlistTexts.refused.taken);
  expect(refused.page).not.toContain("Solveig");
  expect(await publicPage()).not.toContain("Solveig");
  expect(await publicPage(held.cookie)).toContain("Solveig");
  expect(await listOwnedWishes(weddingId)).toMatchObject([{ purchased: false, held: true }]);

  const crowds = await listCrowds(weddingId, "held");
  expect(crowds.map(({ senders }) => senders)).toEqual([161, 340]);
  const [near, far] = crowds.map(({ id }) => id);
  await transaction((tx) =>
    setCrowdState(tx, weddingId, far ?? "", { from: "held", to: "hidden" }),
  );
  await transaction((tx) =>
    setCrowdState(tx, weddingId, near ?? "", { from: "held", to: "let-in" }),
  );
  expect(await shownAnswers("guest"), "all are back").toBe(200);
  expect(await shownAnswers("script")).toBe(20);
  expect(await answerCounts(weddingId)).toMatchObject({ total: 320, comingAnswers: 320 });
  expect(await publicPage()).toContain("Solveig");
  expect(await listOwnedWishes(weddingId)).toMatchObject([{ purchasedBy: "Solveig", held: false }]);
}, 120_000);

/** Every answer comes from a new browser. */
function send(index: number, sender: string, clientIp: string): Promise<number> {
  const script: Record<string, string> = index % 2 ? { sent: String(Date.now()) } : {};
  const ticket = issueOlderToken(weddingId);
  return postAnswer(urlOf(Math.floor(index / 2)), weddingId, {
    ...newAnswer(sender),
    ...script,
    ticket,
    clientIp,
  });
}

/** Moves what has happened into the past, because the servers' clocks cannot be changed. */
async function letMinutePass(): Promise<void> {
  await db().execute(
    sql`update visitor_arrivals set arrived_at = arrived_at - interval '1 minute'`,
  );
  await db().execute(
    sql`update crowds set ends_at = ends_at - interval '1 minute', started_at = started_at - interval '1 minute'`,
  );
  await db().execute(sql`update submissions set created_at = created_at - interval '1 minute'`);
}

async function shownAnswers(sender: string): Promise<number> {
  return (await answerCounts(weddingId, `@${sender}.example.no`)).total;
}

async function publicPage(cookie = ""): Promise<string> {
  const headers = { Cookie: cookie };
  return (await fetch(`${urls[0]}/wedding?id=${weddingId}`, { headers })).text();
}

async function sendAll<Result>(
  count: number,
  sendOne: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < count; first += 50) {
    const batch = Array.from({ length: Math.min(50, count - first) }, (_, i) => sendOne(first + i));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

function urlOf(index: number): string {
  return urls[index % 2 ? 0 : 1];
}

function newAnswer(sender: string) {
  return { email: `${randomUUID()}@${sender}.example.no` };
}
