import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { link, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { noisyJpeg } from "../support/pictures.ts";
import { type Session, signInAsDemo } from "../support/sessions.ts";

const photos = 500;
/** Much less than the archive's 500 MB. */
const maxGrowthMb = 120;
const path = "/gallery-admin/photos.zip";

const server = inject("server");
let couple: Session;
let pictureBytes: number;

beforeAll(async () => {
  const { weddingId, ...session } = await signInAsDemo(server.url);
  couple = session;
  const [first] = await storePhotos(weddingId);
  // Warm-up: later archives reuse the memory of the first.
  await (await couple.fetch(`${path}?bilde=${first}`)).arrayBuffer();
});

test("an archive of 500 photos is streamed in bounded memory, even to a slow client", async () => {
  const memory = watchMemory();
  // The slow client stops reading after the first chunk.
  const slow = (await couple.fetch(path)).body?.getReader();
  for (let read = 0; read < 20; read++) await slow?.read();

  const { bytes, end } = await download();
  expect(bytes).toBeGreaterThan(photos * pictureBytes);
  expect(end.readUInt32LE(0).toString(16), "the archive's end").toBe("6054b50");
  expect(end.readUInt16LE(10)).toBe(photos);
  expect(memory.stop(), "with a slow and a fast client").toBeLessThan(maxGrowthMb);
  await slow?.cancel();
});

/** Keeps only the end of central directory record. */
async function download(): Promise<{ bytes: number; end: Buffer }> {
  const { body } = await couple.fetch(path);
  let bytes = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    end = Buffer.concat([end, chunk.subarray(-22)]).subarray(-22);
  }
  return { bytes, end };
}

/** Inserts 500 photos that share one file. */
async function storePhotos(weddingId: string): Promise<string[]> {
  const picture = await noisyJpeg(1300, 975);
  pictureBytes = picture.length;
  const source = join(server.dataDir, "picture.jpg");
  await writeFile(source, picture);
  const ids = Array.from({ length: photos }, () => randomUUID());
  for (const id of ids) {
    const own = join(server.dataDir, "files", "pictures", id);
    await mkdir(own, { recursive: true });
    await link(source, join(own, "original.jpg"));
  }
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query("delete from guest_photos where wedding_id = $1", [weddingId]);
  await database.query(
    `with stored as (
       insert into pictures (id, wedding_id, width, height, widths)
       select id, $1, 1300, 975, '{320}' from unnest($2::uuid[]) as id
       returning id)
     insert into guest_photos (wedding_id, id, guest_name, caption, content_hash, visitor_id)
     select $1, id, 'Solveig', 'Fra prøvemiddagen', id::text, id from stored`,
    [weddingId, ids],
  );
  await database.end();
  return ids;
}

/** Returns a function that ends the measurement of the server's peak memory growth. */
function watchMemory() {
  const residentMbBefore = residentMb();
  let peak = residentMbBefore;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb());
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, residentMb()) - residentMbBefore;
    },
  };
}

function residentMb(): number {
  const kB = execFileSync("ps", ["-o", "rss=", "-p", String(server.pid)], { encoding: "utf8" });
  return Number(kB) / 1024;
}
