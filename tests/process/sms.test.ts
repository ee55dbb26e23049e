import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { createCampaign } from "#app/features/sms/commands.server.ts";
import { sendDueTexts } from "#app/features/sms/jobs.server.ts";
import { listTexts } from "#app/features/sms/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { db, disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuests } from "../support/factories.ts";
import {
  connectToServer,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { signUpOwner } from "../support/sessions.ts";
import { type SmsServer, startSmsServer } from "../support/sms-server.ts";

const reportsConnections = {
  NODE_OPTIONS: `--import ${pathToFileURL(resolve("tests/support/report-connections.ts"))}`,
};

const minuteMs = 60_000;

/** More than are sent at the same time. */
const guests = 24;

let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let provider: SmsServer;
let server: RunningServer;

beforeAll(async () => {
  provider = await startSmsServer();
  folder = await makePreparedFolder();
  server = await start();
});

afterAll(async () => {
  await disconnectDatabase();
  await server.stop();
  await provider.stop();
  await folder.remove();
});

test("killed while sending what was planned: nobody twice, nobody lost", async () => {
  const { weddingId, userId } = await signUpOwner(server, `${randomUUID()}@example.no`);
  const wedding = weddingId as OwnedWeddingId;
  await insertGuests(
    wedding,
    Array.from({ length: guests }, (_, index) => ({
      name: `Gjest ${index}`,
      phone: `+4741${String(index).padStart(6, "0")}`,
    })),
  );
  const acceptedBefore = 2;
  provider.replies = ["accept", "accept", "never"];
  const id = randomUUID();
  await createCampaign(wedding, userId, id, {
    title: "Bussen",
    message: "Hei {navn}",
    recipients: { statuses: [], categoryIds: [], householdIds: [], tableIds: [] },
    onePerHousehold: false,
    scheduledAt: new Date(now().getTime() - minuteMs),
    mayBeSentAtNight: true,
    isPlanned: true,
  });
  await sendDueTexts.run({}, "");
  await provider.received.atLeast(3);
  expect(server.output()).toContain(`connected to port ${new URL(provider.url).port}`);
  await disconnectDatabase();
  await server.kill();

  server = await start();
  await sendDueTexts.run({}, "");
  // The queue gives a dead process's jobs to another when their time is over.
  const unfinished = (await listTexts(wedding, id)).filter(({ status }) => status !== "sent");
  const messageIds = unfinished.map(({ messageId }) => messageId ?? "");
  for (const messageId of [...messageIds, ...messageIds]) {
    await deliverMessage.run({ id: messageId }, "");
  }

  const received = Map.groupBy(provider.received.all, ({ to }) => `+47${to}`);
  const results = await listTexts(wedding, id);
  expect(results).toHaveLength(guests);
  for (const { state, phone } of results) {
    const count = received.get(phone ?? "")?.length ?? 0;
    if (state === "underway") expect(count, `${phone} is sent`).toBe(1);
    else expect([state, count <= 1], String(phone)).toEqual(["uncertain", true]);
  }
  const count = (state: string) => results.filter((each) => each.state === state).length;
  expect(count("underway"), "the rest is sent after the restart").toBeGreaterThan(acceptedBefore);
  expect(count("uncertain"), "at least the one without a reply").toBeGreaterThan(0);

  const reported = results.find(({ state }) => state === "uncertain");
  const path = `/sms/reports/${provider.settings.webhookToken}`;
  const body = new URLSearchParams({ ref: reported?.messageId ?? "", status: "true" });
  const response = await fetch(server.url + path, { method: "POST", body });
  expect(response.status).toBe(200);
  const after = await listTexts(wedding, id);
  expect(after.find(({ id: text }) => text === reported?.id)).toMatchObject({ state: "delivered" });
  expect(server.output()).not.toContain(provider.settings.webhookToken ?? "");
});

test("without its account and password, nothing is sent and no connection is opened", async () => {
  const demoFolder = await makePreparedFolder();
  await disconnectDatabase();
  const demo = await startServer(demoFolder.path, { DEMO: "true", ...reportsConnections });
  connectToServer(demo);
  const couple = await signUpOwner(demo, `${randomUUID()}@example.no`);
  const wedding = couple.weddingId as OwnedWeddingId;
  await insertGuests(wedding, [{ name: "Marit Å", phone: "+4741234567" }]);
  const id = randomUUID();
  const fields = { intent: "create", id, title: "Hei", message: "Hei {navn}", step: "send" };
  const body = new URLSearchParams({ ...fields, night: "on" });
  const sent = await couple.fetch("/sms-campaigns", { method: "POST", body });
  expect(sent.status).toBe(303);
  expect(await listTexts(wedding, id)).toMatchObject([{ name: "Marit Å", state: "demo" }]);
  const { rows } = await db().execute(
    sql`select count(*)::int as messages from outbox where channel = 'sms'`,
  );
  expect(rows).toEqual([{ messages: 0 }]);
  expect(demo.output()).not.toContain("connected to");
  await disconnectDatabase();
  await demo.stop();
  await demoFolder.remove();
  connectToServer(server);
});

async function start(): Promise<RunningServer> {
  const started = await startServer(folder.path, {
    ...provider.environment,
    ...reportsConnections,
  });
  connectToServer(started);
  configure({ ...config(), sms: provider.settings });
  return started;
}
