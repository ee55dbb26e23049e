import { createHash } from "node:crypto";

export function hashOfAddress(address: string): string {
  return createHash("sha256").update(address.trim().toLowerCase()).digest("base64url");
}
