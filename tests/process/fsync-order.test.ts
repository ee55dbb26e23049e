import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { countStoredFiles, findDisorder, type SentWrite } from "../support/fsync-order.ts";
import { type Write, writes } from "../support/mixed-writes.ts";
import { requireProgram } from "../support/programs.ts";
import { proofRounds } from "../support/proof.ts";
import {
  type ConnectedServer,
  databaseUrlOf,
  execute,
  startConnectedServer,
} from "../support/server.ts";
import {
  failSystemCalls,
  isTracingForbidden,
  type SystemCall,
  traceSystemCalls,
} from "../support/system-calls.ts";
import { insertWrittenWedding, type WrittenWedding } from "../support/written-wedding.ts";

// Watches the system calls of server and database: what is acknowledged has been synced before.

const strace = await requireProgram("strace");
const isSkipped = strace.isMissing || isTracingForbidden();
const titleOf = (title: string) => (isSkipped ? `${title} (needs strace)` : title);

let server: ConnectedServer;
let wedding: WrittenWedding;

beforeAll(async () => {
  if (isSkipped) return;
  server = await startConnectedServer({ DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" });
  wedding = await insertWrittenWedding();
});

afterAll(async () => {
  if (!isSkipped) await server.end();
});

test.skipIf(isSkipped)(
  titleOf("every kind of write is on disk before it is acknowledged"),
  async () => {
    const { calls, sent } = await trace(proofRounds(1));
    expect(sent.flatMap((write) => findDisorder(calls, write))).toEqual([]);
    const withFiles = sent.filter(({ kind }) => kind === "photo" || kind === "listing");
    for (const write of withFiles) expect(countStoredFiles(calls, write)).toBeGreaterThan(1);

    const isOfFile = ({ name, args }: SystemCall) =>
      name === "fsync" && args.includes(".unfinished");
    const isOfFolder = ({ name, args }: SystemCall) =>
      name === "fsync" && args.includes("/pictures>");
    for (const isLeftOut of [isOfFile, isOfFolder]) {
      const left = calls.filter((call) => !isLeftOut(call));
      const found = withFiles.filter((write) => findDisorder(left, write).length > 0);
      expect(found, "without a sync").toEqual(withFiles);
    }
  },
);

test.skipIf(isSkipped).each([
  ["fsync", "EIO"],
  ["rename,renameat,renameat2", "ENOSPC"],
  ["mkdir,mkdirat", "EACCES"],
])(titleOf("no photo is stored when %s ends in %s"), async (names, error) => {
  const photos = () => db().$count(guestPhotos);
  const before = await photos();
  const repair = await failSystemCalls(server, names, error);
  const isAcknowledged = await sendPhoto();
  await repair();
  expect({ isAcknowledged, photos: await photos() }).toEqual({
    isAcknowledged: false,
    photos: before,
  });
  expect(await sendPhoto(), "afterwards").toBe(true);
});

test.skipIf(isSkipped)(titleOf("a database that acknowledges first is noticed"), async () => {
  const databaseUrl = databaseUrlOf(server.dataDir);
  await execute(databaseUrl, "alter database jaord set synchronous_commit = off");
  // Sessions read it when they begin.
  await execute(
    databaseUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'jaord'",
  );
  await server.waitUntilReady();
  const { calls, sent } = await trace(1);
  const found = sent.filter((write) => findDisorder(calls, write).length > 0);
  // The log may be synced by chance, as its writer does it five times a second.
  expect(found.length).toBeGreaterThan(sent.length / 2);
});

function sendPhoto(): Promise<boolean> {
  return (writes.photo as Write).send(server.url, wedding, randomUUID());
}

/** Sends every kind of write, one after the other. */
async function trace(rounds: number): Promise<{ calls: SystemCall[]; sent: SentWrite[] }> {
  const stop = await traceSystemCalls(server, join(server.dataDir, "trace"));
  const sent: SentWrite[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [kind, write] of Object.entries(writes)) {
      const mark = randomUUID();
      const started = Date.now() / 1000;
      const isAcknowledged = await write.send(server.url, wedding, mark);
      expect(isAcknowledged, kind).toBe(true);
      sent.push({ kind, mark, sent: started, received: (Date.now() + 1) / 1000 });
    }
  }
  return { calls: await stop(), sent };
}
