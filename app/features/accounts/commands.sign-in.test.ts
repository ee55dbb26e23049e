import { argon2Sync } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { db } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { firstLinkPath, queuedMails } from "#tests/support/queued-mails.ts";
import { requestContext } from "#tests/support/route-args.ts";
import {
  confirmAccount,
  createConfirmedUser,
  requestAccount,
  requestAccountAgain,
  requestPasswordReset,
  signIn,
} from "./commands.server.ts";
import { credentials } from "./tables.server.ts";

useTestDatabase();

const password = "tre røde bær";
const intent = { next: "/create", browser: "b" };

const from = (address: string, cookies: string[] = []) => requestContext(cookies, address);
const context = () => requestContext();

describe("signing in", () => {
  it("sends the link again when the e-mail is unconfirmed and the password is right", async () => {
    const email = "venter@example.no";
    await requestAccount({ email, password }, context(), intent);
    expect(await signIn({ email, password: "feil passord" }, context(), intent)).toEqual({
      ok: false,
      reason: "wrong-credentials",
    });
    expect((await queuedMails(email)).length).toBe(1);
    expect(await signIn({ email, password }, context(), intent)).toEqual({
      ok: false,
      reason: "not-confirmed",
    });
    expect((await queuedMails(email)).length).toBe(2);
    const token = tokenIn((await queuedMails(email)).at(-1));
    expect(await confirmAccount(token, context(), intent)).toMatchObject({ ok: true });
  });

  it("replaces a hash of lower cost", async () => {
    const email = "gammel@example.no";
    const userId = await createConfirmedUser({ email, password, displayName: "" });
    const nonce = Buffer.alloc(16, 7);
    const hash = argon2Sync("argon2id", {
      message: password,
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: 4096,
      passes: 1,
    });
    const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    const old = `$argon2id$v=19$m=4096,t=1,p=1$${base64(nonce)}$${base64(hash)}`;
    await db().update(credentials).set({ passwordHash: old }).where(eq(credentials.userId, userId));
    expect(await signIn({ email, password: "feil passord" }, context(), intent)).toMatchObject({
      ok: false,
    });
    expect(await hashOf(userId)).toBe(old);
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
    expect(await hashOf(userId)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn({ email, password }, context(), intent)).toMatchObject({ ok: true });
  });

  it("is refused after ten wrong attempts, but not from the owner's IP address", async () => {
    const email = "angrepet@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    const attackerContext = () => from("203.0.113.66");
    for (let i = 0; i < 10; i++) {
      const outcome = await signIn({ email, password: `gjetning ${i}` }, attackerContext(), intent);
      expect(outcome).toMatchObject({ reason: "wrong-credentials" });
    }
    const refused = { ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) };
    expect(await signIn({ email, password }, attackerContext(), intent)).toEqual(refused);
    expect(await signIn({ email, password }, from("192.0.2.77"), intent)).toMatchObject({
      ok: true,
    });
  });

  it("does not count successful attempts", async () => {
    const email = "flittig@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    for (let i = 0; i < 12; i++) {
      const outcome = await signIn({ email, password }, from("192.0.2.88"), intent);
      expect(outcome).toMatchObject({ ok: true });
    }
  });

  it("is refused after thirty wrong attempts from one IP address on any accounts", async () => {
    const attackerContext = () => from("203.0.113.99");
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        signIn({ email: `${i}@example.no`, password: "passord" }, attackerContext(), intent),
      ),
    );
    const refused = outcomes.filter((outcome) => !outcome.ok && outcome.reason === "too-many");
    expect(refused.length).toBe(10);
  });
});

describe("the log", () => {
  it("contains the request id of a sign-in, and never the account", async () => {
    const email = "logget@example.no";
    await createConfirmedUser({ email, password, displayName: "" });
    const lines = [vi.spyOn(log(), "info"), vi.spyOn(log(), "warn")];
    const requestContext = () => from("203.0.113.44");
    await signIn({ email, password }, requestContext(), intent);
    for (let i = 0; i < 11; i++)
      await signIn({ email, password: "gjetning" }, requestContext(), intent);
    const written = lines.flatMap((line) => line.mock.calls);
    for (const line of lines) line.mockRestore();
    expect(written).toContainEqual([{ requestId: "test", outcome: "ok" }, "sign-in"]);
    expect(written).toContainEqual([
      { requestId: "test", outcome: "wrong-credentials" },
      "sign-in",
    ]);
    expect(written).toContainEqual([{ requestId: "test", limit: "sign-in" }, "limit reached"]);
    expect(JSON.stringify(written)).not.toMatch(/logget|203\.0|bær|gjetning/);
  });
});

describe("e-mails requested without signing in", () => {
  it("are limited to five an hour per recipient and IP address", async () => {
    const email = "plaget@example.no";
    for (let i = 0; i < 5; i++) {
      expect(await requestPasswordReset(email, from("203.0.113.5"), "/")).toEqual({ ok: true });
    }
    const refused = { ok: false, reason: "too-many", retryAfterSeconds: expect.any(Number) };
    const credentialsOf = { email, password };
    expect(await requestPasswordReset(email, from("203.0.113.5"), "/")).toEqual(refused);
    expect(await requestAccount(credentialsOf, from("203.0.113.5"), intent)).toEqual(refused);
    expect(await requestAccountAgain(email, from("203.0.113.5"), intent)).toEqual(refused);
    expect((await queuedMails(email)).length).toBe(5);
    expect(await requestPasswordReset(email, from("192.0.2.5"), "/")).toEqual({ ok: true });
  });

  it("still reach the owner while four IP addresses ask for as many as they can", async () => {
    const email = "omringet@example.no";
    for (let i = 0; i < 24; i++) await requestPasswordReset(email, from(`203.0.113.${i % 4}`), "/");
    const mailsOfAttack = (await queuedMails(email)).length;
    expect(await requestPasswordReset(email, from("192.0.2.6"), "/")).toEqual({ ok: true });
    expect(await queuedMails(email)).toHaveLength(mailsOfAttack + 1);
    const other = { email, password };
    expect(await requestAccount(other, from("192.0.2.7"), intent)).toEqual({ ok: true });
    expect(await queuedMails(email)).toHaveLength(mailsOfAttack + 2);
  });

  it("are bounded for a mailbox, whose newest link is at most ten minutes old", async () => {
    onTestFinished(() => void vi.useRealTimers());
    const email = "oversvommet@example.no";
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"] });
    const counts: number[] = [];
    for (let minute = 0; minute < 60; minute += 5) {
      vi.setSystemTime(start + minute * 60_000);
      for (let i = 0; i < 8; i++) {
        const everyTimeNew = from(`198.51.${minute}.${i}`);
        expect(await requestPasswordReset(email, everyTimeNew, "/")).toEqual({ ok: true });
      }
      counts.push((await queuedMails(email)).length);
    }
    expect(counts.at(-1)).toBeLessThanOrEqual(20);
    const stalled = counts.filter((count, i) => i > 1 && count === counts[i - 2]);
    expect(stalled, "ten minutes without a mail").toEqual([]);
  });
});

async function hashOf(userId: string): Promise<string | null | undefined> {
  const [row] = await db()
    .select({ password: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return row?.password;
}

function tokenIn(mail: Parameters<typeof firstLinkPath>[0]): string {
  return new URL(firstLinkPath(mail), "http://x").searchParams.get("token") ?? "";
}
