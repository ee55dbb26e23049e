import { afterAll, beforeAll, expect, test } from "vitest";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/embedded-postgres.ts";
import {
  connectToServer,
  disableFsync,
  execute,
  makeDataFolder,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "#tests/support/server.ts";
import { signUpOwner } from "#tests/support/sessions.ts";

// A database server of the operator's, with the two roles of docs/operations.md.

const folders = await Promise.all([makePreparedFolder(), makeDataFolder()]);
const [databaseFolder, dataFolder] = folders;
const settings = {
  DEMO: "false",
  SAMPLE_LISTINGS: "off",
  SECRET: "a-secret-of-the-two-roles-of-tests",
};
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(databaseFolder?.path ?? "", () => undefined);
  await disableFsync(postgres.url);
});

afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) await folder.remove();
});

test("a role that owns nothing serves, and sees nothing by itself", async () => {
  const server = await start({
    DATABASE_URL: postgres.servingUrl,
    DATABASE_OWNER_URL: postgres.url,
  });
  expect(server.output()).not.toContain("DATABASE_OWNER_URL");
  connectToServer({ dataDir: server.dataDir, databaseUrl: postgres.url, secret: settings.SECRET });
  const session = await signUpOwner(server, "kari@example.no");
  await disconnectDatabase();
  expect((await session.fetch("/admin")).status).toBe(200);
  const count = "select count(*)::int from weddings";
  expect(await execute(postgres.url, count)).toEqual([{ count: 1 }]);
  expect(await execute(postgres.servingUrl, count)).toEqual([{ count: 0 }]);
  await server.stop();
});

test("a start with one role says that nothing separates weddings in PostgreSQL", async () => {
  const server = await start({ DATABASE_URL: postgres.url });
  expect(server.output()).toContain("PostgreSQL separates no weddings");
  await server.stop();
});

function start(urls: Record<string, string>): Promise<RunningServer> {
  return startServer(dataFolder?.path ?? "", { ...settings, ...urls });
}
