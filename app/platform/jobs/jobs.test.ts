import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { recordEvents, timeoutFactor } from "#tests/support/timing.ts";
import {
  createJobQueues,
  defineJob,
  dequeue,
  enqueue,
  startJobs,
  stopJobs,
} from "./jobs.server.ts";

interface Note {
  text: string;
}

interface Run extends Note {
  id: string;
  at: number;
}

const database = useTestDatabase({ changesSchema: true });
let runs = recordEvents<Run>();

const note = defineJob<Note>("test-note", async ({ text }, id) => {
  runs.push({ text, id, at: performance.now() });
});
const failingOnce = defineJob<Note>("test-failing-once", async ({ text }, id) => {
  runs.push({ text, id, at: performance.now() });
  if (runs.all.length === 1) throw new Error(`kari@example.no has no ${text}`);
});
const nightly = defineJob("test-nightly", async () => undefined, { schedule: "30 3 * * *" });
const jobs = [note, failingOnce, nightly];

beforeAll(async () => {
  configureLog("silent");
  await createJobQueues(database.url, jobs);
});

afterEach(async () => {
  await stopJobs();
  await db().execute(sql`delete from pgboss.job`);
  runs = recordEvents();
});

test("a job runs after its transaction commits, and not after a rollback", async () => {
  await startJobs(database.url, jobs);
  await expect(
    transaction(async (tx) => {
      await enqueue(tx, note, { text: "rolled back" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await transaction((tx) => enqueue(tx, note, { text: "committed" }));
  expect(await runs.atLeast(1)).toMatchObject([{ text: "committed" }]);
  expect(await db().$count(sql`pgboss.job`)).toBe(1);
});

test("a job begins within 100 ms of the commit", async () => {
  await startJobs(database.url, jobs);
  const waits: number[] = [];
  for (let i = 0; i < 10; i++) {
    await transaction((tx) => enqueue(tx, note, { text: "soon" }));
    const committed = performance.now();
    const run = (await runs.atLeast(i + 1))[i];
    waits.push((run?.at ?? Number.POSITIVE_INFINITY) - committed);
  }
  expect(waits.sort((a, b) => a - b)[5]).toBeLessThan(100 * timeoutFactor());
});

test("forty concurrent jobs each run once", async () => {
  await startJobs(database.url, jobs);
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      transaction((tx) => enqueue(tx, note, { text: String(i) })),
    ),
  );
  await runs.atLeast(40);
  await stopJobs();
  expect(runs.all).toHaveLength(40);
  expect(new Set(runs.all.map((run) => run.text)).size).toBe(40);
});

test("a process without workers queues jobs that another process runs", async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      transaction((tx) => enqueue(tx, note, { text: String(i) })),
    ),
  );
  expect(runs.all).toEqual([]);
  await startJobs(database.url, jobs);
  await runs.atLeast(40);
  await stopJobs();
  expect(runs.all).toHaveLength(40);
});

test("a failed run is retried under the same id", async () => {
  await startJobs(database.url, jobs);
  await transaction((tx) => enqueue(tx, failingOnce, { text: "again" }));
  const [first, second] = await runs.atLeast(2);
  expect(second?.id).toBe(first?.id);
});

test("a job with the id of a stored one is not queued, and can be removed", async () => {
  const id = randomUUID();
  await transaction((tx) => enqueue(tx, note, { text: "first" }, { id }));
  await transaction((tx) => enqueue(tx, note, { text: "second" }, { id }));
  const other = randomUUID();
  await transaction((tx) => enqueue(tx, note, { text: "removed" }, { id: other }));
  await transaction((tx) => dequeue(tx, note, [other]));
  await startJobs(database.url, jobs);
  await runs.atLeast(1);
  await stopJobs();
  expect(runs.all).toMatchObject([{ text: "first", id }]);
});

test("a job that runs at the start does so each time", async () => {
  const starting = defineJob(
    "test-starting",
    async (_, id) => runs.push({ text: "started", id, at: performance.now() }),
    { atStart: true },
  );
  for (const count of [1, 2]) {
    await startJobs(database.url, [starting]);
    await runs.atLeast(count);
    await stopJobs();
  }
  expect(runs.all).toHaveLength(2);
});

test("stopping waits for the running job", async () => {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const slow = defineJob(`test-slow-${randomUUID()}`, async () => {
    started.resolve();
    await finished.promise;
  });
  await startJobs(database.url, [slow]);
  await transaction((tx) => enqueue(tx, slow, {}));
  await started.promise;
  const stopping = stopJobs();
  expect(await stateOf(slow.name)).toEqual(["active"]);
  finished.resolve();
  await stopping;
  expect(await stateOf(slow.name)).toEqual(["completed"]);
});

test("schedules follow the code", async () => {
  await startJobs(database.url, jobs);
  expect(await schedules()).toEqual(["test-nightly 30 3 * * * Europe/Oslo"]);
  await stopJobs();
  await startJobs(database.url, [note]);
  expect(await schedules()).toEqual([]);
});

test("several processes may create the queues of an empty database at once", async () => {
  await db().execute(sql`drop schema pgboss cascade`);
  await Promise.all([1, 2, 3].map(() => createJobQueues(database.url, jobs)));
  await transaction((tx) => enqueue(tx, note, { text: "works" }));
  expect(await stateOf(note.name)).toEqual(["created"]);
});

test("a start corrects the settings of a queue, and writes nothing else", async () => {
  const queues = async () => {
    const { rows } = await db().execute(
      sql`select name, retry_limit, xmin from pgboss.queue order by name`,
    );
    return rows;
  };
  const before = await queues();
  await createJobQueues(database.url, jobs);
  expect(await queues()).toEqual(before);
  await db().execute(sql`update pgboss.queue set retry_limit = 77 where name = ${note.name}`);
  await createJobQueues(database.url, jobs);
  expect((await queues()).map(({ retry_limit }) => retry_limit)).not.toContain(77);
});

async function stateOf(name: string): Promise<unknown[]> {
  const { rows } = await db().execute(sql`select state from pgboss.job where name = ${name}`);
  return rows.map((row) => row.state);
}

async function schedules(): Promise<string[]> {
  const { rows } = await db().execute(sql`select name, cron, timezone from pgboss.schedule`);
  return rows.map((row) => `${row.name} ${row.cron} ${row.timezone}`);
}
