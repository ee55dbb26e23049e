import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import {
  countMarks,
  insertWrittenWedding,
  photosWithoutFile,
  type Write,
  type WrittenWedding,
  writes,
} from "./mixed-writes.ts";
import {
  connectToServer,
  databasePid,
  databaseUrlOf,
  killDatabase,
  type RunningServer,
  startServer,
} from "./server.ts";
import { watchFolder } from "./timing.ts";

const targets = ["server", "server and database", "database"] as const;
const browsers = 8;

export interface CrashRound {
  target: (typeof targets)[number];
  /** Time from the first request to the kill. */
  killedAfterMs: number;
  /** Time from the kill or restart to the first response. */
  readyAfterMs: number;
  acknowledged: number;
  /** Acknowledged writes missing from the database, of all rounds so far. */
  lost: number;
  duplicated: number;
  /** Photos whose file is missing. */
  halfStored: number;
}

interface Load {
  /** Marks of the writes to which the server has responded with success. */
  acknowledged: Set<string>;
  waitForAcknowledged: (count: number) => Promise<void>;
  /** Waits for pending requests. */
  stop: () => Promise<void>;
}

/** Simulates `browsers` that keep sending every kind of write in turn, ignoring errors. */
function startLoad(url: string, wedding: WrittenWedding, browsers: number): Load {
  const acknowledged = new Set<string>();
  const events = new EventEmitter();
  let stopped = false;
  const sendLoop = async (_: unknown, browser: number) => {
    for (let turn = browser; !stopped; turn++) {
      const { send } = Object.values(writes)[turn % Object.keys(writes).length] as Write;
      const mark = randomUUID();
      if (!(await send(url, wedding, mark).catch(() => false))) continue;
      acknowledged.add(mark);
      events.emit("acknowledged");
    }
  };
  const all = Promise.all(Array.from({ length: browsers }, sendLoop));
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

/** Kills server and database in turn while guests and couple write, and counts after each recovery. */
export async function* crashUnderLoad(dataDir: string, rounds: number): AsyncGenerator<CrashRound> {
  let server = await startServer(dataDir, { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" });
  const acknowledged = new Set<string>();
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = targets[round % targets.length] ?? "server";
      // A new wedding each round: the hourly limit of one wedding would be reached.
      const wedding = await withDatabase(dataDir, insertWrittenWedding);
      const load = startLoad(server.url, wedding, browsers);
      const started = performance.now();
      await load.waitForAcknowledged(randomInt(1, 20));
      const killedAfterMs = performance.now() - started;
      const recovering = recover(server, victim);
      // A killed server never responds to pending requests.
      if (victim !== "database") await load.stop();
      server = await recovering;
      const readyAfterMs = server.readyAfterMs;
      await load.stop();
      for (const mark of load.acknowledged) acknowledged.add(mark);
      const databaseUrl = databaseUrlOf(dataDir);
      const stored = await countMarks(databaseUrl);
      yield {
        target: victim,
        killedAfterMs,
        readyAfterMs,
        acknowledged: load.acknowledged.size,
        lost: [...acknowledged].filter((mark) => !stored.has(mark)).length,
        duplicated: [...stored.values()].filter((rows) => rows > 1).length,
        halfStored: (await photosWithoutFile(server.url, databaseUrl)).length,
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
