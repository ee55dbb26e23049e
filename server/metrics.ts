import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { countWaitingMessages } from "#app/features/delivery/queries.server.ts";
import { pool } from "#app/platform/db/database.server.ts";
import { countJobs, type JobCount } from "#app/platform/jobs/jobs.server.ts";
import { countOpenStreams } from "#app/platform/live/open-streams.server.ts";
import { log } from "#app/platform/log.server.ts";
import { metrics } from "#app/platform/metrics.server.ts";
import { countEncodings } from "#app/platform/pictures/encode.server.ts";
import { StartError } from "./start-error.ts";

const databaseTimeoutMs = 2_000;

/**
 * Serves `/metrics` on a listener of its own, so that no proxy can make it public by mistake.
 * Returns a function that closes it.
 */
export async function startMetrics(address: { host: string; port: number }): Promise<() => void> {
  collectDefaultMetrics({ register: metrics });
  const measure = defineGauges();
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      await measure();
      response.setHeader("Content-Type", metrics.contentType).end(await metrics.metrics());
    } catch (error) {
      log().error({ err: error }, "metrics failed");
      response.writeHead(500).end();
    }
  });
  server.listen(address);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(
      `METRICS_PORT: cannot listen on ${address.host}:${address.port} (${(cause as NodeJS.ErrnoException).code})`,
    );
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function defineGauges(): () => Promise<void> {
  const connections = gauge("jaord_db_pool_connections", "Database connections", "state");
  const waiting = gauge("jaord_db_pool_waiting", "Requests waiting for a database connection");
  const streams = gauge("jaord_live_streams", "Open live update streams");
  const pictures = gauge("jaord_pictures", "Pictures being encoded or waiting", "state");
  const databaseUp = gauge("jaord_database_up", "1 if the database responded within 2 seconds");
  const jobs = gauge("jaord_jobs", "Jobs that have not ended, in all processes", "queue", "state");
  const jobAge = gauge("jaord_jobs_oldest_seconds", "Age of the oldest due job", "queue");
  const mails = gauge("jaord_mails_waiting", "Mails that are not sent yet");
  const mailAge = gauge("jaord_mails_oldest_seconds", "Age of the oldest mail not sent yet");

  return async () => {
    const { totalCount, idleCount, waitingCount } = pool();
    connections.set({ state: "used" }, totalCount - idleCount);
    connections.set({ state: "idle" }, idleCount);
    waiting.set(waitingCount);
    streams.set(countOpenStreams());
    const { active, queued } = countEncodings();
    pictures.set({ state: "active" }, active);
    pictures.set({ state: "waiting" }, queued);

    const counted = await countQueued();
    databaseUp.set(counted ? 1 : 0);
    // Better absent than old.
    for (const labelled of [jobs, jobAge]) labelled.reset();
    for (const single of [mails, mailAge]) single.remove();
    if (!counted) return;
    for (const { queue, state, count } of counted.jobs) jobs.set({ queue, state }, count);
    for (const [queue, age] of maxAgeByQueue(counted.jobs)) jobAge.set({ queue }, age);
    mails.set(counted.mails.count);
    mailAge.set(counted.mails.maxAgeSeconds);
  };
}

function gauge<Label extends string>(name: string, help: string, ...labelNames: Label[]) {
  return new Gauge({ name, help, labelNames, registers: [metrics] });
}

/** Returns null without a response in time: a scrape must not wait for a database that hangs. */
async function countQueued() {
  const counting = Promise.all([countJobs(), countWaitingMessages()])
    .then(([jobs, mails]) => ({ jobs, mails }))
    .catch(() => null);
  return Promise.race([counting, wait(databaseTimeoutMs, null, { ref: false })]);
}

function maxAgeByQueue(counts: JobCount[]): Map<string, number> {
  const ages = new Map<string, number>();
  for (const { queue, maxAgeSeconds } of counts) {
    ages.set(queue, Math.max(ages.get(queue) ?? 0, maxAgeSeconds));
  }
  return ages;
}
