import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hmacWith } from "./hmac.server.ts";

test("equals createHmac for every key and message", () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  const key = fc.string({ unit: "grapheme-ascii", maxLength: 64 });
  fc.assert(
    fc.property(key, fc.array(bytes, { maxLength: 3 }), (secret, message) => {
      const expected = createHmac("sha256", secret).update(Buffer.concat(message));
      expect(hmacWith(secret, 600)(...message)).toBe(expected.digest("latin1"));
    }),
  );
});

test("a key longer than a block is refused", () => {
  expect(() => hmacWith("k".repeat(65), 1)).toThrow("longer than a block");
});

test("a message that is longer than announced is refused", () => {
  expect(() => hmacWith("key", 8)(Buffer.alloc(4), "audience")).toThrow("more than 8 bytes");
  expect(() => hmacWith("key", 8)(Buffer.alloc(4), "page")).not.toThrow();
});
