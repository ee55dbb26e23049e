import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomUUID,
} from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { config } from "./config.server.ts";

let cachedSecret: { dataDir: string; secret: string } | undefined;

/** Returns a key of 43 characters; the same secret and purpose give the same key. */
export function deriveKey(purpose: string): string {
  const { secret, dataDir } = config();
  return createHmac("sha256", secret ?? loadOrCreateSecret(dataDir))
    .update(purpose)
    .digest("base64url");
}

export function encrypt(purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(purpose), nonce);
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** Throws when the text was altered or encrypted with another secret. */
export function decrypt(purpose: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", encryptionKey(purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 suffices: 256 random bits need no slower hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function encryptionKey(purpose: string): Buffer {
  return Buffer.from(deriveKey(`seal ${purpose}`), "base64url");
}

function loadOrCreateSecret(dataDir: string): string {
  if (cachedSecret?.dataDir === dataDir) return cachedSecret.secret;
  const file = join(dataDir, "secret");
  const tempFile = join(dataDir, `.secret-${randomUUID()}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(tempFile, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Atomic: one of several starting processes wins, and no file is half-written.
    linkSync(tempFile, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(tempFile);
  }
  cachedSecret = { dataDir, secret: readFileSync(file, "utf8") };
  return cachedSecret.secret;
}
