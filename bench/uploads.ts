import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { photoWidths } from "../app/features/gallery/rules.ts";
import { submissionFields } from "../app/features/submissions/rules.ts";
import { disconnectDatabase } from "../app/platform/db/database.server.ts";
import { freePort } from "../server/free-port.ts";
import { insertWedding } from "../tests/support/factories.ts";
import { issueOlderToken } from "../tests/support/guest-client.ts";
import { noisyJpeg } from "../tests/support/pictures.ts";
import { connectToServer, makeDataFolder, startServer } from "../tests/support/server.ts";
import { median, requireQuietMachine, withSpread, writeFigures } from "./figures.ts";

// node bench/uploads.ts [--busy]: a guest's photo of 12 million pixels over HTTP, until the response,
// beside sharp alone making the same files. In turns. Needs a build.
const rounds = 7;

requireQuietMachine();
sharp.cache(false);
sharp.concurrency(1);

const folder = await makeDataFolder();
const metricsPort = await freePort();
const server = await startServer(folder.path, {
  ...{ DEMO: "false", TRUSTED_PROXIES: "127.0.0.1, ::1" },
  METRICS_PORT: String(metricsPort),
});
connectToServer(server);
const weddingId = await insertWedding();
// As detailed as a photo, which pure noise is not.
const picture = await sharp(await noisyJpeg(1_000, 750))
  .resize(4_000, 3_000)
  .jpeg({ quality: 85 })
  .toBuffer();

const seconds = { upload: [] as number[], sharp: [] as number[] };
for (let round = -1; round < rounds; round++) {
  const upload = await timeOf(() => share(round + 2));
  await untilNothingIsEncoded();
  const alone = await timeOf(() => encode(picture));
  if (round < 0) continue;
  seconds.upload.push(upload);
  seconds.sharp.push(alone);
}
const ratios = seconds.upload.map((took, round) => took / (seconds.sharp[round] ?? 0));
writeFigures("uploads", "Uploads", [
  {
    name: "A photo of 12 million pixels, beside sharp alone",
    figure: `${withSpread(ratios)} times`,
    goal: "≤ 1.15",
    isMet: median(ratios) <= 1.15,
    note: `${median(seconds.upload).toFixed(2)} s, ${median(seconds.sharp).toFixed(2)} s, ${Math.round(picture.length / 1e6)} MB`,
  },
]);
await disconnectDatabase();
await server.stop();
await folder.remove();
process.exit();

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

async function share(number: number): Promise<void> {
  const form = new FormData();
  form.append(submissionFields.token, issueOlderToken(weddingId));
  form.append("guestName", "Solveig");
  const unique = new Uint8Array(picture);
  unique[unique.length - 20] = number;
  form.append("photo", new Blob([unique], { type: "image/jpeg" }), "bilde.jpg");
  const response = await fetch(`${server.url}/wedding/photos?id=${weddingId}`, {
    ...{ method: "POST", body: form },
  });
  if (response.status !== 201) throw new Error(`a photo was responded to with ${response.status}`);
}

/** AVIF files are made afterwards, by a job. */
async function untilNothingIsEncoded(): Promise<void> {
  for (let idle = 0; idle < 5; ) {
    await wait(300);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    idle = /jaord_pictures\{state="active"\} 0/.test(metrics) ? idle + 1 : 0;
  }
}

/** The same steps as encodePicture with a copy of the original. */
async function encode(bytes: Buffer): Promise<void> {
  const original = () => sharp(bytes, { autoOrient: true, failOn: "error" });
  const largest = Math.max(...photoWidths);
  const { data, info } = await original()
    .resize(largest, Math.round(largest * 1.5), { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await original()
    .resize(6_000, 6_000, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 90, optimizeCoding: false })
    .toBuffer();
  for (const width of photoWidths) {
    const variant = sharp(data, { raw: info }).resize({ width });
    await variant.webp({ quality: 80, effort: 2 }).toBuffer();
  }
}
