import { sql } from "drizzle-orm";
import { Client } from "pg";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import { now } from "#app/platform/clock.ts";
import { type Database, db, type Transaction } from "#app/platform/db/database.server.ts";
import { withEveryTable } from "#app/platform/db/grants.server.ts";
import { lockKeys } from "#app/platform/db/lock-keys.ts";
import { log, originOf } from "#app/platform/log.server.ts";
import { jobFailures } from "#app/platform/metrics.server.ts";

export interface JobSettings {
  retries?: number;
  maxRetryDelaySeconds?: number;
  timeoutSeconds?: number;
  /** Cron expression in Norwegian time; runs once across all processes. */
  schedule?: string;
  /** Runs once for each start of a process that runs jobs. */
  atStart?: true;
}

export interface Job<Data extends object> {
  readonly name: string;
  readonly settings: JobSettings;
  readonly run: (data: Data, jobId: string) => Promise<void>;
}

let workingBoss: PgBoss | undefined;

/**
 * `name` stays for good: nothing would run what an earlier release has queued under the old one. `run`
 * must be idempotent: a process can die before its completion is recorded.
 */
export function defineJob<Data extends object>(
  name: string,
  run: Job<Data>["run"],
  settings: JobSettings = {},
): Job<Data> {
  return { name, run, settings };
}

/** Queues a run that starts in any process when `tx` commits, and never after a rollback. */
export async function enqueue<Data extends object>(
  tx: Database | Transaction,
  job: Job<Data>,
  data: Data,
  /** While a job with this `id` is stored, nothing is queued. */
  options: { startAfter?: Date; id?: string } = {},
): Promise<void> {
  const connection = fromDrizzle(tx, sql);
  await bossFor(connection).send(job.name, data, { ...options, db: connection });
}

/** Like `enqueue`, for thousands of jobs at once. */
export async function enqueueAll<Data extends object>(
  tx: Transaction,
  job: Job<Data>,
  queued: { id: string; data: Data }[],
): Promise<void> {
  const connection = fromDrizzle(tx, sql);
  await bossFor(connection).insert(job.name, queued, { db: connection });
}

/** Removes queued jobs by their ids; a running one ends normally. */
export async function dequeue(tx: Transaction, job: Job<never>, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const connection = fromDrizzle(tx, sql);
  await bossFor(connection).deleteJob(job.name, ids, { db: connection });
}

export async function createJobQueues(
  databaseUrl: string,
  jobs: readonly Job<never>[],
): Promise<void> {
  const turn = new Client({ connectionString: databaseUrl });
  turn.on("error", () => undefined);
  await turn.connect();
  try {
    // pg-boss fails when several processes create its schema at once: the lock that it takes itself
    // does not make PostgreSQL forget that the schema was missing.
    await turn.query("select pg_advisory_lock($1)", [lockKeys.jobQueues]);
    const boss = await startBoss(databaseUrl, { schedule: false, supervise: false });
    try {
      await createQueues(boss, jobs);
    } finally {
      await boss.stop({ graceful: false });
    }
  } finally {
    await turn.end();
  }
}

export async function startJobs(databaseUrl: string, jobs: readonly Job<never>[]): Promise<void> {
  const boss = await startBoss(databaseUrl, { useListenNotify: true });
  workingBoss = boss;
  await createQueues(boss, jobs);
  await schedule(boss, jobs);
  for (const job of jobs) {
    await boss.work(
      job.name,
      {
        batchSize: 5,
        burstWhenBatchFull: true,
        localConcurrency: 2,
        notifyPollingIntervalSeconds: 2,
        perJobResults: true,
      },
      (batch) =>
        Promise.all(batch.map((queuedJob) => runJob(job, queuedJob.data as never, queuedJob.id))),
    );
    if (job.settings.atStart) await boss.send(job.name, {});
  }
}

export async function stopJobs(): Promise<void> {
  const stopping = workingBoss;
  workingBoss = undefined;
  await stopping?.stop({ timeout: 8_000 });
}

// Acquiring a second connection inside a transaction could deadlock on the pool.
function bossFor(connection: ReturnType<typeof fromDrizzle>): PgBoss {
  return workingBoss ?? new PgBoss({ db: connection, migrate: false });
}

export interface JobCount {
  queue: string;
  state: "created" | "retry" | "active";
  count: number;
  /** Since the oldest one was due; 0 when none is due. */
  maxAgeSeconds: number;
}

/** Counts the jobs of all processes that have not ended. */
export async function countJobs(): Promise<JobCount[]> {
  const { rows } = await db().execute<JobCount & Record<string, unknown>>(sql`
    select name as "queue", state, count(*)::int as "count",
      greatest(0, max(extract(epoch from now() -
        case state when 'created' then start_after else created_on end)))::float8 as "maxAgeSeconds"
    from pgboss.job where state in ('created', 'retry', 'active') group by name, state`);
  return rows;
}

async function startBoss(
  connectionString: string,
  options: { schedule?: boolean; supervise?: boolean; useListenNotify?: boolean },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 3,
    maintenanceIntervalSeconds: 600,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    ...options,
  });
  const isNews = oncePerMinute();
  boss.on("error", (error) => {
    const origin = originOf(error);
    if (isNews(origin.errorCode)) log().warn(origin, "job queue error");
  });
  boss.on("warning", (warning) => log().warn({ warning: warning.message }, "job queue warning"));
  try {
    await boss.start();
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** During an outage each worker reports each of its attempts. */
function oncePerMinute(): (event: string) => boolean {
  const reportedAt = new Map<string, number>();
  return (event) => {
    const time = now().getTime();
    const isNews = time - (reportedAt.get(event) ?? 0) >= 60_000;
    if (isNews) reportedAt.set(event, time);
    return isNews;
  };
}

async function createQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, settings } of jobs) {
    const options = {
      deleteAfterSeconds: 60,
      expireInSeconds: settings.timeoutSeconds ?? 60,
      notify: true,
      retryBackoff: true,
      retryDelay: 2,
      retryDelayMax: settings.maxRetryDelaySeconds ?? 600,
      retryLimit: settings.retries ?? 8,
    };
    const queue = known.get(name);
    const keys = Object.keys(options) as (keyof typeof options)[];
    // Each start does this twice, so what is right must not take a statement.
    if (!queue) await boss.createQueue(name, options);
    else if (keys.some((key) => queue[key] !== options[key])) await boss.updateQueue(name, options);
  }
}

async function schedule(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  const schedules = new Map(jobs.map((job) => [job.name, job.settings.schedule]));
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.get(name)) await boss.unschedule(name);
  }
  for (const [name, cron] of schedules) {
    if (cron) await boss.schedule(name, cron, {}, { tz: "Europe/Oslo" });
  }
}

async function runJob(job: Job<never>, data: never, id: string): Promise<JobResult> {
  try {
    await withEveryTable(() => job.run(data, id));
    return { id, status: "completed" };
  } catch (error) {
    jobFailures.inc({ queue: job.name });
    log().error({ job: job.name, id, ...originOf(error) }, "job failed");
    return { id, status: "failed" };
  }
}
