import { randomInt, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { purgePictures } from "#app/features/pictures/jobs.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { describeConnectionError } from "#app/platform/db/errors.server.ts";
import { countMarks, type Write, writes } from "./mixed-writes.ts";
import {
  connectToServer,
  databasePid,
  databaseUrlOf,
  killDatabase,
  type RunningServer,
  startServer,
} from "./server.ts";
import { findIncompletePictures } from "./stored-pictures.ts";
import { watchFolder } from "./timing.ts";
import { insertWrittenWedding, type WrittenWedding } from "./written-wedding.ts";

const targets = ["server", "server and database", "database"] as const;
const kinds = Object.keys(writes);
const browsers = 8;
const settings = { DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" };

export interface CrashRound {
  target: (typeof targets)[number];
  /** Time from the first request to the kill. */
  killedAfterMs: number;
  /** Time from the kill or restart to the first response. */
  readyAfterMs: number;
  acknowledged: number;
  /** The names of the kinds of acknowledged writes. */
  kinds: Set<string>;
  /** Acknowledged writes missing from the database, of all rounds so far. */
  lost: number;
  duplicated: number;
  /** Pictures of which a file is missing. */
  halfStored: number;
  /** Files without a row, in the last round after the purge. */
  leftFiles: number;
}

interface Load {
  /** The kind of each mark to whose write the server has responded with success. */
  acknowledged: Map<string, string>;
  waitUntil: (isEnough: () => boolean) => Promise<void>;
  /** Waits for pending requests. */
  stop: () => Promise<void>;
}

/** Simulates browsers that keep sending every kind of write in turn, ignoring errors. */
function startLoad(url: string, wedding: WrittenWedding): Load {
  const acknowledged = new Map<string, string>();
  const events = new EventEmitter();
  let stopped = false;
  // Few rounds reach all kinds, so each begins with others.
  let turn = randomInt(kinds.length);
  const sendLoop = async () => {
    while (!stopped) {
      const kind = kinds[turn++ % kinds.length] ?? "";
      const { send } = writes[kind] as Write;
      const mark = randomUUID();
      if (!(await send(url, wedding, mark).catch(() => false))) continue;
      acknowledged.set(mark, kind);
      events.emit("acknowledged");
    }
  };
  const all = Promise.all(Array.from({ length: browsers }, sendLoop));
  return {
    acknowledged,
    waitUntil: async (isEnough) => {
      while (!isEnough()) await once(events, "acknowledged");
    },
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/**
 * Kills server and database in turn while guests and couple write, and counts after each recovery.
 * The first time it waits for every kind of write. After the last one, what the purge leaves is
 * looked at too.
 */
export async function* crashUnderLoad(dataDir: string, rounds: number): AsyncGenerator<CrashRound> {
  let server = await startServer(dataDir, settings);
  const acknowledged = new Set<string>();
  try {
    for (let round = 1; round <= rounds; round++) {
      const victim = targets[round % targets.length] ?? "server";
      // A new wedding each round: the hourly limit of one wedding would be reached.
      const wedding = await unlessBusy(() => withDatabase(dataDir, insertWrittenWedding));
      const load = startLoad(server.url, wedding);
      const started = performance.now();
      const count = randomInt(1, 30);
      await load.waitUntil(() =>
        round === 1 ? kindsOf(load).size === kinds.length : load.acknowledged.size >= count,
      );
      const killedAfterMs = performance.now() - started;
      const recovering = recover(server, victim);
      // A killed server never responds to pending requests.
      if (victim !== "database") await load.stop();
      server = await recovering;
      const readyAfterMs = server.readyAfterMs;
      await load.stop();
      for (const mark of load.acknowledged.keys()) acknowledged.add(mark);
      const stored = await countMarks(databaseUrlOf(dataDir));
      const isLast = round === rounds;
      yield {
        target: victim,
        killedAfterMs,
        readyAfterMs,
        acknowledged: load.acknowledged.size,
        kinds: kindsOf(load),
        lost: [...acknowledged].filter((mark) => !stored.has(mark)).length,
        duplicated: [...stored.values()].filter((rows) => rows > 1).length,
        ...(await unlessBusy(() => withDatabase(dataDir, () => compareFiles(isLast)))),
      };
    }
  } finally {
    await server.stop();
  }
}

function kindsOf({ acknowledged }: Load): Set<string> {
  return new Set(acknowledged.values());
}

/** Files may be without a row until the nightly purge, which deletes those of an earlier day. */
async function compareFiles(isPurged: boolean) {
  if (isPurged) await purgeInTwoDays();
  const files = await storedFiles();
  const rows = await db().select({ id: pictures.id }).from(pictures);
  const ids = new Set(rows.map(({ id }) => id));
  return {
    halfStored: (await findIncompletePictures(files)).length,
    leftFiles: isPurged ? [...files].filter((key) => !ids.has(key.split("/")[1] ?? "")).length : 0,
  };
}

async function purgeInTwoDays(): Promise<void> {
  setClock(() => Date.now() + 2 * 25 * 3600 * 1000);
  try {
    await purgePictures.run({}, randomUUID());
  } finally {
    setClock();
  }
}

async function storedFiles(): Promise<ReadonlySet<string>> {
  const folder = join(config().dataDir, "files");
  const names = await readdir(folder, { recursive: true });
  return new Set(names.filter((name) => /^pictures.*[.]/.test(name)));
}

async function withDatabase<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  connectToServer({ dataDir });
  try {
    return await work();
  } finally {
    await disconnectDatabase();
  }
}

/** Tries again when queries time out on a busy machine, where the product would answer 503. */
async function unlessBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3 || describeConnectionError(error) === undefined) throw error;
    }
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
  return startServer(server.dataDir, settings);
}
