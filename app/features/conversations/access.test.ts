import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertConversation } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  insertOwner,
  type SignedInUser,
  signedInOwner,
  signedInUser,
} from "#tests/support/factories.ts";
import { loaderArgs, responseOf } from "#tests/support/route-args.ts";
import { requireParticipant } from "./access.server.ts";

useTestDatabase();

test("the owners of the wedding are one side, the asked account the other, and others get a 404", async () => {
  const [kari, ola, vendor, stranger] = [
    await signedInOwner(),
    await signedInUser(),
    await signedInUser(),
    await signedInOwner(),
  ];
  await insertOwner(kari.weddingId, ola.userId);
  const conversationId = await insertConversation({
    asker: { weddingId: kari.weddingId },
    senderId: kari.userId,
    answererId: vendor.userId,
  });
  expect(await enter(kari, conversationId)).toEqual({
    conversationId,
    side: "asker",
    userId: kari.userId,
  });
  expect(await enter(ola, conversationId)).toMatchObject({ side: "asker", userId: ola.userId });
  expect(await enter(vendor, conversationId)).toMatchObject({ side: "answerer" });
  const refusals = await Promise.all([
    refusal(stranger, conversationId),
    refusal(kari, randomUUID()),
    refusal(kari, "x'; drop table"),
    refusal(kari, undefined),
  ]);
  expect(refusals).toEqual(Array(4).fill([404, null]));
});

test("a user without a wedding takes part alone, and a visitor is led to sign-in", async () => {
  const [asker, vendor, owner] = [
    await signedInUser(),
    await signedInUser(),
    await signedInOwner(),
  ];
  const conversationId = await insertConversation({
    asker: { userId: asker.userId },
    senderId: asker.userId,
    answererId: vendor.userId,
  });
  expect(await enter(asker, conversationId)).toMatchObject({ side: "asker" });
  expect(await refusal(owner, conversationId)).toEqual([404, null]);
  const { request } = loaderArgs("/conversations/1");
  const { status, headers } = await responseOf(() => requireParticipant(request, conversationId));
  expect([status, headers.get("Location")]).toEqual([302, "/auth?next=%2Fconversations%2F1"]);
});

function enter({ cookies }: SignedInUser, id: string | undefined) {
  return requireParticipant(loaderArgs("/conversations/1", { cookies }).request, id);
}

async function refusal(user: SignedInUser, id: string | undefined) {
  const { status, body } = await responseOf(() => enter(user, id));
  return [status, body];
}
