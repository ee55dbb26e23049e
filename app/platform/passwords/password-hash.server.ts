import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import PQueue from "p-queue";
import { tooManyRequests } from "#app/platform/http/responses.server.ts";

// OWASP's first choice for argon2id: memory in KiB, passes, lanes. About 30 ms of one core.
const currentCost = { memory: 19_456, passes: 2, parallelism: 1 };

const derive = promisify(argon2);

// Hashing occupies a core and a thread of the pool that compression and files share.
const queue = new PQueue({ concurrency: Math.max(1, Math.min(3, availableParallelism() - 1)) });
const maxQueued = 500;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await enqueue(() =>
    derive("argon2id", { ...currentCost, message: password, nonce, tagLength: 32 }),
  );
  const { memory, passes, parallelism } = currentCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Takes equally long without a hash, so that timing does not reveal accounts. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const storedHash = hash === null ? null : parse(hash);
  const expected = storedHash?.hash ?? Buffer.alloc(32);
  const actual = await enqueue(() =>
    derive("argon2id", {
      ...(storedHash?.cost ?? currentCost),
      message: password,
      nonce: storedHash?.nonce ?? Buffer.alloc(16),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(actual, expected) && storedHash !== null;
}

export function isOutdatedHash(hash: string): boolean {
  const cost = parse(hash)?.cost;
  return (
    cost?.memory !== currentCost.memory ||
    cost.passes !== currentCost.passes ||
    cost.parallelism !== currentCost.parallelism
  );
}

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{22,88})$/;

function parse(text: string) {
  const [, memory, passes, parallelism, nonce, hash] = phc.exec(text) ?? [];
  if (!nonce || !hash) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= maxQueued) throw tooManyRequests(10);
  return queue.add(work);
}
