import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { createCampaign } from "#app/features/sms/commands.server.ts";
import { listTexts } from "#app/features/sms/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { editedCampaign } from "./edited-campaign.ts";
import { insertCategory, insertGuests } from "./factories.ts";
import { type Session, signUpOwner } from "./sessions.ts";

export interface Couple extends Session {
  weddingId: OwnedWeddingId;
  userId: string;
}

/** A couple with four guests, three of them with a phone. */
export async function signUpCouple(server: Parameters<typeof signUpOwner>[0]): Promise<Couple> {
  const { weddingId, ...session } = await signUpOwner(server, `${randomUUID()}@example.no`);
  const wedding = weddingId as OwnedWeddingId;
  const categoryId = await insertCategory(wedding, { name: "Familien" });
  const householdId = randomUUID();
  const member = { householdId, categoryId };
  await insertGuests(wedding, [
    {
      ...member,
      name: "Kristoffer-Alexander Ødegård",
      phone: "+4741000001",
      isContact: true,
      createdAt: new Date(1),
    },
    { ...member, name: "Åse Ødegård", phone: "+4741000002", createdAt: new Date(2) },
    { name: "Jonas Lie", phone: "+4741000003", createdAt: new Date(3) },
    { name: "Uten Telefon", createdAt: new Date(4) },
  ]);
  return { ...session, weddingId: wedding };
}

export async function createDraft(
  { weddingId, userId }: Couple,
  overrides: Parameters<typeof editedCampaign>[0],
): Promise<string> {
  const id = randomUUID();
  await createCampaign(weddingId, userId, id, editedCampaign(overrides));
  return id;
}

/** Ends the messages as a provider would. The server has none, and its tries fail meanwhile. */
export async function endTexts(
  weddingId: OwnedWeddingId,
  id: string,
  ends: Partial<typeof outbox.$inferInsert>[],
): Promise<void> {
  const sent = (await listTexts(weddingId, id)).filter(({ messageId }) => messageId);
  expect(sent).toHaveLength(ends.length);
  for (const [index, { messageId }] of sent.entries()) {
    const isWaiting = and(eq(outbox.id, messageId ?? ""), eq(outbox.status, "queued"));
    const end = () =>
      db()
        .update(outbox)
        .set({ failure: null, ...ends[index] })
        .where(isWaiting)
        .returning();
    await expect.poll(end).toHaveLength(1);
  }
}
