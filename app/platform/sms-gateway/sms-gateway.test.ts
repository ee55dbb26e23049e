import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { config, configure, parseConfig } from "#app/platform/config.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { type SmsServer, startSmsServer } from "#tests/support/sms-server.ts";
import { isSmsDemo, isWebhookToken, takesReplies, transmitSms } from "./sms-gateway.server.ts";
import { readIncoming, readReport } from "./sveve.server.ts";

// What every adapter must keep: see `SmsTransmission`.

let server: SmsServer;

beforeAll(async () => {
  configureLog("silent");
  server = await startSmsServer();
  useProvider();
});

afterEach(() => {
  server.reset();
  useProvider();
});

afterAll(() => server.stop());

test("a message arrives with its text, sender and key", async () => {
  const key = randomUUID();
  expect(await send({ key, text: "Hei Åse 🎉" })).toEqual({
    outcome: "accepted",
    providerId: expect.stringMatching(/^\d+$/),
  });
  expect(server.received.all).toEqual([
    {
      user: "jaord",
      passwd: "p@ss",
      to: "41234567",
      msg: "Hei Åse 🎉",
      from: "Jaord",
      ref: key,
      f: "json",
    },
  ]);
});

test("a foreign number keeps its country code", async () => {
  await send({ to: "+46701234567" });
  expect(server.received.all[0]?.to).toBe("+46701234567");
});

test.each([
  ["refuses the number", "refuse the number", "unknown-recipient"],
  ["refuses the request", 400, "rejected"],
  ["fails", 500, "unknown"],
  ["is a gateway without an answer", 502, "unknown"],
  ["is a gateway that has waited too long", 504, "unknown"],
  ["replies with what a login page does", 302, "unknown"],
  ["replies with nonsense", "nonsense", "unknown"],
  ["replies with a megabyte", "too much", "unknown"],
  ["hangs up after it has read the message", "hang up", "unknown"],
] as const)("a provider that %s", async (_, reply, outcome) => {
  server.replies = [reply];
  expect(await send()).toEqual({ outcome });
  expect(server.received.all).toHaveLength(1);
});

test("a provider that replies too late may have sent the message", async () => {
  useProvider({ timeoutMs: 150 });
  server.replies = ["never"];
  expect(await send()).toEqual({ outcome: "unknown" });
});

test("a provider that hangs up at once may have read the message", async () => {
  server.isDeaf = true;
  expect(await send()).toEqual({ outcome: "unknown" });
});

test.each([["refuse all"], [301], [308], [401], [403], [404], [408], [429], [503]] as const)(
  "a provider that answers %s has certainly not sent it",
  async (reply) => {
    server.replies = [reply];
    await expect(send()).rejects.toThrow("SMS provider");
  },
);

test("a provider that is down has certainly not sent it", async () => {
  useProvider({ url: "http://127.0.0.1:9" });
  await expect(send()).rejects.toThrow();
});

test("without a provider nothing is sent", async () => {
  configure(parseConfig({}));
  expect(isSmsDemo()).toBe(true);
  await expect(send()).rejects.toThrow("no SMS provider");
  expect(server.connections).toBe(0);
});

test.each([
  ["Jaord", false],
  ["2012", true],
  ["+4741234567", true],
])("whether %s takes replies", (sender, replies) => {
  useProvider({ sender });
  expect(takesReplies()).toBe(replies);
});

test("only the configured token is one", () => {
  expect(isWebhookToken(server.settings.webhookToken ?? "")).toBe(true);
  expect(isWebhookToken(`${server.settings.webhookToken}x`)).toBe(false);
  useProvider({ webhookToken: undefined });
  expect([isWebhookToken(""), isWebhookToken("undefined")]).toEqual([false, false]);
});

test.each<[Record<string, string>, ReturnType<typeof readReport>]>([
  [
    { ref: "a", status: "true" },
    { key: "a", delivered: true, reason: null },
  ],
  [
    { ref: "a", status: "false", errorDesc: "Unknown subscriber" },
    { key: "a", delivered: false, reason: "unknown-address" },
  ],
  [
    { ref: "a", status: "false", errorCode: "ABSENT_SUBSCRIBER" },
    { key: "a", delivered: false, reason: "unreachable" },
  ],
  [
    { ref: "a", status: "FALSE", errorDesc: "Call barred" },
    { key: "a", delivered: false, reason: "blocked" },
  ],
  [
    { ref: "a", status: "false" },
    { key: "a", delivered: false, reason: "refused" },
  ],
  [{ ref: "a", status: "maybe" }, null],
  [{ status: "true" }, null],
])("the report %j", (fields, report) => {
  expect(readReport(formOf(fields))).toEqual(report);
});

test("a forwarded text has its keyword back", () => {
  const form = formOf({ number: "41234567", msg: "takk", prefix: "STOPP" });
  expect(readIncoming(form)).toEqual({ from: "41234567", texts: ["STOPP takk", "takk"] });
  expect(readIncoming(formOf({ msg: "STOPP" }))).toBeNull();
});

function useProvider(changes: Partial<SmsServer["settings"]> = {}): void {
  configure({ ...parseConfig({}), sms: { ...server.settings, ...changes } });
  expect(config().sms).toBeDefined();
}

function send(message: Partial<Parameters<typeof transmitSms>[0]> = {}) {
  return transmitSms({ to: "+4741234567", text: "Hei", key: randomUUID(), ...message });
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
