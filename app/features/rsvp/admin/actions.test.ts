import { randomUUID } from "node:crypto";
import { isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { type ActionResult, actionFields } from "#app/platform/http/actions.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertAnswer,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { actionArgs, responseOf } from "#tests/support/route-args.ts";
import { handleAnswerAction } from "./actions.server.ts";
import { answerActions, applyAnswerAction } from "./actions.ts";

useTestDatabase();

let owner: SignedInUser & { weddingId: string };
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
