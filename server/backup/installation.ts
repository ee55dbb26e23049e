import { existsSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Config, externalOwnerUrl } from "#app/platform/config.server.ts";
import { secretFile } from "#app/platform/secret.server.ts";
import { syncFolder } from "#app/platform/storage/sync-folder.server.ts";
import { runningDatabaseUrl, startEmbeddedPostgres } from "../embedded-postgres.ts";
import { FolderInUseError } from "../postgres/folder-lock.ts";
import { StartError } from "../start-error.ts";

interface OpenDatabase {
  url: string;
  close: () => Promise<void>;
}

const leaveRunning = async () => undefined;

/** The database of the settings, of the running product, or of the data folder, which is started. */
export async function openDatabase(
  config: Config,
  progress: (step: string) => void,
): Promise<OpenDatabase> {
  const external = externalOwnerUrl(config);
  if (external) return { url: external, close: leaveRunning };
  if (!existsSync(join(config.dataDir, "postgres"))) {
    throw new StartError(`There is no database in ${config.dataDir}, and DATABASE_URL is not set.`);
  }
  try {
    return await start(config, progress);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return { url: await runningDatabaseUrl(config.dataDir), close: leaveRunning };
  }
}

/** Throws when the product runs on the data folder. */
export async function openForRestore(
  config: Config,
  progress: (step: string) => void,
): Promise<OpenDatabase> {
  const external = externalOwnerUrl(config);
  if (external) return { url: external, close: leaveRunning };
  try {
    return await start(config, progress);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartError(
      `Jaord runs on ${config.dataDir}. Stop it first; nothing was changed.\n(${error.message})`,
    );
  }
}

async function start(config: Config, progress: (step: string) => void): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedPostgres(config.dataDir, progress);
  return { url, close: stop };
}

/** Where a backup keeps the secret that an installation made for itself. */
export function secretBeside(archive: string): string {
  return `${archive}.secret`;
}

export function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8").trim() : undefined;
}

export async function writeSecret(path: string, secret: string): Promise<void> {
  const partial = `${path}.partial`;
  await rm(partial, { force: true });
  const file = await open(partial, "wx", 0o600);
  try {
    await file.writeFile(secret);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
  await syncFolder(dirname(path));
}

function restoredSecretFile(dataDir: string): string {
  return join(dataDir, "secret.restored");
}

/**
 * Stores the secret of an archive beside the installation's own, before its rows are committed.
 * While it is there, the product does not start: the rows may belong to either secret.
 */
export function prepareSecret(dataDir: string, secret: string): Promise<void> {
  return writeSecret(restoredSecretFile(dataDir), secret);
}

export async function adoptSecret(dataDir: string): Promise<void> {
  await rename(restoredSecretFile(dataDir), secretFile(dataDir));
  await syncFolder(dataDir);
}

/** Must precede the start of a product that keeps its own secret. */
export function checkRestoreEnded({ secret, dataDir }: Config): void {
  if (secret || !existsSync(restoredSecretFile(dataDir))) return;
  throw new StartError(
    "A restore was interrupted at its end. Repeat it: npm run restore -- --from FILE --overwrite",
  );
}
