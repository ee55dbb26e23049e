import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coding, encodePage } from "./encoded-page.ts";

const decoders: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};

function decoded(bytes: string, coding: Coding): string {
  return decoders[coding](Buffer.from(bytes, "latin1")).toString();
}

const token = () => randomBytes(55).toString("base64url");

test.for(["br", "gzip", "identity"] as const)(
  "%s: every text stands in its places",
  async (coding) => {
    const pieces = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 60 })), {
      maxLength: 7,
    });
    await fc.assert(
      fc.asyncProperty(pieces, async (parts) => {
        const first = token();
        const page = await encodePage(parts.join(first), first, coding, 9);
        for (const next of [first, token(), token(), "A".repeat(first.length)]) {
          const bytes = page.fill(next);
          expect(bytes.length).toBe(page.byteLength);
          expect(decoded(bytes, coding)).toBe(parts.join(next));
        }
      }),
      { numRuns: 60 },
    );
  },
);

test("a page without such a text is the same in every response", async () => {
  const page = await encodePage("<p>Velkommen til Åse &amp; Bjørn</p>", "", "br", 9);
  expect(page.fill("")).toBe(page.fill("x"));
  expect(decoded(page.fill(""), "br")).toBe("<p>Velkommen til Åse &amp; Bjørn</p>");
});

test("the holes cost little", async () => {
  const words = Array.from(
    { length: 3000 },
    (_, index) => `<li class="row">Gjest ${index % 97}</li>`,
  );
  const form = `<form><input name="token" value="${"t".repeat(74)}"></form>`;
  const withHoles = [...words, form, ...words, form, ...words].join("");
  const page = await encodePage(withHoles, "t".repeat(74), "br", 9);
  const plain = await encodePage(withHoles, "", "br", 9);
  expect(page.byteLength).toBeLessThan(plain.byteLength + 2 * 200);
});

test("a page is never encoded as a copy of a hole", async () => {
  const hidden = "t".repeat(74);
  const letters = Array.from({ length: 200 }, (_, code) => `${String.fromCharCode(code + 40)}" a`);
  const html = Array.from({ length: 8 }, () => `"${hidden}" a${letters.join("")}`).join("");
  for (let round = 0; round < 40; round++) {
    const page = await encodePage(html, hidden, "gzip", 9);
    expect(decoded(page.fill(token().slice(0, 74).padEnd(74, "x")), "gzip").length).toBe(
      html.length,
    );
  }
});
