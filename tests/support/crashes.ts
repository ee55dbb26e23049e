import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertWedding } from "./factories.ts";
import { countAnswersByEmail } from "./guest-answers.ts";
import { sendAnswer } from "./guest-client.ts";
import {
  connectToServer,
  databasePid,
  killDatabase,
  type RunningServer,
  startServer,
} from "./server.ts";
import { watchFolder } from "./timing.ts";

const targets = ["server", "server and database", "database"] as const;
const guests = 8;

export interface CrashRound {
  target: (typeof targets)[number];
  /** Time from the first request to the kill. */
  killedAfterMs: number;
  /** Time from the kill or restart to the first response. */
  readyAfterMs: number;
  acknowledged: number;
  /** Acknowledged answers missing from the database, of all rounds so far. */
  lost: number;
  duplicated: number;
}

interface RsvpLoad {
  /** E-mail addresses of the answers to which the server has responded with success. */
  acknowledged: Set<string>;
  waitForAcknowledged: (count: number) => Promise<void>;
  /** Waits for pending requests. */
  stop: () => Promise<void>;
}

/** Simulates `guests` browsers that keep sending new answers, ignoring errors. */
function startRsvpLoad(url: string, weddingId: string, guests: number): RsvpLoad {
  const acknowledged = new Set<string>();
  const events = new EventEmitter();
  let stopped = false;
  const sendLoop = async () => {
    while (!stopped) {
      const email = `${randomUUID()}@example.no`;
      const status = await sendAnswer(url, weddingId, { email }).catch(() => 0);
      if (status !== 303) continue;
      acknowledged.add(email);
      events.emit("acknowledged");
    }
  };
  const all = Promise.all(Array.from({ length: guests }, sendLoop));
  return {
    acknowledged,
    waitForAcknowledged: async (count) => {
      while (acknowledged.size < count) await once(events, "acknowledged");
    },
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** Kills server and database in turn while guests answer, and counts after each recovery. */
export async function* crashUnderLoad(dataDir: string, rounds: number): AsyncGenerator<CrashRound> {
  let server = await startServer(dataDir, { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" });
  const acknowledged = new Set<string>();
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = targets[round % targets.length] ?? "server";
      // A new wedding each round: the hourly limit of one wedding would be reached.
      const weddingId = await withDatabase(dataDir, insertWedding);
      const load = startRsvpLoad(server.url, weddingId, guests);
      const started = performance.now();
      await load.waitForAcknowledged(randomInt(1, 20));
      const killedAfterMs = performance.now() - started;
      const recovering = recover(server, victim);
      // A killed server never responds to pending requests.
      if (victim !== "database") await load.stop();
      server = await recovering;
      const readyAfterMs = server.readyAfterMs;
      await load.stop();
      for (const email of load.acknowledged) acknowledged.add(email);
      const stored = await withDatabase(dataDir, countAnswersByEmail);
      yield {
        target: victim,
        killedAfterMs,
        readyAfterMs,
        acknowledged: load.acknowledged.size,
        lost: [...acknowledged].filter((email) => !stored.has(email)).length,
        duplicated: [...stored.values()].filter((answers) => answers > 1).length,
      };
    }
  } finally {
    await server.stop();
  }
}

async function withDatabase<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  connectToServer({ dataDir });
  try {
    return await work();
  } finally {
    await disconnectDatabase();
  }
}

async function recover(
  server: RunningServer,
  victim: CrashRound["target"],
): Promise<RunningServer> {
  if (victim === "database") {
    const killed = performance.now();
    const killedPid = databasePid(server.dataDir);
    killDatabase(server.dataDir);
    const isRestarted = () =>
      [0, killedPid].includes(databasePid(server.dataDir)) ? undefined : true;
    await watchFolder(join(server.dataDir, "postgres/data"), isRestarted);
    await server.waitUntilReady();
    return { ...server, readyAfterMs: performance.now() - killed };
  }
  if (victim === "server and database") killDatabase(server.dataDir);
  await server.kill();
  return startServer(server.dataDir, { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" });
}
