import { setTimeout as wait } from "node:timers/promises";
import { insertWedding, startRsvpLoad, countAnswersByEmail } from "./rsvp-client.ts";
import { databasePid, databaseUrlOf, killDatabase } from "./database-process.ts";
import { type RunningServer, startServer } from "./server.ts";

const victims = ["server", "server and database", "database"] as const;
const guests = 8;

export interface CrashRound {
  /** What was killed. */
  victim: (typeof victims)[number];
  /** How long guests had been answering. */
  killedAfterMs: number;
  /** From the kill, or from the new start, until pages were answered again. */
  readyAfterMs: number;
  acknowledged: number;
  /** Acknowledged answers that are not in the database, of all rounds so far. */
  lost: number;
  /** Answers that are in the database more than once. */
  doubled: number;
}

/** Kills server and database by turns while guests answer, and counts after each recovery. */
export async function* crashUnderLoad(dataDir: string, rounds: number): AsyncGenerator<CrashRound> {
  let server = await startServer(dataDir, { DEMO: "false", TRUSTED_PROXIES: "1" });
  const acknowledged = new Set<string>();
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = victims[round % victims.length] ?? "server";
      // One wedding takes no more answers within an hour than a large one gets in all.
      const weddingId = await insertWedding(databaseUrlOf(dataDir));
      const answering = startRsvpLoad(server.url, weddingId, guests);
      const before = performance.now();
      while (answering.acknowledged.size === 0) await wait(5);
      await wait(20 + Math.random() * 380);
      const killedAfterMs = performance.now() - before;
      const recovered = recover(server, victim);
      // Guests of a server that is gone have nothing more to wait for.
      if (victim !== "database") await answering.stop();
      server = await recovered;
      const readyAfterMs = server.readyAfterMs;
      await answering.stop();
      for (const email of answering.acknowledged) acknowledged.add(email);
      const stored = await countAnswersByEmail(databaseUrlOf(dataDir));
      yield {
        victim,
        killedAfterMs,
        readyAfterMs,
        acknowledged: answering.acknowledged.size,
        lost: [...acknowledged].filter((email) => !stored.has(email)).length,
        doubled: [...stored.values()].filter((answers) => answers > 1).length,
      };
    }
  } finally {
    await server.stop();
  }
}

async function recover(
  server: RunningServer,
  victim: CrashRound["victim"],
): Promise<RunningServer> {
  if (victim === "database") {
    const killed = performance.now();
    const dead = databasePid(server.dataDir);
    killDatabase(server.dataDir);
    while ([0, dead].includes(databasePid(server.dataDir))) await wait(5);
    await server.untilReady();
    return { ...server, readyAfterMs: performance.now() - killed };
  }
  if (victim === "server and database") killDatabase(server.dataDir);
  await server.kill();
  return startServer(server.dataDir, { DEMO: "false", TRUSTED_PROXIES: "1" });
}
