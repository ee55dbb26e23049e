import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { listDeliveries, listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { sendDueInvitations } from "#app/pages/mails/send-due-invitations.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { osloDate, osloInstant } from "#app/platform/oslo-time.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  insertGuest,
  type SignedInOwner,
  signedInOwner,
} from "#tests/support/factories.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleInvitationAction } from "./actions.server.ts";
import { invitationQuery, invitationsPath } from "./invitation-query.ts";
import { loadLog } from "./load-log.server.ts";
import { loadSending } from "./load-sending.server.ts";

useTestDatabase();

const [lastDay, dayAfter] = [dayIn(1), dayIn(2)];
let owner: SignedInOwner;
let household: string;
let email: string;
let marit: string;

beforeEach(async () => {
  owner = await signedInOwner({ weddingDate: "2099-06-12", answerDeadline: lastDay });
  household = randomUUID();
  email = `${household}@example.no`;
  const guest = { name: "Marit Ødegård", householdId: household, email };
  marit = await insertGuest(owner.weddingId, guest);
  await sendMail("invitation");
  await sendDueInvitations.run({}, "");
  await setOutcome("sent");
});

afterEach(() => setClock());

test("a reminder names only who has not answered", async () => {
  const { weddingId } = owner;
  await insertGuest(weddingId, { name: "Sølvi Ødegård", householdId: household });
  await insertAnswer(weddingId, { guestId: marit, linkedBy: "name" });
  setTime(lastDay, "12:00");
  await sendMail("reminder");
  await sendDueInvitations.run({}, "");
  const mail = (await queuedMails(email)).find(({ subject }) => subject === "Vi mangler ett svar");
  expect(mail?.text).toContain("Vi mangler svar for Sølvi.");
  expect(mail?.text).not.toContain("Svar for Marit");
});

test("a reminder is left out once all have answered", async () => {
  setTime(lastDay, "12:00");
  await sendMail("reminder");
  await insertAnswer(owner.weddingId, { guestId: marit, linkedBy: "name" });
  await sendDueInvitations.run({}, "");
  expect(await log()).toMatchObject([{ state: "skipped", cause: "Har svart for alle" }]);
});

test.each([
  ["before the last evening for answers", lastDay, "20:59", undefined],
  ["on the last evening", lastDay, "21:00", "closed"],
  ["after the last day", dayAfter, "12:00", "closed"],
])("a reminder %s", async (_, day, time, reason) => {
  setTime(day, time);
  const households = await listInvitedHouseholds(owner.weddingId);
  const query = invitationQuery.parse(new URLSearchParams("vis=paminnelse"));
  const { recipients, excluded } = await loadSending(owner.weddingId, households, query);
  expect(recipients).toHaveLength(reason ? 0 : 1);
  expect(excluded.map((group) => group.reason)).toEqual(reason ? [reason] : []);
  const { body } = await sendMail("reminder");
  expect((body as { reason?: string }).reason).toBe(reason);
  const mails = await listDeliveries(owner.weddingId);
  expect(mails.filter(({ kind }) => kind === "reminder")).toHaveLength(reason ? 0 : 1);
});

test("a reminder that was left for the day after is not sent", async () => {
  setTime(lastDay, "20:59");
  await sendMail("reminder");
  setTime(dayAfter, "08:00");
  await sendDueInvitations.run({}, "");
  expect(await log()).toMatchObject([
    { state: "skipped", cause: "Påminnelsen ville kommet etter svarfristen" },
  ]);
});

test.each([
  ["failed", "retry"],
  ["uncertain", "send-again"],
] as const)("a reminder that is %s is sent again in the morning", async (outcome, intent) => {
  await db().update(weddings).set({ answerDeadline: null });
  setTime(lastDay, "12:00");
  await sendMail("reminder");
  await sendDueInvitations.run({}, "");
  await setOutcome(outcome);
  setTime(lastDay, "23:00");
  const [sent] = await log();
  const { body } = await send({ intent, id: sent?.id ?? "" });
  expect(body).toMatchObject({
    message: expect.stringMatching(/^1 påminnelse sendes .* kl\. 08\.00$/),
  });
  await sendDueInvitations.run({}, "");
  expect(await log()).toMatchObject([
    { state: "waiting", cause: expect.stringMatching(/^Sendes .* kl\. 08\.00$/) },
  ]);
  setTime(dayAfter, "08:00");
  await sendDueInvitations.run({}, "");
  const [again] = await listDeliveries(owner.weddingId);
  expect(again).toMatchObject({ kind: "reminder", status: "queued" });
});

function sendMail(kind: "invitation" | "reminder") {
  return send({ intent: "send", id: randomUUID(), kind, greeting: "Kom, da!", household });
}

function send(form: Record<string, string>) {
  const args = actionArgs(invitationsPath, form, { cookies: owner.cookies });
  return responseOf(() => handleInvitationAction(args));
}

/** Sets what became of the mails in the outbox. */
async function setOutcome(status: "sent" | "failed" | "uncertain") {
  const isQueued = and(eq(outbox.weddingId, owner.weddingId), eq(outbox.status, "queued"));
  await db().update(outbox).set({ status }).where(isQueued);
}

/** Returns the rows of the latest mailing. */
async function log() {
  const households = await listInvitedHouseholds(owner.weddingId);
  return (await loadLog(owner.weddingId, households, null)).rows;
}

function setTime(day: string, time: string) {
  setClock(() => osloInstant(day, time).getTime());
}

function dayIn(days: number): string {
  return osloDate(new Date(Date.now() + days * 24 * 3_600_000));
}
