import { randomUUID } from "node:crypto";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { databaseUrlOf } from "#tests/support/database-process.ts";
import { expect, test as journey } from "#tests/support/journey.ts";
import {
  countAnswersByEmail,
  extractFormToken,
  fetchFormFields,
  insertWedding,
  postAnswer,
} from "#tests/support/rsvp-client.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

interface Pair {
  urls: [string, string];
  weddingId: string;
  /** How many answers are stored. */
  count: () => Promise<number>;
}

const settings = { DEMO: "false", SECRET: "a-secret-of-forty-characters-for-the-pair" };

/** Five times the limit. */
const entries = 100;

/** Two processes over one database, as behind a load balancer. */
const test = journey.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const folders = [await makeDataFolder(), await makeDataFolder()] as const;
      const first = await startServer(folders[0].path, settings);
      const database = databaseUrlOf(folders[0].path);
      const second = await startServer(folders[1].path, { ...settings, DATABASE_URL: database });
      const weddingId = await insertWedding(database);
      const count = async () => (await countAnswersByEmail(database)).size;
      await use({ urls: [first.url, second.url], weddingId, count });
      for (const server of [second, first] satisfies RunningServer[]) await server.stop();
      for (const folder of folders) await folder.remove();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test("a bot that never opens the page stores nothing", async ({ pair }) => {
  const { urls, weddingId, count } = pair;
  const statuses = await sendAll(entries, (entry) =>
    postAnswer(urls[entry % 2 ? 0 : 1], weddingId, newAnswer()),
  );
  expect(new Set(statuses)).toEqual(new Set([409]));
  expect(await count()).toBe(0);
});

test("a bot that opens the page for each answer stores at most twenty, over two processes", async ({
  pair,
}) => {
  const { urls, weddingId, count } = pair;
  const formTokens: string[] = [];
  await sendAll(entries, async (entry) => {
    const page = await fetch(`${urls[entry % 2 ? 0 : 1]}/wedding?id=${weddingId}`);
    formTokens.push(extractFormToken(await page.text()));
  });
  // Once the newest token is old enough, all are sent.
  const newest = { ...newAnswer(), ticket: formTokens.at(-1) ?? "" };
  await expect.poll(() => postAnswer(urls[0], weddingId, newest)).toBe(303);
  await sendAll(entries, (entry) =>
    postAnswer(urls[entry % 2 ? 0 : 1], weddingId, {
      ...newAnswer(),
      ticket: formTokens[entry] ?? "",
    }),
  );
  expect(await count()).toBeGreaterThan(1);
  expect(await count()).toBeLessThanOrEqual(20);

  const guest = { ...newAnswer(), ...(await fetchFormFields(urls[1], weddingId)) };
  expect(await postAnswer(urls[1], weddingId, guest), "a real guest").toBe(303);
});

async function sendAll<Result>(
  count: number,
  send: (entry: number) => Promise<Result>,
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
