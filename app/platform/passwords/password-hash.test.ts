import { argon2Sync } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashPassword, isOutdatedHash, verifyPassword } from "./password-hash.server.ts";

const password = fc.string({ unit: "binary", minLength: 8, maxLength: 128 });

function hashWith(memory: number, passes: number, text: string): string {
  const nonce = Buffer.from("sixteen bytes...");
  const cost = { memory, passes, parallelism: 1 };
  const hash = argon2Sync("argon2id", { ...cost, message: text, nonce, tagLength: 32 });
  const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(hash)}`;
}

describe("password hashes", () => {
  it("are argon2id at OWASP's first recommendation, salted each time", async () => {
    const [one, two] = [await hashPassword("tre røde bær"), await hashPassword("tre røde bær")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it("match their own password and no other", async () => {
    await fc.assert(
      fc.asyncProperty(password, async (text) => {
        const hash = await hashPassword(text);
        expect(await verifyPassword(text, hash)).toBe(true);
        expect(await verifyPassword(`${text} `, hash)).toBe(false);
        expect(await verifyPassword([...text].slice(0, -1).join(""), hash)).toBe(false);
      }),
      { numRuns: 6 },
    );
  });

  it("include what follows a NUL or 72 bytes", async () => {
    const long = "å".repeat(100);
    expect(await verifyPassword("tre\0grå", await hashPassword("tre\0røde"))).toBe(false);
    expect(await verifyPassword(`${long}b`, await hashPassword(`${long}a`))).toBe(false);
  });

  it("with other costs still match, and are outdated", async () => {
    const old = hashWith(4096, 3, "tre røde bær");
    expect(await verifyPassword("tre røde bær", old)).toBe(true);
    expect(await verifyPassword("tre grå bær", old)).toBe(false);
    expect(isOutdatedHash(old)).toBe(true);
    expect(isOutdatedHash(await hashPassword("tre røde bær"))).toBe(false);
  });

  it("that are missing or malformed match nothing", async () => {
    for (const hash of [null, "", "plain", "$argon2id$v=19$m=19456,t=2,p=1$$", "$2b$10$abc"]) {
      expect(await verifyPassword("tre røde bær", hash)).toBe(false);
    }
  });

  it("take as long to verify without an account", async () => {
    const hash = await hashPassword("tre røde bær");
    // Other work only adds to a time, so the shortest times are compared, until they are known well.
    const shortest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    const isEqual = () => Math.abs(Math.log(shortest.unknown / shortest.known)) < Math.log(1.5);
    for (let i = 0; i < 7 || (i < 60 && !isEqual()); i++) {
      const known = await timeOf(() => verifyPassword("feil", hash));
      const unknown = await timeOf(() => verifyPassword("feil", null));
      shortest.known = Math.min(shortest.known, known);
      shortest.unknown = Math.min(shortest.unknown, unknown);
    }
    expect(isEqual()).toBe(true);
  });

  it("leave threads for other work while many are queued", async () => {
    const many = timeOf(() =>
      Promise.all(Array.from({ length: 24 }, () => hashPassword("tre røde bær"))),
    );
    const page = timeOf(() => promisify(gzip)("en side"));
    expect(await page).toBeLessThan((await many) / 5);
  });

  it("are refused with 429 when too many are queued", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 520 }, () => verifyPassword("feil", hashWith(8, 1, "kort"))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.reason).toMatchObject({ init: { status: 429 } });
    expect(await verifyPassword("kort", hashWith(8, 1, "kort"))).toBe(true);
  });
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
