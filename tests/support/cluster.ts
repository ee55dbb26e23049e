import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { configure, parseConfig } from "#app/platform/config.server.ts";
import { connectDatabase, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { freePort } from "#server/free-port.ts";
import { type Pgbouncer, startPgbouncer } from "./pgbouncer.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "./replicated-postgres.ts";
import { type ReverseProxy, startReverseProxy } from "./reverse-proxy.ts";
import { startS3 } from "./s3-server.ts";
import { makeDataFolder, type RunningServer, startServer } from "./server.ts";
import { type MailServer, startMailServer } from "./smtp-server.ts";

interface ClusterProcess {
  /** As the reverse proxy names it. */
  name: string;
  server: RunningServer;
  /** Stops and starts it. */
  restart: () => Promise<void>;
}

export interface Cluster {
  postgres: ReplicatedPostgres;
  pooler: Pgbouncer;
  proxy: ReverseProxy;
  mailServer: MailServer;
  processes: ClusterProcess[];
  /** Connects `db()` to the present primary. */
  connect: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts four processes behind HAProxy on a replicated PostgreSQL behind PgBouncer, with files on S3
 * and a mail server.
 */
export async function startCluster(): Promise<Cluster> {
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return { ...(await startAll(cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(cleanups: (() => Promise<unknown>)[]): Promise<Omit<Cluster, "stop">> {
  const folder = await makeDataFolder();
  cleanups.push(folder.remove);
  const postgres = await startReplicatedPostgres(folder.path);
  cleanups.push(postgres.stop);
  const pooler = await startPgbouncer(folder.path, postgres.primaryUrl());
  cleanups.push(pooler.stop);
  const s3 = await startS3(join(folder.path, "s3"));
  cleanups.push(() => s3.stop());
  const mailServer = await startMailServer();
  cleanups.push(mailServer.stop);
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const proxy = await startReverseProxy(folder.path, ports);
  cleanups.push(proxy.stop);

  const settings = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: pooler.directUrl,
    PUBLIC_URL: proxy.httpsUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    SECRET: randomUUID(),
    SMTP_URL: mailServer.url,
    DRAIN_SECONDS: "2",
    ...s3.settings,
  };
  const starting = ports.map(async (port, index): Promise<ClusterProcess> => {
    const name = "abcd"[index] ?? "";
    const dataDir = join(folder.path, name);
    mkdirSync(dataDir);
    const up = proxy.nextLine(`Server jaord/${name} is UP`);
    const start = () => startServer(dataDir, { ...settings, PORT: `${port}` });
    const process: ClusterProcess = {
      name,
      server: await start(),
      restart: async () => {
        const down = proxy.nextLine(`Server jaord/${name} is DOWN`);
        const code = await process.server.stop();
        if (code !== 0) throw new Error(`process ${name} ended with ${code}`);
        await down;
        const isUp = proxy.nextLine(`Server jaord/${name} is UP`);
        process.server = await start();
        await isUp;
      },
    };
    cleanups.push(() => process.server.stop());
    await up;
    return process;
  });
  // All have ended before an error stops the others.
  await Promise.allSettled(starting);
  const processes = await Promise.all(starting);

  configure(parseConfig(settings));
  const connect = async () => {
    await disconnectDatabase();
    connectDatabase(postgres.primaryUrl());
  };
  await connect();
  cleanups.push(disconnectDatabase);
  return { postgres, pooler, proxy, mailServer, processes, connect };
}
