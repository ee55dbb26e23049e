import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverMessage } from "#app/features/delivery/jobs.server.ts";
import { listDeliveries } from "#app/features/invitations/queries.server.ts";
import { listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { sendDueInvitations } from "#app/pages/mails/send-due-invitations.server.ts";
import { config, configure } from "#app/platform/config.server.ts";
import { disconnectDatabase } from "#app/platform/db/database.server.ts";
import { insertGuest } from "../support/factories.ts";
import {
  connectToServer,
  makePreparedFolder,
  type RunningServer,
  startServer,
} from "../support/server.ts";
import { type Session, signUpOwner } from "../support/sessions.ts";
import { type MailServer, startMailServer } from "../support/smtp-server.ts";

/** More than are sent at the same time. */
const households = 24;

let folder: Awaited<ReturnType<typeof makePreparedFolder>>;
let mailServer: MailServer;
let server: RunningServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  folder = await makePreparedFolder();
  server = await start();
});

afterAll(async () => {
  await disconnectDatabase();
  await server.stop();
  await mailServer.stop();
  await folder.remove();
});

test("after the server was killed while sending, no mail is sent twice, none is lost", async () => {
  const { weddingId, ...couple } = await signUpOwner(server, `${randomUUID()}@example.no`);
  const wedding = weddingId as OwnedWeddingId;
  for (let index = 0; index < households; index++) {
    await insertGuest(wedding, { name: `Gjest ${index}`, email: `gjest-${index}@example.no` });
  }
  const acceptedBefore = 2;
  mailServer.replies = ["accept", "accept", "never"];
  const sent = await sendInvitations(couple, wedding);
  expect(sent.status).toBe(303);
  await mailServer.received.atLeast(3);
  await disconnectDatabase();
  await server.kill();

  server = await start();
  // The queue gives a dead process's jobs to another when their time is over.
  await sendDueInvitations.run({}, "");
  const unfinished = (await listDeliveries(wedding)).filter(({ state }) => state !== "delivered");
  const messageIds = unfinished.map(({ messageId }) => messageId ?? "");
  for (const id of [...messageIds, ...messageIds]) await deliverMessage.run({ id }, "");

  const received = Map.groupBy(
    mailServer.received.all.flatMap(({ to }) => to),
    (address) => address,
  );
  const results = await listDeliveries(wedding);
  expect(results).toHaveLength(households);
  for (const { state, address } of results) {
    const count = received.get(address ?? "")?.length ?? 0;
    if (state === "delivered") expect(count, `${address} is delivered`).toBe(1);
    else expect([state, count <= 1], String(address)).toEqual(["uncertain", true]);
  }
  const count = (state: string) => results.filter((each) => each.state === state).length;
  expect(count("delivered"), "the rest is sent after the restart").toBeGreaterThan(acceptedBefore);
  expect(count("uncertain"), "at least the one without a reply").toBeGreaterThan(0);
});

async function start(): Promise<RunningServer> {
  const started = await startServer(folder.path, { DEMO: "false", SMTP_URL: mailServer.url });
  connectToServer(started);
  configure({ ...config(), smtpUrl: mailServer.url });
  return started;
}

async function sendInvitations(couple: Session, wedding: OwnedWeddingId): Promise<Response> {
  const guests = await listGuestStates(wedding);
  return couple.fetch("/guest-list/invitations", {
    method: "POST",
    body: new URLSearchParams({
      intent: "send",
      id: randomUUID(),
      kind: "invitation",
      greeting: "Velkommen",
      household: guests.map(({ householdId }) => householdId).join(" "),
    }),
  });
}
