import { storage } from "#app/platform/storage/storage.server.ts";

/** The ids of all stored pictures. */
export async function listStoredPictures(): Promise<string[]> {
  const keys = await Array.fromAsync(storage().list("pictures/"), ({ key }) => key);
  return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))].sort();
}
