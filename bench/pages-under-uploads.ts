import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { configure, parseConfig } from "../app/platform/config.server.ts";
import { fetchFormFields } from "../tests/support/guest-client.ts";
import { noisyJpeg } from "../tests/support/pictures.ts";
import { makeDataFolder, startServer } from "../tests/support/server.ts";
import { signInAsDemo } from "../tests/support/sessions.ts";

// node bench/pages-under-uploads.ts [guests]: how long the wedding page and the preview take while
// nothing else happens, and while guests share photos without a pause. Needs a build and Linux.
const guests = Number(process.argv[2] ?? 20);
const samples = 200;
const draft = new URLSearchParams({ bride: "Kari", groom: "Ola", selectedTheme: "garden" });

const folder = await makeDataFolder();
const server = await startServer(folder.path, { DEMO: "true" });
configure(parseConfig({ DATA_DIR: folder.path }));
try {
  const { weddingId } = await signInAsDemo(server.url);
  const pages = {
    "wedding page": () => fetch(`${server.url}/wedding?id=${weddingId}`),
    "preview POST": () => fetch(`${server.url}/preview?frame`, { method: "POST", body: draft }),
  };
  // Warm-up: the server compiles its code on the first requests.
  for (const request of Object.values(pages)) await measure(request);

  for (const [name, ask] of Object.entries(pages)) report(`quiet, ${name}`, await measure(ask));
  const uploads = await startUploading(weddingId);
  for (const [name, ask] of Object.entries(pages)) {
    report(`${guests} uploads, ${name}`, await measure(ask));
  }
  const { photos, seconds } = await uploads.stop();
  print(`${photos} photos shared in ${seconds.toFixed(1)} s`);
} finally {
  await server.stop();
  await folder.remove();
}

async function measure(request: () => Promise<Response>) {
  const times: number[] = [];
  const cpuMsBefore = cpuMs();
  for (let i = 0; i < samples; i++) {
    const started = performance.now();
    const response = await request();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return { times: times.sort((a, b) => a - b), cpu: (cpuMs() - cpuMsBefore) / samples };
}

async function startUploading(weddingId: string) {
  const picture = await noisyJpeg(1800, 1300);
  const started = performance.now();
  let photos = 0;
  let stopped = false;
  const uploadLoop = async () => {
    const fields = { guestName: "Solveig", ...(await fetchFormFields(server.url, weddingId)) };
    while (!stopped) {
      const form = new FormData();
      for (const field of Object.entries(fields)) form.append(...field);
      const uniquePicture = new Uint8Array(picture);
      uniquePicture[uniquePicture.length - 20 - randomInt(1000)] = randomInt(255);
      form.append("photo", new Blob([uniquePicture], { type: "image/jpeg" }), "bilde.jpg");
      const path = `${server.url}/wedding/photos?id=${weddingId}`;
      const { status } = await fetch(path, { method: "POST", body: form });
      if (status === 201) photos++;
      else if (status === 429) return;
      else await wait(200);
    }
  };
  const all = Promise.all(Array.from({ length: guests }, uploadLoop));
  while (photos === 0) await wait(20);
  return {
    async stop() {
      stopped = true;
      await all;
      return { photos, seconds: (performance.now() - started) / 1000 };
    },
  };
}

function cpuMs(): number {
  const stat = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(stat[11]) + Number(stat[12])) * 10;
}

function report(name: string, { times, cpu }: Awaited<ReturnType<typeof measure>>): void {
  const at = (share: number) => `${times[Math.floor(share * samples)]?.toFixed(1)} ms`;
  const shares = `half ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}`;
  print(`${name}: ${shares}, server CPU ${cpu.toFixed(1)} ms`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
