import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { sessions } from "#app/features/accounts/tables.server.ts";
import { conversationTopics } from "#app/features/conversations/topics.ts";
import { sendAnswer } from "#app/features/rsvp/commands.server.ts";
import { rsvpTopics } from "#app/features/rsvp/topics.ts";
import { vendorTopics } from "#app/features/vendors/topics.ts";
import { requirePublicWedding } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { publish, startListening, stopListening } from "#app/platform/live/live.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  guestEntry,
  insertOwner,
  insertWedding,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { readUntil } from "#tests/support/timing.ts";
import { loader } from "./live.ts";
import { liveTopics } from "./live-topics.ts";

const database = useTestDatabase();
let server: Server;

beforeAll(async () => {
  await startListening(database.url);
  server = createServer(createRequestListener((request) => loader({ request } as never)));
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await stopListening();
});

test("an owner gets the event of a new answer within a second", async () => {
  const owner = await signedInOwner();
  const events = await listen(owner);
  const startTime = performance.now();
  await sendAnswerTo(owner.weddingId);
  expect(await events.next("event: rsvp")).toContain("data: rsvp");
  expect(performance.now() - startTime).toBeLessThan(1000);
  events.stop();
});

test("a user without a wedding gets events of the account, and none of another account", async () => {
  const [user, other] = [await signedInUser(), await signedInUser()];
  const events = await listen(user);
  await publish(db(), { account: other.userId }, vendorTopics.vendorProfile);
  await publish(db(), { account: user.userId }, conversationTopics.conversations);
  expect((await events.next("event: conversations")).match(/event:/g)).toHaveLength(1);
  events.stop();
});

test("one stream carries what concerns an owner's account as well as the wedding", async () => {
  const owner = await signedInOwner();
  const events = await listen(owner);
  await publish(db(), { account: owner.userId }, conversationTopics.conversations);
  await publish(db(), { wedding: owner.weddingId }, rsvpTopics.rsvp);
  expect(await events.next("event: rsvp")).toContain("event: conversations");
  events.stop();
});

test("a stream without the wedding ends once the user has one, so that the browser reconnects", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const user = await signedInUser();
  const events = await listen(user);
  await insertOwner(await insertWedding(), user.userId);
  vi.advanceTimersByTime(5_000);
  await events.end();
});

test("every topic that a feature declares is sent, under its own name", () => {
  const topicModules = import.meta.glob<Record<string, object>>("../../features/*/topics.ts", {
    eager: true,
  });
  const names = Object.values(topicModules).flatMap((module) =>
    Object.values(module).flatMap((topics) => Object.keys(topics)),
  );
  expect(liveTopics.toSorted()).toEqual(names.sort());
  expect(new Set(names).size).toBe(names.length);
});

test("an owner gets no events of another wedding", async () => {
  const [owner, other] = [await signedInOwner(), await signedInOwner()];
  const events = await listen(owner);
  await sendAnswerTo(other.weddingId);
  await sendAnswerTo(owner.weddingId);
  expect((await events.next("event: rsvp")).match(/event:/g)).toHaveLength(1);
  events.stop();
});

test("signing out elsewhere ends the stream within five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const owner = await signedInOwner();
  const events = await listen(owner);
  await db().delete(sessions).where(eq(sessions.userId, owner.userId));
  vi.advanceTimersByTime(5_000);
  await events.end();
});

test("visitors get no stream, with a status that is not logged as an error", async () => {
  const signedOut = await responseOf(() => loader(loaderArgs("/live") as never));
  expect(signedOut.status).toBe(204);
});

async function listen({ cookies }: SignedInUser) {
  const { port } = server.address() as AddressInfo;
  const abortController = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/live`, {
    headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
    signal: abortController.signal,
  });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream());
  const chunks = reader.getReader();
  await readUntil(chunks, "connected");
  return {
    next: (text: string) => readUntil(chunks, text),
    end: async () => {
      while (!(await chunks.read()).done);
    },
    stop: () => abortController.abort(),
  };
}

async function sendAnswerTo(weddingId: string): Promise<void> {
  const wedding = await requirePublicWedding(
    new Request(`http://jaord.test/wedding?id=${weddingId}`),
  );
  await sendAnswer(guestEntry(wedding), answer({ email: `${randomUUID()}@epost.no` }));
}
