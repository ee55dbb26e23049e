import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startBackupCommand } from "../tests/support/backup.ts";
import { databaseUrlOf, execute, makeDataFolder, startServer } from "../tests/support/server.ts";

// node bench/backup.ts [weddings] [photos]: time, size and memory of a backup of a running product
// and of its restore into an empty installation. Each wedding has 20 answers; a photo has 400 kB.
// Needs a build.
const weddings = Number(process.argv[2] ?? 10_000);
const photos = Number(process.argv[3] ?? 2_500);
const photoBytes = 400_000;

const source = await makeDataFolder();
const target = await makeDataFolder();
const archive = join(source.path, "jaord.tar.zst");
const server = await startServer(source.path, { DEMO: "false" });
await fill(databaseUrlOf(source.path));
print(`${weddings} weddings, ${weddings * 20} answers, ${photos} photos of ${photoBytes} bytes`);
await measure("backup", ["--to", archive], source.path);
print(`archive: ${Math.round(statSync(archive).size / 1e6)} MB`);
await measure("restore", ["--from", archive], target.path);
await server.stop();
await source.remove();
await target.remove();

async function fill(url: string): Promise<void> {
  await execute(
    url,
    `insert into weddings (id, bride, groom, wedding_date, venue, city, theme, colors, story, ceremony, reception, selected_theme)
     select gen_random_uuid(), 'Kari', 'Ola', '2028-01-22', 'Låven', 'Lom', '', '', repeat(md5(n::text), 20), '', '', 'romantic'
     from generate_series(1, ${weddings}) as n`,
  );
  await execute(
    url,
    `insert into rsvp_responses (wedding_id, id, guest_name, email, attending, guest_count, visitor_id, identity, message)
     select weddings.id, gen_random_uuid(), 'Gjest ' || n, md5(weddings.id::text || n) || '@example.no', true, 1,
       gen_random_uuid(), md5(weddings.id::text || n), repeat(md5(n::text), 3)
     from weddings cross join generate_series(1, 20) as n`,
  );
  for (let i = 0; i < photos; i++) {
    const id = randomUUID();
    await mkdir(join(source.path, "files/pictures", id), { recursive: true });
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)));
    const photo = Buffer.concat(Array(Math.ceil(photoBytes / bytes.length)).fill(bytes));
    await writeFile(join(source.path, "files/pictures", id, "480.webp"), photo);
    await writeFile(join(source.path, "files/pictures", id, "original.jpg"), bytes);
    await execute(
      url,
      "insert into pictures (id, width, height, widths) values ($1, 480, 320, '{480}')",
      [id],
    );
  }
}

async function measure(
  command: "backup" | "restore",
  args: string[],
  dataDir: string,
): Promise<void> {
  const started = performance.now();
  const child = startBackupCommand(command, args, { DATA_DIR: dataDir });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const memory = watchMemory(child);
  const [code] = await once(child, "exit");
  clearInterval(memory.timer);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(`${command}: exit code ${code}, ${seconds} s, at most ${memory.maxMb()} MB`);
}

/** The system records the peak of a process (Linux only). */
function watchMemory({ pid }: ChildProcess) {
  let maxMb = 0;
  const timer = setInterval(() => {
    const path = `/proc/${pid}/status`;
    const status = existsSync(path) ? readFileSync(path, "utf8") : "";
    maxMb = Math.max(maxMb, Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
  }, 100);
  return { timer, maxMb: () => maxMb };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
