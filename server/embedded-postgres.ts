import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "./postgres/binaries.ts";
import { type Cluster, prepareCluster, superuser } from "./postgres/cluster.ts";
import { openEndpoint, portUrl, socketUrl } from "./postgres/endpoint.ts";
import { lockFolder } from "./postgres/folder-lock.ts";
import { databaseAccount, databaseHome } from "./postgres/home.ts";
import { readPidFile, runPostmaster } from "./postgres/postmaster.ts";
import { StartError } from "./start-error.ts";

const database = "jaord";
const servingRole = "jaord_serving";

export interface EmbeddedPostgres {
  /** Of the role that owns the tables. */
  url: string;
  /** Of the role that serves requests. */
  servingUrl: string;
  stop: () => Promise<void>;
}

/** Takes over from a killed server. Throws StartError when the folder is in use or unusable. */
export async function startEmbeddedPostgres(
  dataDir: string,
  progress: (step: string) => void,
): Promise<EmbeddedPostgres> {
  const account = databaseAccount(join(dataDir, "postgres", "data"), dataDir);
  const home = await databaseHome(dataDir, account, progress);
  await using started = new AsyncDisposableStack();
  started.defer(await lockFolder(home));
  const binaries = await findBinaries(account, progress);
  const cluster: Cluster = { home, data: join(home, "data"), binaries, account };
  const password = await prepareCluster(cluster, progress);
  const endpoint = await openEndpoint(cluster);
  started.defer(endpoint.close);
  const postmaster = await runPostmaster(cluster, [...endpoint.settings, "timezone=UTC"]);
  started.defer(postmaster.stop);
  const owner = { role: superuser, password };
  await createDatabase(endpoint.urlOf(owner, "postgres"));
  const url = endpoint.urlOf(owner, database);
  const serving = { role: servingRole, password: await makeServingRole(url) };
  const running = started.move();
  return {
    url,
    servingUrl: endpoint.urlOf(serving, database),
    stop: () => running.disposeAsync(),
  };
}

/** Throws StartError when it is not ready within ten seconds. */
export async function runningDatabaseUrl(dataDir: string): Promise<string> {
  const home = join(dataDir, "postgres");
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { status, port, socketFolder } = readPidFile({ data: join(home, "data") });
    if (status === "ready") {
      const owner = { role: superuser, password: readFileSync(join(home, "password"), "utf8") };
      return socketFolder
        ? socketUrl(socketFolder, owner, database)
        : portUrl(Number(port), owner, database);
    }
    if (Date.now() > deadline) throw new StartError(`The database in ${home} is not ready.`);
    await wait(50);
  }
}

function createDatabase(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  });
}

/** Returns the role's password, which is a new one at each start. */
async function makeServingRole(url: string): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  await withClient(url, async (client) => {
    const found = await client.query("select from pg_roles where rolname = $1", [servingRole]);
    const verb = found.rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${servingRole} login password '${password}'`);
  });
  return password;
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
