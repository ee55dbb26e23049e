import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { config, configure } from "#app/platform/config.server.ts";
import {
  connectDatabase,
  db,
  disconnectDatabase,
  transaction,
} from "#app/platform/db/database.server.ts";
import { configureLog } from "#app/platform/log.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { insertWedding } from "#tests/support/factories.ts";
import type { FailingService } from "#tests/support/failing-calls.ts";
import { type LossyProxy, startLossyProxy } from "#tests/support/lossy-proxy.ts";
import { type SmsServer, startSmsServer } from "#tests/support/sms-server.ts";
import { type MailServer, startMailServer } from "#tests/support/smtp-server.ts";
import { sendMail, sendTexts } from "./commands.server.ts";
import { deliverMessage } from "./jobs.server.ts";
import type { Channel } from "./rules.ts";
import { outbox } from "./tables.server.ts";

// Fails the n-th call of a delivery, for each n: to the database, to the mail server and to the
// provider of text messages, before it arrives and before its reply does.

const database = useTestDatabase();
let mailServer: MailServer;
let provider: SmsServer;
let databaseProxy: DatabaseProxy;
const proxies = {} as Record<Channel, LossyProxy>;

beforeAll(async () => {
  configureLog("silent");
  mailServer = await startMailServer();
  provider = await startSmsServer();
  databaseProxy = await startDatabaseProxy(database.url);
  proxies.mail = await startLossyProxy(mailServer.port);
  proxies.sms = await startLossyProxy(Number(new URL(provider.url).port));
  configure({
    ...config(),
    smtpUrl: `smtp://127.0.0.1:${proxies.mail.port}`,
    sms: { ...provider.settings, url: `http://127.0.0.1:${proxies.sms.port}` },
  });
  await disconnectDatabase();
  connectDatabase(databaseProxy.url);
});

afterAll(async () => {
  await databaseProxy.stop();
  for (const proxy of Object.values(proxies)) await proxy.stop();
  await mailServer.stop();
  await provider.stop();
});

describe.each(["mail", "sms"] as const)(
  "a message by %s arrives at most once, and is not lost",
  (channel) => {
    test.each([
      ["a call of the database fails", () => databaseProxy],
      ["a reply of the database does not arrive", databaseLosingReply],
      ["what is sent does not arrive", () => proxies[channel].losing("request")],
      ["the reply does not arrive", () => proxies[channel].losing("reply")],
    ] as const)("when %s", async (_, serviceOf) => {
      const { findings, failures } = await failEachCall(channel, serviceOf());
      expect(findings).toEqual([]);
      expect(failures).toBeGreaterThan(0);
    });
  },
);

async function failEachCall(channel: Channel, service: FailingService) {
  const findings: string[] = [];
  for (let number = 1; ; number++) {
    const id = await send[channel]();
    service.failCall(number);
    await deliverMessage.run({ id }, id).catch(() => undefined);
    const failed = service.forwardAll();
    // The queue starts a job again when it has failed.
    await deliverMessage.run({ id }, id);
    const [message] = await db().select().from(outbox).where(eq(outbox.id, id));
    const arrived = arrivals(id);
    // A failure of the database alone leaves no doubt whether the server was called.
    const mayBeUncertain = isOfDatabase(service) ? arrived === 1 : arrived <= 1;
    const isKnown =
      (message?.status === "sent" && arrived === 1) ||
      (message?.status === "uncertain" && message.content !== null && mayBeUncertain);
    if (!isKnown) {
      findings.push(`call ${number}, ${failed}: ${message?.status}, arrived ${arrived} times`);
    }
    if (!failed) return { findings, failures: number - 1 };
  }
}

function databaseLosingReply(): FailingService {
  return {
    ...databaseProxy,
    failCall: (number) => databaseProxy.failCall(number, { isReplyLost: true }),
  };
}

function isOfDatabase({ forwardAll }: FailingService): boolean {
  return forwardAll === databaseProxy.forwardAll;
}

function arrivals(id: string): number {
  const mails = mailServer.received.all.filter(({ mail }) => mail.messageId?.includes(id));
  const texts = provider.received.all.filter(({ ref }) => ref === id);
  return mails.length + texts.length;
}

const send: Record<Channel, () => Promise<string>> = {
  mail: async () => {
    const id = randomUUID();
    const mail = { to: { address: "kari@example.no" }, subject: "Hei", text: "Hei", html: "Hei" };
    await transaction((tx) => sendMail(tx, mail, { owner: "platform", id }));
    return id;
  },
  sms: async () => {
    const id = randomUUID();
    const weddingId = await insertWedding();
    const expiresAt = new Date(Date.now() + 3_600_000);
    const text = { id, to: "+4741234567", text: "Hei" };
    await transaction((tx) => sendTexts(tx, [text], { weddingId, expiresAt }));
    return id;
  },
};
