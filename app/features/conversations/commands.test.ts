import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { users } from "#app/features/accounts/tables.server.ts";
import { documents } from "#app/features/documents/tables.server.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { startListening, stopListening, subscribe } from "#app/platform/live/live.server.ts";
import { insertConversation, insertSides, say } from "#tests/support/conversations.ts";
import { countQueries } from "#tests/support/count-queries.ts";
import { raceInserts, useTestDatabase } from "#tests/support/database.ts";
import { insertUser, insertWedding } from "#tests/support/factories.ts";
import { recordEvents } from "#tests/support/timing.ts";
import type { ConversationId, Participant } from "./access.server.ts";
import {
  block,
  markRead,
  openConversation,
  removeAnswerer,
  report,
  sendMessage,
  setMuted,
  unblock,
} from "./commands.server.ts";
import { countUnread, findThread, lastMessages, unreadAmong } from "./queries.server.ts";
import { rateLimits } from "./rules.ts";
import { conversationReports, conversations, messages } from "./tables.server.ts";

const database = useTestDatabase();

afterEach(() => setClock());

test("opening a conversation twice stores it once, also at the same time", async () => {
  const [kari, vendor] = [await insertUser(), await insertUser()];
  const weddingId = await insertWedding();
  const asked = {
    id: randomUUID(),
    kind: "vendor",
    asker: { weddingId },
    senderId: kari,
    answererId: vendor,
    messageId: randomUUID(),
    text: "",
  } as const;
  const open = () => transaction((tx) => openConversation(tx, asked));
  const both = await raceInserts("conversations", open, open);
  expect(both.map((opened) => opened?.isNew).sort()).toEqual([false, true]);
  expect(await db().$count(messages, eq(messages.conversationId, asked.id))).toBe(1);
  const foreign = { ...asked, asker: { weddingId: await insertWedding() } };
  expect(await transaction((tx) => openConversation(tx, foreign))).toBeNull();
  const byUser = { ...asked, asker: { userId: kari } };
  expect(await transaction((tx) => openConversation(tx, byUser))).toBeNull();
});

test("both sides read all messages in order, with names and no addresses", async () => {
  const time = Date.now();
  setClock(() => time);
  const { kari, ola, vendor } = await insertSides("Er dere ledige?");
  await say(vendor, "Ja!");
  await say(ola, "Så fint");
  const thread = await findThread(vendor);
  expect(
    thread.messages.map(({ text, senderName, side, isOwn }) => [text, senderName, side, isOwn]),
  ).toEqual([
    ["Er dere ledige?", "Kari Vik", "asker", false],
    ["Ja!", "Silje Brun", "answerer", true],
    ["Så fint", "Ola Vik", "asker", false],
  ]);
  expect(thread.messages.map(({ sentAt }) => sentAt.getTime() - time)).toEqual([0, 1, 2]);
  expect((await findThread(kari)).messages).toHaveLength(3);
  expect(JSON.stringify(thread)).not.toContain("@");
});

test("a message is stored once, however often it is sent", async () => {
  const { vendor, conversationId } = await insertSides();
  const message = { id: randomUUID(), text: "Ja", attachmentId: null };
  const send = () => sendMessage(vendor, message);
  expect(await raceInserts("messages", send, send)).toEqual([{ ok: true }, { ok: true }]);
  expect(await send()).toEqual({ ok: true });
  expect(await db().$count(messages, eq(messages.conversationId, conversationId))).toBe(2);
});

test("a message that was edited and sent again with its id is another message, once", async () => {
  const { vendor, kari } = await insertSides();
  const message = { id: randomUUID(), text: "Ja", attachmentId: null };
  const edited = { ...message, text: "Ja, fra kl. 14" };
  await sendMessage(vendor, message);
  const send = () => sendMessage(vendor, edited);
  expect(await raceInserts("messages", send, send)).toEqual([{ ok: true }, { ok: true }]);
  expect(await sendMessage(vendor, message)).toEqual({ ok: true });
  const { messages: shown } = await findThread(kari);
  expect(shown.map(({ text }) => text)).toEqual(["Er dere ledige?", "Ja", "Ja, fra kl. 14"]);
});

test("2,000 messages are read in steps, the last ones first", async () => {
  const { kari, conversationId } = await insertSides("0");
  const rows = Array.from({ length: 1999 }, (_, i) => ({
    conversationId,
    id: randomUUID(),
    side: "answerer" as const,
    senderId: null,
    text: String(i + 1),
    createdAt: new Date(Date.now() + i + 1),
  }));
  await db().insert(messages).values(rows);
  const first = await findThread(kari);
  expect([first.messages.length, first.messages[0]?.text, first.hasEarlier]).toEqual([
    50,
    "1950",
    true,
  ]);
  const all = await findThread(kari, 2000);
  expect([all.messages.length, all.messages[0]?.text, all.hasEarlier]).toEqual([2000, "0", false]);
});

test("unread is what the other side has written since the account has read", async () => {
  const { kari, ola, vendor, conversationId } = await insertSides();
  expect(await unread(kari, ola, vendor)).toEqual([0, 0, 1]);
  await say(vendor, "Ja");
  expect(await unread(kari, ola, vendor)).toEqual([1, 1, 1]);
  const { messages: shown } = await findThread(kari);
  await markRead(kari, shown.at(-1)?.sentAt as Date);
  expect(await unread(kari, ola, vendor)).toEqual([0, 1, 1]);
  await markRead(kari, shown[0]?.sentAt as Date);
  expect(await countUnread(kari.userId), "reading earlier ones later").toBe(0);
  await markRead(vendor, new Date("2100-01-01"));
  await say(kari, "Takk");
  expect(await unread(kari, ola, vendor), "a time in the future counts only until now").toEqual([
    0, 1, 1,
  ]);
  const stranger = await insertUser();
  expect(await unreadAmong(vendor.userId, [conversationId])).toEqual(new Set([conversationId]));
  expect(await unreadAmong(stranger, [conversationId])).toEqual(new Set());
  expect((await lastMessages(vendor.userId, [conversationId])).get(conversationId)).toMatchObject({
    text: "Takk",
    senderName: "Kari Vik",
    side: "asker",
  });
  expect((await lastMessages(stranger, [conversationId])).size).toBe(0);
});

test("a blocked conversation takes no messages until the side that has blocked it opens it", async () => {
  const { kari, ola, vendor } = await insertSides();
  await block(vendor);
  await block(kari);
  const message = { id: randomUUID(), text: "Hei?", attachmentId: null };
  for (const side of [kari, vendor]) {
    expect(await sendMessage(side, message)).toEqual({ ok: false, reason: "blocked" });
  }
  await unblock(ola);
  expect((await findThread(ola)).blockedBy).toBe("answerer");
  await unblock(vendor);
  expect(await sendMessage(kari, message)).toEqual({ ok: true });
});

test("a message to nobody is refused", async () => {
  const kari = await insertUser();
  const conversationId = await insertConversation({
    asker: { userId: kari },
    senderId: kari,
    answererId: null,
  });
  const participant = { conversationId, side: "asker", userId: kari } as const;
  const message = { id: randomUUID(), text: "Hei?", attachmentId: null };
  expect(await sendMessage(participant, message)).toEqual({ ok: false, reason: "unread" });
  expect((await findThread(participant)).isRead).toBe(false);
});

test("a deleted account leaves its messages without a name", async () => {
  const { kari, vendor } = await insertSides();
  await say(vendor, "Ja");
  await db().delete(users).where(eq(users.id, vendor.userId));
  const thread = await findThread(kari);
  expect(thread.messages.at(-1)).toMatchObject({ text: "Ja", senderName: null });
  expect(thread.isRead).toBe(false);
});

test("without its answerer a conversation ends for that side, and takes no more messages", async () => {
  const { kari, vendor, conversationId } = await insertSides();
  await startListening(database.url);
  const told = recordEvents<string>();
  const leave = Object.entries({ kari, vendor }).map(([name, { userId }]) =>
    subscribe({ account: userId }, () => told.push(name)),
  );
  await transaction((tx) => removeAnswerer(tx, [conversationId]));
  expect((await told.atLeast(2)).toSorted()).toEqual(["kari", "vendor"]);
  for (const each of leave) each();
  await stopListening();
  expect(await unread(kari, vendor)).toEqual([0, 0]);
  const message = { id: randomUUID(), text: "Hei?", attachmentId: null };
  expect(await sendMessage(kari, message)).toEqual({ ok: false, reason: "unread" });
});

test("as many queries end many conversations of an asker as one", async () => {
  const [kari, vendor] = [await insertUser(), await insertUser()];
  const begin = () =>
    insertConversation({ asker: { userId: kari }, senderId: kari, answererId: vendor });
  const end = (ids: ConversationId[]) => transaction((tx) => removeAnswerer(tx, ids));
  const one = [await begin()];
  const queries = await countQueries(() => end(one));
  const many = [await begin(), await begin(), await begin()];
  expect(await countQueries(() => end(many))).toBe(queries);
  expect(await db().$count(conversations, eq(conversations.answererId, vendor))).toBe(0);
});

test("only a document of the same conversation can be attached", async () => {
  const [{ kari, conversationId }, other] = [await insertSides(), await insertSides()];
  const ids = await Promise.all([conversationId, other.conversationId].map(insertDocument));
  const [own = "", foreign = ""] = ids;
  const send = (attachmentId: string) =>
    sendMessage(kari, { id: randomUUID(), text: "", attachmentId });
  expect(await send(foreign)).toEqual({ ok: false, reason: "attachment-gone" });
  expect(await send(randomUUID())).toEqual({ ok: false, reason: "attachment-gone" });
  expect(await send(own)).toEqual({ ok: true });
  expect((await findThread(kari)).messages.at(-1)?.attachment).toEqual({
    id: own,
    name: "avtale.pdf",
  });
});

test("an account can send so many messages in an hour", async () => {
  const { kari, vendor } = await insertSides();
  const { points } = rateLimits.messagesPerAccount;
  const repeated = { id: randomUUID(), text: "Hei", attachmentId: null };
  for (let i = 0; i < points; i++) expect((await sendMessage(kari, repeated)).ok).toBe(true);
  expect(await sendMessage(kari, repeated)).toEqual({ ok: false, reason: "too-many" });
  expect((await sendMessage(vendor, repeated)).ok).toBe(true);
});

test("a report is stored once, and muting is the account's own", async () => {
  const { kari, ola, vendor } = await insertSides();
  const sent = { id: randomUUID(), reason: "fraud", text: "Ba om forskudd" } as const;
  expect(await report(vendor, sent)).toEqual({ ok: true });
  expect(await report(vendor, sent)).toEqual({ ok: true });
  expect(await db().$count(conversationReports)).toBe(1);
  await setMuted(kari, true);
  expect([(await findThread(kari)).isMuted, (await findThread(ola)).isMuted]).toEqual([
    true,
    false,
  ]);
  await setMuted(kari, false);
  expect((await findThread(kari)).isMuted).toBe(false);
});

test("open pages of both sides are told of a message, and no others", async () => {
  await startListening(database.url);
  const events = recordEvents<string>();
  const { kari, ola, vendor } = await insertSides();
  const stranger = await insertUser();
  const leave = Object.entries({ kari, ola, vendor, stranger: { userId: stranger } }).map(
    ([name, { userId }]) =>
      subscribe({ account: userId }, (topic) => events.push(`${name} ${topic}`)),
  );
  await say(vendor, "Ja");
  await events.atLeast(3);
  expect(events.all.toSorted()).toEqual(
    ["kari", "ola", "vendor"].map((name) => `${name} conversations`),
  );
  for (const each of leave) each();
  await stopListening();
});

function unread(...participants: Participant[]): Promise<number[]> {
  return Promise.all(participants.map(({ userId }) => countUnread(userId)));
}

async function insertDocument(conversationId: string): Promise<string> {
  const id = randomUUID();
  const file = { name: "avtale.pdf", type: "application/pdf", bytes: 1 } as const;
  await db()
    .insert(documents)
    .values({ id, conversationId, ...file, createdAt: new Date() });
  return id;
}
