import { createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { now } from "#app/platform/clock.ts";
import { deriveKey, verificationKeys } from "#app/platform/secret.server.ts";
import { hmacWith } from "./hmac.server.ts";

export interface FormToken {
  key: string;
  visitorId: string;
  issuedAt: Date;
}

const version = 1;
const byteLengths = { version: 1, key: 16, visitorId: 16, issuedAt: 6, signature: 16 };
const payloadBytes =
  byteLengths.version + byteLengths.key + byteLengths.visitorId + byteLengths.issuedAt;
// Must not change: tokens that have been issued would become invalid.
const purpose = "tickets";

const randomPool = Buffer.alloc(4096);
let randomUsed = randomPool.byteLength;
const maxAudienceBytes = 64;
const newSigner = (key: string) => ({ key, sign: hmacWith(key, payloadBytes + maxAudienceBytes) });
let signer = newSigner("");

/** One for all tokens: making a buffer takes as long as a hash. */
const token = Buffer.alloc(payloadBytes + byteLengths.signature);
const payload = token.subarray(0, payloadBytes);

/**
 * Issues a signed token for one audience, in ASCII of up to 64 characters. A null `visitorId` generates
 * a new one.
 */
export function issueFormToken(audience: string, visitorId: string | null): string {
  const visitorAt = byteLengths.version + byteLengths.key;
  token.writeUInt8(version, 0);
  writeRandomBytes(token, byteLengths.version, byteLengths.key + byteLengths.visitorId);
  if (visitorId) writeUuid(token, visitorId, visitorAt);
  token.writeUIntBE(now().getTime(), payloadBytes - byteLengths.issuedAt, byteLengths.issuedAt);
  token.write(currentSigner()(payload, audience), payloadBytes, byteLengths.signature, "latin1");
  return token.toString("base64url");
}

/** Returns null for an invalid token or one of another audience. */
export function verifyFormToken(audience: string, text: string): FormToken | null {
  const token = Buffer.from(text, "base64url");
  const payload = token.subarray(0, payloadBytes);
  const signature = token.subarray(payloadBytes);
  if (signature.length !== byteLengths.signature || token.toString("base64url") !== text)
    return null;
  const isValid = verificationKeys(purpose).some((key) =>
    timingSafeEqual(signature, signatureOf(payload, audience, key)),
  );
  if (payload[0] !== version || !isValid) return null;
  return {
    key: readUuid(payload, byteLengths.version),
    visitorId: readUuid(payload, byteLengths.version + byteLengths.key),
    issuedAt: new Date(
      payload.readUIntBE(payloadBytes - byteLengths.issuedAt, byteLengths.issuedAt),
    ),
  };
}

/** Of the pool, because asking for some at a time takes longer than the signature. */
function writeRandomBytes(target: Buffer, offset: number, length: number): void {
  if (randomUsed + length > randomPool.byteLength) {
    randomFillSync(randomPool);
    randomUsed = 0;
  }
  randomPool.copy(target, offset, randomUsed, randomUsed + length);
  randomUsed += length;
}

function currentSigner() {
  const key = deriveKey(purpose);
  if (signer.key !== key) signer = newSigner(key);
  return signer.sign;
}

function signatureOf(payload: Buffer, audience: string, key: string): Buffer {
  return createHmac("sha256", key)
    .update(payload)
    .update(audience)
    .digest()
    .subarray(0, byteLengths.signature);
}

function writeUuid(target: Buffer, uuid: string, offset: number): void {
  target.write(uuid.replaceAll("-", ""), offset, "hex");
}

function readUuid(source: Buffer, offset: number): string {
  const hex = source.toString("hex", offset, offset + 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
