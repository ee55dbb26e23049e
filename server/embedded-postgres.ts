import { join } from "node:path";
import { Client } from "pg";
import { findBinaries } from "./postgres/binaries.ts";
import { type Cluster, prepareCluster } from "./postgres/cluster.ts";
import { openEndpoint } from "./postgres/endpoint.ts";
import { lockFolder } from "./postgres/folder-lock.ts";
import { databaseAccount, databaseHome } from "./postgres/home.ts";
import { runPostmaster } from "./postgres/postmaster.ts";

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
      url: endpoint.urlOf(password, "jaord"),
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

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = 'jaord'");
    if (found.rowCount === 0) await client.query("create database jaord");
  } finally {
    await client.end();
  }
}
