import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { responseOf } from "#tests/support/route-args.ts";
import { sendTexts } from "../commands.server.ts";
import { stopUrl, suppress } from "../suppression/commands.server.ts";
import { suppressedAmong } from "../suppression/queries.server.ts";
import { outbox, suppressions } from "../tables.server.ts";
import { loader as incomingLoader, action as receiveText } from "./sms-incoming.ts";
import { action as receiveReport, loader as reportsLoader } from "./sms-reports.ts";

useTestDatabase();
const token = "en-lang-nok-nokkel-for-prover";
const phone = "+4741234567";

beforeEach(() => {
  const provider = { user: "jaord", password: "p", sender: "2012", priceOre: undefined };
  const sms = { ...provider, url: "http://127.0.0.1:9", webhookToken: token, timeoutMs: 1000 };
  configure({ ...config(), sms });
});

afterEach(async () => {
  await db().delete(outbox);
  await db().delete(suppressions);
});

describe("a report", () => {
  test("is stored with its reason", async () => {
    const id = await insertSent();
    expect(await report({ ref: id, status: "false", errorDesc: "Unknown subscriber" })).toBe(200);
    expect(await stored()).toMatchObject([{ status: "failed", failure: "unknown-address" }]);
    expect(await report({ ref: id, status: "true" })).toBe(200);
    expect(await stored()).toMatchObject([{ status: "sent", deliveredAt: expect.any(Date) }]);
  });

  test.each([
    ["of an unknown message", { ref: randomUUID(), status: "true" }],
    ["with a malformed key", { ref: "'; drop table outbox", status: "true" }],
    ["without a key", { status: "true" }],
    ["of nothing", {}],
  ])("%s changes nothing, and is not sent again", async (_, fields) => {
    await insertSent();
    expect(await report(fields)).toBe(200);
    expect(await stored()).toMatchObject([{ status: "sent", deliveredAt: null }]);
  });

  test("of a mail changes nothing", async () => {
    const id = await insertSent({ channel: "mail" });
    await report({ ref: id, status: "false" });
    expect(await stored()).toMatchObject([{ status: "sent" }]);
  });

  test("that is repeated changes nothing, also one that says less", async () => {
    const id = await insertSent();
    await report({ ref: id, status: "true" });
    const [delivered] = await stored();
    await report({ ref: id, status: "true" });
    await report({ ref: id, status: "false", errorDesc: "Call barred" });
    expect(await stored()).toEqual([delivered]);
  });

  test.each([
    ["queued", null],
    ["sending", "delivered"],
    ["uncertain", "delivered"],
  ] as const)("of a message that is %s: %s", async (status, result) => {
    const id = await insertSent({ status });
    await report({ ref: id, status: "true" });
    const deliveredAt = result ? expect.any(Date) : null;
    expect(await stored()).toMatchObject([{ status: result ? "sent" : status, deliveredAt }]);
  });

  test("of more than a form may have is refused", async () => {
    const id = await insertSent();
    const others = Array.from({ length: 200 }, (_, index) => [`field${index}`, "x"]);
    const fields = { ref: id, status: "true", ...Object.fromEntries(others) };
    expect(await report(fields)).toBe(400);
    expect(await stored()).toMatchObject([{ deliveredAt: null }]);
  });

  test("is not read with GET, also with the token", () => {
    expect(() => reportsLoader()).toThrow(expect.objectContaining({ init: { status: 404 } }));
    expect(() => incomingLoader()).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });

  test("with another token is not found", async () => {
    const id = await insertSent();
    expect(await report({ ref: id, status: "true" }, "feil")).toBe(404);
    expect(await stored()).toMatchObject([{ deliveredAt: null }]);
  });
});

describe("a text message", () => {
  test.each(["STOPP", "stopp", " Stop ", "STOP.", "sTOPp!", "Stopp å sende meg slike meldinger"])(
    "%j ends all others",
    async (msg) => {
      expect(await receive({ number: "4741234567", msg })).toBe(200);
      expect(await suppressedAmong([phone], randomUUID())).toEqual(new Set([phone]));
    },
  );

  test.each(["Når stopper bussen?", "Stopper bussen i Odda?", "Ja", "", "Ikke stopp"])(
    "%j ends nothing",
    async (msg) => {
      expect(await receive({ number: "41234567", msg })).toBe(200);
      expect(await db().$count(suppressions)).toBe(0);
    },
  );

  test.each([
    ["41234567", phone],
    ["4741234567", phone],
    ["+47 412 34 567", phone],
    ["46701234567", "+46701234567"],
  ])("is from %s, which is %s", async (number, address) => {
    await receive({ number, prefix: "STOPP", msg: "" });
    expect(await suppressedAmong([address], null)).toEqual(new Set([address]));
  });

  test("to a shared number ends all others also after its keyword", async () => {
    await receive({ number: "41234567", prefix: "JAORD", msg: "stopp" });
    expect(await suppressedAmong([phone], null)).toEqual(new Set([phone]));
  });

  test("of no number is ignored", async () => {
    expect(await receive({ number: "Telenor", msg: "STOPP" })).toBe(200);
    expect(await db().$count(suppressions)).toBe(0);
  });

  test("with another token is not found", async () => {
    expect(await receive({ number: "41234567", msg: "STOPP" }, `${token}x`)).toBe(404);
    expect(await db().$count(suppressions)).toBe(0);
  });
});

test("a link to stop is short", () => {
  expect(stopUrl(phone)).toMatch(/\/unsubscribe\/[\w-]{22}$/);
});

test("a refusal outlasts the secret", async () => {
  await suppress({ address: phone, weddingId: null });
  configure({ ...config(), secret: "b".repeat(40) });
  expect(await suppressedAmong([phone], randomUUID())).toEqual(new Set([phone]));
});

async function insertSent(overrides: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await transaction((tx) =>
    sendTexts(tx, [{ id, to: phone, text: "Hei" }], {
      weddingId: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
    }),
  );
  await db()
    .update(outbox)
    .set({ status: "sent", ...overrides });
  return id;
}

function stored() {
  return db().select().from(outbox);
}

function report(fields: Record<string, string>, key = token): Promise<number> {
  return statusOf(() => receiveReport(argsOf("reports", fields, key) as never));
}

function receive(fields: Record<string, string>, key = token): Promise<number> {
  return statusOf(() => receiveText(argsOf("incoming", fields, key) as never));
}

function argsOf(name: string, fields: Record<string, string>, key: string) {
  const url = `http://localhost:3000/sms/${name}/${key}`;
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return { request, params: { token: key } };
}

async function statusOf(run: () => Promise<unknown>): Promise<number> {
  return (await responseOf(run)).status;
}
