import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { failEachCallOfForms } from "#tests/support/failing-calls.ts";
import { proofRounds } from "#tests/support/proof.ts";
import {
  makeDataFolder,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "#tests/support/server.ts";
import { type Couple, connect, makeCouple } from "../isolation/couple.ts";

// Loses the database at the n-th call of each form, for each n, as SQLite is tested. The forms are
// those of the isolation tests, so new ones are included.

/** In `npm test` the forms of guests; in `npm run prove -- failing-calls` all. */
const onlyGuests = proofRounds(0) === 0;
const secret = "0".repeat(64);
const folders = [await makePreparedFolder(), await makeDataFolder()] as const;
const postgres = await startEmbeddedPostgres(folders[0].path, () => undefined);
const proxy: DatabaseProxy = await startDatabaseProxy(postgres.url);
const server: RunningServer = await startServer(folders[1].path, {
  DATABASE_URL: proxy.url,
  SECRET: secret,
  TRUSTED_PROXIES: "127.0.0.1, ::1",
});
const { database, disconnect } = await connect({
  ...server,
  databaseUrl: postgres.url,
  secret,
});
let sender: Couple;

beforeAll(async () => {
  sender = await makeCouple(server, database, "uheldig");
  // Otherwise a form of the couple's frees a gift first.
  if (!onlyGuests) return;
  await database.query(
    "update wish_list_items set purchased = false, purchased_by = null where wedding_id = $1",
    [sender.weddingId],
  );
});

afterAll(async () => {
  await disconnect();
  await server.stop();
  await proxy.stop();
  await postgres.stop();
  for (const folder of folders) await folder.remove();
});

test("a form whose database call fails has its whole effect or none", async () => {
  const installation = { url: server.url, database, service: proxy, sender, onlyGuests };
  const { forms, failures, findings } = await failEachCallOfForms(installation);
  expect(findings).toEqual([]);
  expect(failures).toBeGreaterThan(forms * 3);
});
