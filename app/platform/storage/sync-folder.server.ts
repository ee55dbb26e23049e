import { open } from "node:fs/promises";

/** What was created, renamed or deleted in a folder survives a power cut only after this. */
export async function syncFolder(path: string): Promise<void> {
  // Windows refuses to.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
