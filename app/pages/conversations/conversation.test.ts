import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { findThread } from "#app/features/conversations/queries.server.ts";
import { maxLengths } from "#app/features/conversations/rules.ts";
import { insertConversation } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { type SignedInOwner, signedInOwner, signedInUser } from "#tests/support/factories.ts";
import { withTableMissing } from "#tests/support/failures.ts";
import { actionArgs, loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { action, loader } from "./conversation.tsx";

useTestDatabase();

let couple: SignedInOwner;
let vendor: Awaited<ReturnType<typeof signedInUser>>;
let id: string;

beforeEach(async () => {
  [couple, vendor] = [await signedInOwner(), await signedInUser()];
  const asker = { weddingId: couple.weddingId };
  id = await insertConversation({ asker, senderId: couple.userId, answererId: vendor.userId });
});

test.each<[string, Record<string, string>, number, object]>([
  ["a message", { intent: "send", id: randomUUID(), text: "Ja, vi er ledige" }, 200, { ok: true }],
  [
    "an empty message",
    { intent: "send", id: randomUUID(), text: " \n " },
    400,
    { errors: { fieldErrors: { text: "Skriv en melding, eller legg ved en fil." } } },
  ],
  [
    "too long a message",
    { intent: "send", id: randomUUID(), text: "x".repeat(maxLengths.message + 1) },
    400,
    { errors: { fieldErrors: { text: "Meldingen kan ha høyst 5\u00a0000 tegn" } } },
  ],
  [
    "a message with a foreign attachment",
    { intent: "send", id: randomUUID(), text: "", attachmentId: randomUUID() },
    200,
    { reason: "attachment-gone", message: "Vedlegget finnes ikke lenger. Legg det ved på nytt." },
  ],
  ["reading", { intent: "read", until: new Date().toISOString() }, 200, { ok: true }],
  ["muting", { intent: "mute" }, 200, { ok: true, undo: [["intent", "unmute"]] }],
  ["blocking", { intent: "block" }, 200, { ok: true, undo: [["intent", "unblock"]] }],
  [
    "a report",
    { intent: "report", id: randomUUID(), reason: "spam", text: "Reklame" },
    200,
    { ok: true, message: "Takk. Vi ser på samtalen." },
  ],
  [
    "a report without a reason",
    { intent: "report", id: randomUUID(), reason: "", text: "" },
    400,
    { errors: { fieldErrors: { reason: "Velg hva det gjelder." } } },
  ],
])("%s", async (_, fields, status, expected) => {
  const response = await submit(vendor, fields);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject(expected);
});

test("a form of someone else's, or of no conversation, gets the same 404 and changes nothing", async () => {
  const stranger = await signedInOwner();
  const fields = { intent: "send", id: randomUUID(), text: "Hei" };
  for (const conversation of [id, randomUUID(), "x"]) {
    const response = await submit(stranger, fields, conversation);
    expect([response.status, response.body]).toEqual([404, null]);
  }
  const participant = { conversationId: id, side: "asker", userId: couple.userId } as never;
  expect((await findThread(participant)).messages).toHaveLength(1);
  expect((await submit(couple, { intent: "own" })).status).toBe(404);
});

test("a message that could not be stored can be sent again", async () => {
  const fields = { intent: "send", id: randomUUID(), text: "Hei" };
  const failed = await withTableMissing("messages", () => submit(vendor, fields));
  expect(failed.status).toBe(503);
  expect(failed.body).toMatchObject({ retry: true, values: { text: "Hei" } });
  expect((await submit(vendor, fields)).status).toBe(200);
});

test("without script, a sent message leads back to the page of the sender's side", async () => {
  const fields = { intent: "send", id: randomUUID(), text: "Hei" };
  const args = actionArgs(`/conversations/${id}`, fields, vendor);
  const { status, headers } = await responseOf(() => action({ ...args, params: { id } } as never));
  expect([status, headers.get("Location")]).toEqual([303, `/for-vendors/requests/${id}`]);
});

test("the address leads each side to its own page", async () => {
  const open = async ({ cookies }: { cookies: string[] }) => {
    const args = { ...loaderArgs(`/conversations/${id}`, { cookies }), params: { id } };
    const { status, headers } = await responseOf(() => loader(args as never));
    return [status, headers.get("Location")];
  };
  expect(await open(couple)).toEqual([302, `/vendors/requests/${id}`]);
  expect(await open(vendor)).toEqual([302, `/for-vendors/requests/${id}`]);
  expect(await open(await signedInOwner())).toEqual([404, null]);
});

/** As the browser's script submits it. */
function submit(
  { cookies }: { cookies: string[] },
  fields: Record<string, string>,
  conversation = id,
) {
  const args = actionArgs(`/conversations/${conversation}.data`, fields, { cookies });
  return responseOf(() => action({ ...args, params: { id: conversation } } as never));
}
