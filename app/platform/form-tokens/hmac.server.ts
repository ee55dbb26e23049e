import { hash } from "node:crypto";

const blockBytes = 64;
const hashBytes = 32;

/**
 * Returns a function for HMAC-SHA-256 (RFC 2104) of ASCII or binary messages of up to `maxBytes`, as
 * a latin1 string. Throws for a key of more than 64 bytes and for a longer message. Two one-shot
 * hashes take a third of the time of createHmac, which makes an object for each message.
 */
export function hmacWith(
  key: string,
  maxBytes: number,
): (...message: (Buffer | string)[]) => string {
  const padded = Buffer.alloc(blockBytes);
  if (padded.write(key) < Buffer.byteLength(key)) throw new Error("the key is longer than a block");
  const inner = Buffer.concat([padded.map((byte) => byte ^ 0x36)], blockBytes + maxBytes);
  const outer = Buffer.concat([padded.map((byte) => byte ^ 0x5c)], blockBytes + hashBytes);
  return (...message) => {
    let end = blockBytes;
    for (const part of message) {
      if (end + part.length > inner.length) throw new Error(`more than ${maxBytes} bytes to sign`);
      if (typeof part === "string") inner.write(part, end, "latin1");
      else inner.set(part, end);
      end += part.length;
    }
    outer.write(hash("sha256", inner.subarray(0, end), "latin1"), blockBytes, "latin1");
    return hash("sha256", outer, "latin1");
  };
}
