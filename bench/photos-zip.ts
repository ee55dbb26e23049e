import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Client } from "pg";
import { signInAsDemo } from "../tests/support/couple.ts";
import { makeDataFolder } from "../tests/support/data-folder.ts";
import { databaseUrlOf } from "../tests/support/database-process.ts";
import { noisy } from "../tests/support/pictures.ts";
import { startServer } from "../tests/support/server.ts";

// node bench/photos-zip.ts [photos]: downloads the originals of many photos as one file, and watches
// the server's memory meanwhile. Needs a build and `unzip`. Ends with exit code 1 when the archive is
// damaged or the memory grew by more than 60 MB.
const photos = Number(process.argv[2] ?? 500);
const mostGrowth = 60;
const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });

try {
  const couple = await signInAsDemo(server.url);
  const bytes = await storePhotos(couple.weddingId);
  const archive = join(folder.path, "photos.zip");
  const download = async () => {
    const { body } = await couple.fetch("/gallery-admin/photos.zip");
    if (!body) throw new Error("no archive came");
    await pipeline(Readable.fromWeb(body as never), createWriteStream(archive));
  };
  // The first download makes the server compile and reserve what every later one uses again.
  await download();

  const before = residentMb();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentMb());
  }, 50);
  const started = performance.now();
  await download();
  clearInterval(watching);
  const seconds = (performance.now() - started) / 1000;
  const check = execFileSync("unzip", ["-tq", archive], { encoding: "utf8" }).trim();

  print(`${photos} photos, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`);
  print(`server memory before ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`);
  print(check);
  process.exitCode = most - before > mostGrowth ? 1 : 0;
} finally {
  await server.stop();
  await folder.remove();
}

async function storePhotos(weddingId: string): Promise<number> {
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, i) => noisy(1500 + i * 20, 1100 + i * 10)),
  );
  const database = new Client({ connectionString: databaseUrlOf(folder.path) });
  await database.connect();
  let bytes = 0;
  for (let i = 0; i < photos; i++) {
    const id = randomUUID();
    const picture = pictures[i % pictures.length] ?? Buffer.alloc(0);
    const own = join(folder.path, "files", "pictures", id);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, "original.jpg"), picture);
    await database.query(
      `insert into guest_photos (wedding_id, id, guest_name, caption, width, height, widths,
         content_hash, visitor_id)
       values ($1, $2::uuid, 'Solveig', 'Fra prøvemiddagen', 1500, 1100, '{320}', $2::uuid::text,
         $2::uuid)`,
      [weddingId, id],
    );
    bytes += picture.length;
  }
  await database.end();
  return bytes;
}

function residentMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
