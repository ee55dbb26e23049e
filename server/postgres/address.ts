import { createHash } from "node:crypto";
import { lstatSync } from "node:fs";
import { chown, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { StartError } from "../start-error.ts";
import { type Cluster, superuser } from "./cluster.ts";

/** The name of a Unix socket may have 107 bytes, on macOS 103. */
const longestSocketPath = 100;

/** Where the database listens: only on this machine, and only for this account. */
export interface Address {
  /** Command line settings of the postmaster. */
  settings: string[];
  urlOf: (password: string, database: string) => string;
  close: () => Promise<void>;
}

/** Makes ready the address that a cluster's postmaster is to listen on. */
export function openAddress(cluster: Cluster): Promise<Address> {
  return process.platform === "win32" ? openPort() : openSocketFolder(cluster);
}

async function openSocketFolder({ home, account }: Cluster): Promise<Address> {
  const near = join(home, "socket");
  const short = join(
    tmpdir(),
    `jaord-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`,
  );
  const folder = near.length + "/.s.PGSQL.5432".length <= longestSocketPath ? near : short;
  // Under the folder's lock nobody listens here any more: what is left is from a killed database.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  if (lstatSync(folder).uid !== (account?.uid ?? process.getuid?.())) {
    throw new StartError(`${folder} belongs to somebody else; remove it.`);
  }
  return {
    settings: ["listen_addresses=", `unix_socket_directories=${folder}`],
    urlOf: (password, database) =>
      `postgres://${superuser}:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openPort(): Promise<Address> {
  const port = await freePort();
  return {
    settings: ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="],
    urlOf: (password, database) =>
      `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
    close: async () => undefined,
  };
}
