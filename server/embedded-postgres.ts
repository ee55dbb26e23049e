import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "./postgres/binaries.ts";
import { type Cluster, prepareCluster } from "./postgres/cluster.ts";
import { openEndpoint, portUrl, socketUrl } from "./postgres/endpoint.ts";
import { lockFolder } from "./postgres/folder-lock.ts";
import { databaseAccount, databaseHome } from "./postgres/home.ts";
import { readPidFile, runPostmaster } from "./postgres/postmaster.ts";
import { StartError } from "./start-error.ts";

const database = "jaord";

/** Takes over from a killed server. Throws StartError when the folder is in use or unusable. */
export async function startEmbeddedPostgres(
  dataDir: string,
  progress: (step: string) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const account = databaseAccount(join(dataDir, "postgres", "data"), dataDir);
  const home = await databaseHome(dataDir, account, progress);
  const unlock = await lockFolder(home);
  try {
    const binaries = await findBinaries(account, progress);
    const cluster: Cluster = { home, data: join(home, "data"), binaries, account };
    const password = await prepareCluster(cluster, progress);
    const endpoint = await openEndpoint(cluster);
    const postmaster = await runPostmaster(cluster, [...endpoint.settings, "timezone=UTC"]);
    await createDatabase(endpoint.urlOf(password, "postgres"));
    return {
      url: endpoint.urlOf(password, database),
      stop: async () => {
        await postmaster.stop();
        await endpoint.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Throws StartError when it is not ready within ten seconds. */
export async function runningDatabaseUrl(dataDir: string): Promise<string> {
  const home = join(dataDir, "postgres");
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { status, port, socketFolder } = readPidFile({ data: join(home, "data") });
    if (status === "ready") {
      const password = readFileSync(join(home, "password"), "utf8");
      return socketFolder
        ? socketUrl(socketFolder, password, database)
        : portUrl(Number(port), password, database);
    }
    if (Date.now() > deadline) throw new StartError(`The database in ${home} is not ready.`);
    await wait(50);
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
