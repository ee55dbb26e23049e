import { hash } from "node:crypto";
import { lstatSync } from "node:fs";
import { chown, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { StartError } from "../start-error.ts";
import type { Cluster } from "./cluster.ts";

export interface Login {
  role: string;
  password: string;
}

/** The system's limit is 107 bytes, on macOS 103. */
const maxSocketPathBytes = 100;

export interface Endpoint {
  settings: string[];
  urlOf: (login: Login, database: string) => string;
  close: () => Promise<void>;
}

export function openEndpoint(cluster: Cluster): Promise<Endpoint> {
  return process.platform === "win32" ? openPort() : openSocketFolder(cluster);
}

async function openSocketFolder({ home, account }: Cluster): Promise<Endpoint> {
  const ownFolder = join(home, "socket");
  const isShort = ownFolder.length + "/.s.PGSQL.5432".length <= maxSocketPathBytes;
  const folder = isShort ? ownFolder : join(tmpdir(), `jaord-${hash("sha256", home).slice(0, 16)}`);
  // The folder's lock is held, so only a killed database can have left this.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  if (lstatSync(folder).uid !== (account?.uid ?? process.getuid?.())) {
    throw new StartError(`${folder} belongs to another user; remove it.`);
  }
  return {
    settings: ["listen_addresses=", `unix_socket_directories=${folder}`],
    urlOf: (login, database) => socketUrl(folder, login, database),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openPort(): Promise<Endpoint> {
  const port = await freePort();
  return {
    settings: ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="],
    urlOf: (login, database) => portUrl(port, login, database),
    close: async () => undefined,
  };
}

export function socketUrl(folder: string, { role, password }: Login, database: string): string {
  return `postgres://${role}:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

export function portUrl(port: number, { role, password }: Login, database: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}
