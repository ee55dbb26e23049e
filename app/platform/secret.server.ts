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

/** Of the current secret alone, by purpose: every token and cookie needs one. */
const derivedKeys = { secret: "", keys: new Map<string, string>() };

/** Returns 43 characters, determined by the secret and `purpose`. */
export function deriveKey(purpose: string): string {
  const secret = installationSecret();
  if (derivedKeys.secret !== secret) {
    derivedKeys.secret = secret;
    derivedKeys.keys.clear();
  }
  const known = derivedKeys.keys.get(purpose);
  if (known !== undefined) return known;
  const key = deriveKeyFrom(secret, purpose);
  derivedKeys.keys.set(purpose, key);
  return key;
}

/** Returns SECRET, or what the installation has made for itself. */
export function installationSecret(): string {
  const { secret, dataDir } = config();
  return secret ?? loadOrCreateSecret(dataDir);
}

/** Returns the keys to verify with: the one of `deriveKey`, then the one of the previous secret. */
export function verificationKeys(purpose: string): [string, ...string[]] {
  const { previousSecret } = config();
  const previous = previousSecret ? [deriveKeyFrom(previousSecret, purpose)] : [];
  return [deriveKey(purpose), ...previous];
}

export function deriveKeyFrom(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}

export function encrypt(purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const [key] = encryptionKeys(purpose);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString("base64url");
}

/** Throws when the text was altered or encrypted with a secret that is no longer configured. */
export function decrypt(purpose: string, encrypted: string): string {
  return decryptWithAny(purpose, encrypted).text;
}

/** Returns the text encrypted with the current secret, or null when it already is. */
export function reencrypt(purpose: string, encrypted: string): string | null {
  const { text, isCurrent } = decryptWithAny(purpose, encrypted);
  return isCurrent ? null : encrypt(purpose, text);
}

const checkBytes = Buffer.alloc(8);

/** Encrypts a number below 2^64 into 22 characters; what was not made here cannot be decrypted. */
export function encryptNumber(purpose: string, number: bigint): string {
  const [key] = encryptionKeys(purpose);
  const block = Buffer.alloc(16);
  block.writeBigUInt64BE(number);
  // One block, whose second half shows when it was altered.
  const cipher = createCipheriv("aes-256-ecb", key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString("base64url");
}

/** Returns null for anything else than an encrypted number. */
export function decryptNumber(purpose: string, encrypted: string): bigint | null {
  const bytes = Buffer.from(encrypted, "base64url");
  if (bytes.length !== 16) return null;
  for (const key of encryptionKeys(purpose)) {
    const cipher = createDecipheriv("aes-256-ecb", key, null).setAutoPadding(false);
    const block = Buffer.concat([cipher.update(bytes), cipher.final()]);
    if (block.subarray(8).equals(checkBytes)) return block.readBigUInt64BE();
  }
  return null;
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A slower hash is unnecessary: tokens have 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function decryptWithAny(purpose: string, encrypted: string): { text: string; isCurrent: boolean } {
  const [current, previous] = encryptionKeys(purpose);
  try {
    return { text: decryptWith(current, encrypted), isCurrent: true };
  } catch (error) {
    if (!previous) throw error;
    return { text: decryptWith(previous, encrypted), isCurrent: false };
  }
}

function decryptWith(key: Buffer, encrypted: string): string {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function encryptionKeys(purpose: string): [current: Buffer, ...previous: Buffer[]] {
  // Must not change: what has been encrypted could no longer be read.
  const [current, previous] = verificationKeys(`seal ${purpose}`);
  const bytes = (key: string) => Buffer.from(key, "base64url");
  return previous ? [bytes(current), bytes(previous)] : [bytes(current)];
}

/** Where an installation without SECRET keeps the one it made. */
export function secretFile(dataDir: string): string {
  return join(dataDir, "secret");
}

function loadOrCreateSecret(dataDir: string): string {
  if (cachedSecret?.dataDir === dataDir) return cachedSecret.secret;
  const file = secretFile(dataDir);
  const tempFile = join(dataDir, `.secret-${randomUUID()}`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(tempFile, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    // Atomic, so that concurrent starts agree on one secret and no file is half-written.
    linkSync(tempFile, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(tempFile);
  }
  cachedSecret = { dataDir, secret: readFileSync(file, "utf8") };
  return cachedSecret.secret;
}
