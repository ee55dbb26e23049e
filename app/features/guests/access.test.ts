import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertGuest, insertWedding } from "#tests/support/factories.ts";
import { openedCookieHeader, requireHousehold } from "./access.server.ts";
import { deleteGuests } from "./admin/commands.server.ts";
import { ensureCodes, renewCode, takeTurn } from "./codes/commands.server.ts";
import { formatCode, maxTurnWaitMs, turnMs, wrongCodeLimit } from "./codes/rules.ts";
import { openInvitation } from "./households/commands.server.ts";
import { codeQueues, households } from "./tables.server.ts";

useTestDatabase();

const unknown = "ZZZZ-ZZZZ";
let wedding: OwnedWeddingId;
let guestId: string;
let householdId: string;
let code: string;
let clientIp: string;

beforeEach(async () => {
  wedding = await insertWedding();
  householdId = crypto.randomUUID();
  guestId = await insertGuest(wedding, { householdId });
  code = (await ensureCodes(wedding, [householdId])).get(householdId) ?? "";
  clientIp = crypto.randomUUID();
});

test("a code gives access to its household, however it is written", async () => {
  for (const written of [code, formatCode(code), formatCode(code).toLowerCase()]) {
    expect(await open(written)).toEqual({ weddingId: wedding, householdId });
  }
});

test("unknown, revoked and malformed codes, and those of deleted guests, are refused alike", async () => {
  const refused = { data: { isSlowedDown: false }, init: { status: 404 } };
  for (const wrong of [unknown, "K7QF-92M", "", "x".repeat(5_000)]) {
    await expect(open(wrong)).rejects.toMatchObject(refused);
  }
  await deleteGuests(wedding, [guestId]);
  await expect(open(code)).rejects.toMatchObject(refused);
  await renewCode(wedding, householdId);
  await expect(open(code)).rejects.toMatchObject(refused);
});

describe("after ten wrong codes from an address", () => {
  beforeEach(async () => {
    for (let tried = 0; tried < wrongCodeLimit.points; tried++) await open(unknown).catch(() => {});
  });

  test("a right code waits for its turn and passes", async () => {
    const started = performance.now();
    expect(await open(code)).toMatchObject({ householdId });
    expect(performance.now() - started).toBeGreaterThan(turnMs - 100);
  });

  test("codes are refused without a look while the queue is long", async () => {
    await makeQueueLong();
    for (const any of [code, unknown]) {
      await expect(open(any)).rejects.toMatchObject({ init: { status: 429 } });
      await expect(open(any, `${await cookieName()}=`)).rejects.toMatchObject({
        init: { status: 429 },
      });
    }
  });

  test("other addresses and browsers that have opened an invitation do not wait", async () => {
    await makeQueueLong();
    const cookie = await openedCookieHeader(await requireHousehold(request(), code, "192.0.2.1"));
    expect(await open(code, cookie)).toMatchObject({ householdId });
    for (let tried = 0; tried < wrongCodeLimit.points; tried++) {
      await expect(open(unknown, cookie)).rejects.toMatchObject({ init: { status: 404 } });
    }
    await expect(open(unknown, cookie)).rejects.toMatchObject({ init: { status: 429 } });
  });

  async function makeQueueLong() {
    const waiting = new AbortController();
    const turn = takeTurn(clientIp, waiting.signal).catch(() => {});
    waiting.abort();
    await turn;
    await db()
      .update(codeQueues)
      .set({ lastTurnAt: new Date(Date.now() + 2 * maxTurnWaitMs) });
  }
});

test("turns are two seconds apart", async () => {
  const waits = await Promise.all([timeOf(), timeOf()]);
  const [first = 0, second = 0] = waits.toSorted((one, other) => one - other);
  expect(first).toBeGreaterThan(turnMs - 100);
  expect(second - first).toBeGreaterThan(turnMs - 100);
});

test("the first opening is recorded", async () => {
  const household = await open(code);
  await openInvitation(household);
  const first = await openedAt();
  expect(first).toBeInstanceOf(Date);
  await openInvitation(household);
  expect(await openedAt()).toEqual(first);
});

function open(text: string, cookie = "") {
  return requireHousehold(request(cookie), text, clientIp);
}

async function cookieName(): Promise<string> {
  const header = await openedCookieHeader(await requireHousehold(request(), code, "192.0.2.1"));
  return header.split("=")[0] ?? "";
}

function request(cookie = "") {
  return new Request("http://jaord.test/b/x/y", { headers: { Cookie: cookie } });
}

async function timeOf(): Promise<number> {
  const started = performance.now();
  await takeTurn(clientIp, AbortSignal.timeout(10_000));
  return performance.now() - started;
}

async function openedAt() {
  const [row] = await db()
    .select({ openedAt: households.openedAt })
    .from(households)
    .where(and(eq(households.weddingId, wedding), eq(households.id, householdId)));
  return row?.openedAt;
}
