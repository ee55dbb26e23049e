import { randomUUID } from "node:crypto";
import { isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { toPublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type ActionResult, actionFields } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertAnswer,
  type SignedInOwner,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { sendAnswer } from "../commands.server.ts";
import { handleAnswerAction } from "./actions.server.ts";
import { answerActions, applyAnswerAction } from "./actions.ts";
import { latestAnswers } from "./queries.server.ts";

useTestDatabase();

let owner: SignedInOwner;
let id: string;

beforeEach(async () => {
  owner = await signedInOwner();
  id = await receive();
});

describe("access to deleting and restoring", () => {
  test("a visitor is sent to /auth", async () => {
    const { status, headers } = await send({ intent: "delete", id }, { cookies: [] });
    expect(status).toBe(302);
    expect(headers.get("Location")).toMatch(/^\/auth/);
  });

  test.each(["delete", "restore"])("%s of another couple's answer gets a 404", async (intent) => {
    const others = [await signedInOwner(), await signedInUser()];
    for (const other of others) expect(await send({ intent, id }, other)).toMatchObject(missing);
    expect(await storedIds()).toEqual([id]);
  });

  test.each<Record<string, string>>([
    { intent: "delete" },
    { intent: "delete", id: "x" },
    { intent: "delete", id: randomUUID() },
    { intent: "toString", id: randomUUID() },
    {},
  ])("%j gets a 404", async (fields) => {
    expect(await send(fields)).toMatchObject(missing);
  });
});

test("an answer is deleted, and restored by undo", async () => {
  const { body } = await send({ intent: "delete", id });
  expect(body).toMatchObject({ ok: true, message: "Svar slettet" });
  expect(await storedIds()).toEqual([]);
  const { undo = [] } = body as Extract<ActionResult, { ok: true }>;
  const restored = await send(Object.fromEntries(undo));
  expect(restored.body).toEqual({ ok: true, intent: "restore", message: "Svaret er tilbake" });
  expect(await storedIds()).toEqual([id]);
});

test("several answers are deleted and restored together", async () => {
  const other = await insertAnswer(owner.weddingId);
  const { body } = await sendAll("delete", [id, other]);
  expect(body).toMatchObject({ ok: true, message: "2 svar slettet" });
  expect(await storedIds()).toEqual([]);
  expect(await sendAll("restore", [id, other])).toMatchObject({
    body: { message: "2 svar er tilbake" },
  });
  expect((await storedIds()).sort()).toEqual([id, other].sort());
});

test("hiding the senders of answers brings back what others wrote, and undo shows them again", async () => {
  const [guest, attacker] = [randomUUID(), randomUUID()];
  const page = toPublicWeddingId(owner.weddingId);
  await sendAnswer(guestEntry(page, { visitorId: guest }), answer({ message: "Hurra" }));
  await sendAnswer(guestEntry(page, { visitorId: attacker }), answer({ message: "Tull" }));
  const shown = async () => (await latestAnswers(owner.weddingId)).map(({ message }) => message);
  const [forged] = await latestAnswers(owner.weddingId);
  const { body } = await sendAll("hide-sender", [forged?.id ?? "", id]);
  expect(await shown()).toEqual(["Hurra"]);
  const { undo = [], message } = body as Extract<ActionResult, { ok: true }>;
  expect(message).toBe("Alt fra avsenderen er skjult");
  const senders = undo.flatMap(([name, value]) => (name === "sender" ? [value] : []));
  const { body: shownAgain } = await sendAll("show-sender", senders, "sender");
  expect(shownAgain).toMatchObject({ ok: true, message: "Alt fra avsenderen vises igjen" });
  expect(await shown()).toEqual(["Tull", null]);
});

test("undo reports that the guest has answered again, and restores nothing", async () => {
  await send({ intent: "delete", id });
  const newId = await receive();
  const { body } = await send({ intent: "restore", id });
  const message = "Gjesten har svart på nytt. Det nye svaret står.";
  expect(body).toEqual({ ok: true, intent: "restore", message });
  expect(await storedIds()).toEqual([newId]);
});

test.each([
  ["delete", "Kunne ikke slette svaret"],
  ["restore", "Kunne ikke hente svaret tilbake"],
])("reports when %s fails in the database, and changes nothing", async (intent, message) => {
  if (intent === "restore") await send({ intent: "delete", id });
  const before = await storedIds();
  const refused = await withFailingWrites("update on rsvp_responses", () => send({ intent, id }));
  expect(refused).toMatchObject({ status: 503, body: { ok: false, message } });
  expect(await storedIds()).toEqual(before);
});

test("a pending deletion removes the answer from the table", () => {
  const values = new FormData();
  for (const field of actionFields("delete", { id: "a" })) values.append(...field);
  const page = { answers: [{ id: "a" }, { id: "b" }], matching: 7 } as never;
  const shown = applyAnswerAction(page, { intent: "delete", values });
  expect(shown).toEqual({ answers: [{ id: "b" }], matching: 6 });
  expect(applyAnswerAction(shown, { intent: "delete", values }), "twice").toEqual(shown);
  expect(applyAnswerAction(page, { intent: "restore", values })).toEqual(page);
});

const missing = { status: 404 };

function send(fields: Record<string, string>, { cookies }: { cookies: string[] } = owner) {
  return responseOf(() => handleAnswerAction(actionArgs(answerActions.path, fields, { cookies })));
}

function sendAll(intent: string, values: string[], name = "id") {
  const args = actionArgs(answerActions.path, {}, { cookies: owner.cookies });
  const body = new URLSearchParams([["intent", intent], ...values.map((value) => [name, value])]);
  const { url, headers } = args.request;
  const request = new Request(url, { method: "POST", headers, body });
  return responseOf(() => handleAnswerAction({ ...args, request }));
}

function receive(): Promise<string> {
  return insertAnswer(owner.weddingId, { guestName: "Åse", email: "aase@epost.no" });
}

async function storedIds(): Promise<string[]> {
  const rows = await db()
    .select({ id: rsvpResponses.id, weddingId: rsvpResponses.weddingId })
    .from(rsvpResponses)
    .where(isNull(rsvpResponses.deletedAt));
  return rows.filter(({ weddingId }) => weddingId === owner.weddingId).map((row) => row.id);
}
