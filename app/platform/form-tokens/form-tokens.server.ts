import { createHmac, hash, randomUUID, timingSafeEqual } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { deriveKey } from "#app/platform/secret.server.ts";
import { meetsDifficulty, proofOfWorkInput } from "./proof-of-work.ts";

/** Embedded in every guest form of a page and sent back with it. */
export interface FormToken {
  /** Idempotency key: the same key with the same content is handled once. */
  key: string;
  /** The visitor the page was rendered for. */
  visitorId: string;
  issuedAt: Date;
}

const version = 1;
const bytes = { version: 1, key: 16, visitorId: 16, issuedAt: 6, signature: 16 };
const payloadBytes = bytes.version + bytes.key + bytes.visitorId + bytes.issuedAt;
const maxNonceLength = 16;

/**
 * Returns a signed token for one page.
 * @param audience the token is rejected for any other audience
 * @param visitorId null for an unknown visitor: a new id is generated
 */
export function issueFormToken(audience: string, visitorId: string | null): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.writeUInt8(version, 0);
  writeUuid(payload, randomUUID(), bytes.version);
  writeUuid(payload, visitorId ?? randomUUID(), bytes.version + bytes.key);
  payload.writeUIntBE(now().getTime(), payloadBytes - bytes.issuedAt, bytes.issuedAt);
  return Buffer.concat([payload, signatureOf(payload, audience)]).toString("base64url");
}

/** Returns the token's content, or null for a forged or damaged token. */
export function verifyFormToken(audience: string, text: string): FormToken | null {
  const token = Buffer.from(text, "base64url");
  const payload = token.subarray(0, payloadBytes);
  const signature = token.subarray(payloadBytes);
  if (signature.length !== bytes.signature || token.toString("base64url") !== text) return null;
  if (payload[0] !== version || !timingSafeEqual(signature, signatureOf(payload, audience)))
    return null;
  return {
    key: readUuid(payload, bytes.version),
    visitorId: readUuid(payload, bytes.version + bytes.key),
    issuedAt: new Date(payload.readUIntBE(payloadBytes - bytes.issuedAt, bytes.issuedAt)),
  };
}

/** Checks the nonce of a form token's proof of work. */
export function isProofOfWork(formToken: string, nonce: string): boolean {
  if (nonce === "" || nonce.length > maxNonceLength) return false;
  return meetsDifficulty(hash("sha256", proofOfWorkInput(formToken, nonce), "buffer"));
}

function signatureOf(payload: Buffer, audience: string): Buffer {
  return createHmac("sha256", deriveKey("tickets"))
    .update(payload)
    .update(audience)
    .digest()
    .subarray(0, bytes.signature);
}

function writeUuid(target: Buffer, uuid: string, offset: number): void {
  target.write(uuid.replaceAll("-", ""), offset, "hex");
}

function readUuid(source: Buffer, offset: number): string {
  const hex = source.toString("hex", offset, offset + 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
