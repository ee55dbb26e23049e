import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countAnswersByEmail, insertWedding } from "#tests/support/factories.ts";
import { fetchFormFields, olderFormToken, postAnswer } from "#tests/support/guest-client.ts";
import { startServerPair } from "#tests/support/server.ts";

const settings = { DEMO: "false", SECRET: "a-secret-of-forty-characters-for-the-pair" };

/** Five times the limit. */
const answerCount = 100;

let servers: Awaited<ReturnType<typeof startServerPair>>;
let urls: [string, string];
let weddingId: string;

beforeAll(async () => {
  servers = await startServerPair(settings);
  urls = servers.urls;
  weddingId = await insertWedding();
});

afterAll(() => servers.stop());

test("a bot that never opens the page stores nothing", async () => {
  const statuses = await sendAll(answerCount, (index) =>
    postAnswer(urls[index % 2 ? 0 : 1], weddingId, newAnswer()),
  );
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect(await countAnswers()).toBe(0);
});

test("a bot that opens the page for each answer stores at most twenty answers on two servers", async () => {
  const ticket = () => olderFormToken(settings, weddingId);
  expect(await postAnswer(urls[0], weddingId, { ...newAnswer(), ticket: ticket() })).toBe(303);
  await sendAll(answerCount, (index) =>
    postAnswer(urls[index % 2 ? 0 : 1], weddingId, { ...newAnswer(), ticket: ticket() }),
  );
  expect(await countAnswers()).toBeGreaterThan(1);
  expect(await countAnswers()).toBeLessThanOrEqual(20);

  const guest = { ...newAnswer(), ...(await fetchFormFields(urls[1], weddingId)) };
  expect(await postAnswer(urls[1], weddingId, guest), "a real guest").toBe(303);
});

async function countAnswers(): Promise<number> {
  return (await countAnswersByEmail()).size;
}

async function sendAll<Result>(
  count: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < count; first += 50) {
    const batch = Array.from({ length: Math.min(50, count - first) }, (_, i) => send(first + i));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

function newAnswer() {
  return { email: `${randomUUID()}@example.no` };
}
