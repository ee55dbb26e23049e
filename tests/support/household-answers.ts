import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { sendHouseholdAnswer } from "#app/features/rsvp/households/commands.server.ts";
import {
  type HouseholdAnswer,
  householdAnswerKind,
  type PersonAnswer,
} from "#app/features/rsvp/households/rules.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { OwnedWeddingId, PublicWeddingId } from "#app/features/weddings/access.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { guestEntry, insertGuest, insertWedding } from "./factories.ts";
import { invitedHousehold } from "./guest-answers.ts";

export type InvitedFamily = Awaited<ReturnType<typeof inviteFamily>>;

/** Invites a household of two: Marit, its contact, and the child Sølvi. */
export async function inviteFamily() {
  const wedding = (await insertWedding()) as OwnedWeddingId & PublicWeddingId;
  const householdId = randomUUID();
  const marit = await insertGuest(wedding, { householdId, name: "Marit Ødegård", isContact: true });
  const solvi = await insertGuest(wedding, { householdId, name: "Sølvi Ødegård", isChild: true });
  const household = await invitedHousehold(wedding, householdId);
  const send = (
    sent: Pick<HouseholdAnswer, "people"> & Partial<HouseholdAnswer>,
    entry = guestEntry(wedding, { kind: householdAnswerKind }),
  ) => sendHouseholdAnswer(entry, household, { message: null, email: null, ...sent });
  /** In the order of the guests' names. */
  const stored = () =>
    db()
      .select()
      .from(rsvpResponses)
      .where(and(eq(rsvpResponses.weddingId, wedding), isNull(rsvpResponses.deletedAt)))
      .orderBy(asc(rsvpResponses.guestName));
  return { wedding, household, marit, solvi, send, stored };
}

export function coming(guestId: string, diet: Partial<PersonAnswer> = {}): PersonAnswer {
  const none = { dietaryRestrictions: null, severeAllergy: false, companion: null };
  return { guestId, attending: true, ...none, ...diet };
}

export function declined(guestId: string): PersonAnswer {
  return { ...coming(guestId), attending: false };
}
