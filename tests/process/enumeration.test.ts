import { randomBytes, randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { insertAccount, password } from "../support/factories.ts";
import { proofRounds } from "../support/proof.ts";
import { type ConnectedServer, startConnectedServer } from "../support/server.ts";
import { type Session, signUp } from "../support/sessions.ts";

// No form tells by its response or its time whether an e-mail has an account. On a busy machine times
// are too different to compare few of them, so the short form compares the processor time they took.

let server: ConnectedServer;
const samples = proofRounds(15);
const isLong = samples >= 100;
/** Chance lets equal times look as different as this once in so many runs. */
const minProbability = isLong ? 0.01 : 0.0001;
const maxMedianMs = 5;
let owner: Session;

beforeAll(async () => {
  server = await startConnectedServer({ DEMO: "false" });
  owner = await signUp(server, newEmail());
});

afterAll(() => server.end());

type Send = (email: string) => Promise<Response>;

const signUpWith: Send = (email) =>
  post("/auth?mode=signup", { intent: "signup", email, password });
const signInWith: Send = (email) =>
  post("/auth", { intent: "login", email, password: "feil passord her" });
const resetFor: Send = (email) => post("/auth/forgot", { email });
const changeTo: Send = (email) =>
  owner.fetch("/settings", {
    method: "POST",
    body: new URLSearchParams({ intent: "email", email, emailPassword: password }),
  });

const withAccount = async () => (await insertAccount(newEmail())).email;
const withPendingSignUp = async () => {
  const email = newEmail();
  await (await signUpWith(email)).arrayBuffer();
  return email;
};
const withoutAccount = async () => newEmail();

test.each<[string, Send, () => Promise<string>]>([
  ["signing in", signInWith, once(withAccount)],
  ["signing in before the sign-up is confirmed", signInWith, once(withPendingSignUp)],
  ["signing up", signUpWith, withAccount],
  ["a forgotten password", resetFor, withAccount],
  ["a new e-mail", changeTo, withAccount],
])("%s is the same with and without an account", async (name, send, prepare) => {
  const times: [known: number[], unknown: number[]] = [[], []];
  const responses = new Set<string>();
  for (let sample = 0; sample < samples; sample++) {
    const emails = [await prepare(), await withoutAccount()] as const;
    // In random order, so that what else the machine does is no difference.
    const order = randomInt(2) === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      await db().execute(sql`delete from limits`);
      const started = spentMs();
      const response = await send(emails[which]);
      const body = await response.text();
      times[which].push(spentMs() - started);
      responses.add(comparable(response, body, emails[which]));
    }
  }
  expect([...responses]).toHaveLength(1);
  const probability = kolmogorovSmirnov(...times);
  const [known, unknown] = times.map(median) as [number, number];
  if (isLong) {
    const figures = `medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, p = ${probability.toFixed(3)}`;
    process.stdout.write(`${name}: ${figures}\n`);
    expect(Math.abs(known - unknown)).toBeLessThan(maxMedianMs);
  }
  expect(probability).toBeGreaterThan(minProbability);
});

/** Returns the processor time of all threads of the server, or the time where that is unknown. */
function spentMs(): number {
  const threads = `/proc/${server.pid}/task`;
  if (isLong || !existsSync(threads)) return performance.now();
  const nanoseconds = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** Failed attempts change nothing, so that one account is enough. */
function once(prepare: () => Promise<string>): () => Promise<string> {
  let email: Promise<string> | undefined;
  return () => {
    email ??= prepare();
    return email;
  };
}

/** Of one length, so that cookies with the address in them are of one length too. */
function newEmail(): string {
  return `${randomBytes(8).toString("hex")}@example.no`;
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(server.url + path, { method: "POST", redirect: "manual", body });
}

/** Returns the response without the address, the time, and what is random in every response. */
function comparable({ status, headers }: Response, body: string, email: string): string {
  const lines = [...headers]
    .filter(([name]) => !["date", "content-length"].includes(name))
    .map(([name, value]) => {
      const isCookie = name === "set-cookie";
      const length = (text: string) => `=${decodeURIComponent(text).length}`;
      return `${name}: ${isCookie ? value.replace(/=[^;]*/, length) : value}`;
    });
  return [status, ...lines, body]
    .join("\n")
    .replaceAll(/nonce-[^']*|nonce="[^"]*"/g, "")
    .replaceAll(/(i dag|i går|\d+\. \p{L}+) kl\. \d+\.\d+/gu, "")
    .replaceAll(encodeURIComponent(email), "")
    .replaceAll(email, "");
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns how probable it is that both samples are of one distribution (two-sample test). */
function kolmogorovSmirnov(first: number[], second: number[]): number {
  const shareUpTo = (values: number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length;
  const distances = [...first, ...second].map((value) =>
    Math.abs(shareUpTo(first, value) - shareUpTo(second, value)),
  );
  const size = Math.sqrt((first.length * second.length) / (first.length + second.length));
  const lambda = (size + 0.12 + 0.11 / size) * Math.max(...distances);
  const terms = Array.from({ length: 100 }, (_, index) => {
    const k = index + 1;
    return 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  });
  return Math.min(
    1,
    terms.reduce((sum, term) => sum + term, 0),
  );
}
