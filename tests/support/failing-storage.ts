import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "#app/platform/config.server.ts";

/** Runs `work` while the folder of uploaded files cannot be written. */
export async function withFailingStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  const folder = join(config().dataDir, "files");
  const aside = `${folder}-aside`;
  await mkdir(folder, { recursive: true });
  await rename(folder, aside);
  await writeFile(folder, "");
  try {
    return await work();
  } finally {
    await rm(folder);
    await rename(aside, folder);
  }
}
