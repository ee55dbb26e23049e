import { spawn } from "node:child_process";
import { on, once } from "node:events";
import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { freePort } from "#server/free-port.ts";
import { databaseAccount } from "#server/postgres/home.ts";

export interface Pgbouncer {
  /** Shares sessions between transactions. */
  url: string;
  /** Keeps a session for each connection. */
  directUrl: string;
  /** Leads new sessions to another server, as an operator does after a fail-over. */
  pointTo: (databaseUrl: string) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts PgBouncer with deploy/pgbouncer.ini in front of a database.
 * @param folder for its configuration
 */
export async function startPgbouncer(folder: string, databaseUrl: string): Promise<Pgbouncer> {
  const port = await freePort();
  const { user, password } = new Client(databaseUrl);
  const paths = { config: join(folder, "pgbouncer.ini"), users: join(folder, "userlist.txt") };
  const account = databaseAccount();
  const write = (path: string, text: string) => {
    writeFileSync(path, text, { mode: 0o600 });
    if (account) chownSync(path, account.uid, account.gid);
  };
  write(paths.users, `"${user}" "${password}"\n`);
  write(paths.config, configFor(databaseUrl, port, paths.users));

  const child = spawn("pgbouncer", [paths.config], {
    ...account,
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = createInterface(child.stderr);
  let log = "";
  lines.on("line", (line) => {
    log += `${line}\n`;
  });
  const nextLine = async (text: string) => {
    const next = on(lines, "line", { close: ["close"], signal: AbortSignal.timeout(10_000) });
    for await (const [line] of next) if (line.includes(text)) return;
    throw new Error(`PgBouncer has ended:\n${log}`);
  };
  await nextLine("process up");
  const urlOf = (database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf("jaord"),
    directUrl: urlOf("jaord_direct"),
    pointTo: async (newUrl) => {
      write(paths.config, configFor(newUrl, port, paths.users));
      const reloaded = nextLine("re-reading config");
      child.kill("SIGHUP");
      await reloaded;
    },
    stop: async () => {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

function configFor(databaseUrl: string, port: number, users: string): string {
  const server = new Client(databaseUrl);
  const changes: [string | RegExp, string][] = [
    [/host=10\.0\.0\.11 port=5432/g, `host=${server.host} port=${server.port}`],
    ["listen_port = 6432", `listen_port = ${port}`],
    ["/etc/pgbouncer/userlist.txt", users],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`deploy/pgbouncer.ini has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync("deploy/pgbouncer.ini", "utf8"),
  );
}
