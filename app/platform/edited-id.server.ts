import { createHash } from "node:crypto";

/**
 * Returns the id for what a form stores that was edited and sent again with its id, as after Back: the
 * same one for the same content, so that a repeat is still known as such.
 */
export function idOfEdited(id: string, content: unknown): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([id, content]))
    .digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)];
  return [...parts, hash.slice(20, 32)].join("-");
}
