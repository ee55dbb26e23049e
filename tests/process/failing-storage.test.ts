import { readdir } from "node:fs/promises";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failEachCallOfForms } from "#tests/support/failing-calls.ts";
import { proofRounds } from "#tests/support/proof.ts";
import {
  databaseUrlOf,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "#tests/support/server.ts";
import { type StorageProxy, startStorageProxy } from "#tests/support/storage-proxy.ts";
import { findIncompletePictures } from "#tests/support/stored-pictures.ts";
import { type Couple, connect, makeCouple } from "../isolation/couple.ts";

// Refuses the n-th file that a form stores, for each n.

/** In `npm test` the forms of guests; in `npm run prove -- failing-storage` all. */
const onlyGuests = proofRounds(0) === 0;
const bucket = "jaord";
const folder = await makePreparedFolder();
const stored = join(folder.path, "s3");
const s3 = new S3rver({
  directory: stored,
  address: "127.0.0.1",
  port: 0,
  silent: true,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const proxy: StorageProxy = await startStorageProxy((await s3.run()).port);
const server: RunningServer = await startServer(folder.path, {
  DEMO: "false",
  TRUSTED_PROXIES: "127.0.0.1, ::1",
  S3_ENDPOINT: proxy.url,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
});
const { database, disconnect } = await connect({
  ...server,
  databaseUrl: databaseUrlOf(folder.path),
});
let sender: Couple;

beforeAll(async () => {
  sender = await makeCouple(server, database, "uheldig");
});

afterAll(async () => {
  await disconnect();
  await server.stop();
  await proxy.stop();
  await s3.close();
  await folder.remove();
});

test("a form whose file cannot be stored has its whole effect or none", async () => {
  // Those of the couple have no files.
  const before = await findIncompletePictures(new Set());
  const installation = { url: server.url, database, service: proxy, sender, onlyGuests };
  const { failures, findings } = await failEachCallOfForms(installation);
  expect(findings).toEqual([]);
  const files = await readdir(join(stored, bucket), { recursive: true });
  const keys = new Set(files.map((name) => name.replace("._S3rver_object", "")));
  expect(keys.size).toBeGreaterThan(0);
  const incomplete = await findIncompletePictures(keys);
  expect(
    incomplete.filter((id) => !before.includes(id)),
    "without a file",
  ).toEqual([]);
  expect(failures, "two forms with a photo of two files").toBeGreaterThan(3);
});
