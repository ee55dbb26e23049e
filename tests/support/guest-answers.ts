import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import fc from "fast-check";
import { type InvitedHousehold, requireHousehold } from "#app/features/guests/access.server.ts";
import { ensureCodes } from "#app/features/guests/codes/commands.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertAnswer, insertBlockedVisitor, insertHeldVisitor } from "./factories.ts";

/** Returns the household as the guard does for its link. */
export async function invitedHousehold(
  weddingId: OwnedWeddingId,
  householdId: string,
): Promise<InvitedHousehold> {
  const code = (await ensureCodes(weddingId, [householdId])).get(householdId) ?? "";
  return requireHousehold(new Request("http://jaord.test/"), code, randomUUID());
}

export interface Reply {
  attending: boolean;
  persons: 1 | 2;
  sender: "shown" | "hidden" | "held" | "deleted" | "ignored";
}

/** Answers in all states, for property tests. */
export const anyReply: fc.Arbitrary<Reply> = fc.record({
  attending: fc.boolean(),
  persons: fc.constantFrom(1, 2),
  sender: fc.constantFrom("shown", "shown", "hidden", "held", "deleted", "ignored"),
});

export async function insertReply(
  weddingId: OwnedWeddingId,
  { attending, persons, sender }: Reply,
  guestId: string | null = null,
): Promise<void> {
  const visitorId = randomUUID();
  if (sender === "hidden") await insertBlockedVisitor(weddingId, visitorId);
  if (sender === "held") await insertHeldVisitor(weddingId, visitorId);
  await insertAnswer(weddingId, {
    visitorId,
    guestId,
    attending,
    guestCount: attending ? persons : 0,
    deletedAt: sender === "deleted" ? new Date() : null,
    ignoredAt: sender === "ignored" ? new Date() : null,
  });
}

/** Returns the number of stored answers per e-mail address. */
export async function countAnswersByEmail(): Promise<Map<string | null, number>> {
  const { email } = rsvpResponses;
  const rows = await db().select({ email, answers: count() }).from(rsvpResponses).groupBy(email);
  return new Map(rows.map((row) => [row.email, row.answers]));
}
