import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.server.ts";

let cachedSecret: { dataDir: string; secret: string } | undefined;

/** Derives the key for one purpose from the installation's secret: 43 characters, deterministic. */
export function deriveKey(purpose: string): string {
  const { secret, dataDir } = config();
  return createHmac("sha256", secret ?? loadOrCreateSecret(dataDir))
    .update(purpose)
    .digest("base64url");
}

/** Encrypts a text that is kept in the database, so that a copy of it does not give it away. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text that `seal` encrypted; throws when it was changed or sealed with another secret. */
export function unseal(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function sealingKey(purpose: string): Buffer {
  return Buffer.from(deriveKey(`seal ${purpose}`), "base64url");
}

/** Outside production the secret is generated once and stored in the data folder. */
function loadOrCreateSecret(dataDir: string): string {
  if (cachedSecret?.dataDir === dataDir) return cachedSecret.secret;
  const file = join(dataDir, "secret");
  const tempFile = join(dataDir, `.secret-${randomUUID()}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(tempFile, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Atomic: of several processes starting at once one wins, and no file is half-written.
    linkSync(tempFile, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(tempFile);
  }
  cachedSecret = { dataDir, secret: readFileSync(file, "utf8") };
  return cachedSecret.secret;
}
