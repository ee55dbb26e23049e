import { hash } from "node:crypto";

const blockBytes = 64;

/**
 * Returns a function for HMAC-SHA-256 (RFC 2104) of ASCII or binary messages, as a latin1 string.
 * Two one-shot hashes take half the time of createHmac, which makes an object for each message.
 */
export function hmacWith(key: string): (...message: Buffer[]) => string {
  const padded = Buffer.alloc(blockBytes);
  if (padded.write(key) < Buffer.byteLength(key)) throw new Error("the key is longer than a block");
  const inner = padded.map((byte) => byte ^ 0x36);
  const outer = padded.map((byte) => byte ^ 0x5c);
  return (...message) => {
    const innerHash = hash("sha256", Buffer.concat([inner, ...message]), "latin1");
    return hash("sha256", Buffer.concat([outer, Buffer.from(innerHash, "latin1")]), "latin1");
  };
}
