import { and, inArray, isNotNull } from "drizzle-orm";
import type { InvitedHousehold } from "#app/features/guests/access.server.ts";
import { membersOf } from "#app/features/guests/households/queries.server.ts";
import type { RsvpStatus } from "#app/features/guests/rules.ts";
import { db } from "#app/platform/db/database.server.ts";
import { answersNotBlocked, readableAnswers } from "../answer-versions/queries.server.ts";
import type { AskedPerson } from "./rules.ts";

export interface HouseholdPerson extends AskedPerson {
  isChild: boolean;
  /** The couple's own value, else the answer's. */
  companionName: string | null;
  /** The couple's own value, else the answer's. */
  status: RsvpStatus;
  answer: StoredPersonAnswer | null;
}

type StoredPersonAnswer = Awaited<ReturnType<typeof answersOfGuests>>[number];

/**
 * Returns the guests of the answer form, with the answers that the couple sees. An answer that was
 * sent from this browser is returned even if the couple has hidden it.
 */
export async function peopleOf(
  household: InvitedHousehold,
  visitorId: string | null,
): Promise<HouseholdPerson[]> {
  const members = await membersOf(household);
  const ids = members.map(({ id }) => id);
  const [shown, own] = await Promise.all([
    answersOfGuests(answersNotBlocked(household.weddingId), ids),
    visitorId ? answersOfGuests(readableAnswers(household.weddingId, visitorId), ids) : [],
  ]);
  return members.map(({ rsvpStatus, plusOne, plusOneName, comesAlone, ...member }) => {
    const isOf = ({ guestId }: { guestId: string | null }) => guestId === member.id;
    const answer = own.find(isOf) ?? shown.find(isOf) ?? null;
    return {
      ...member,
      hasCompanion: plusOne || (!comesAlone && (answer?.guestCount ?? 0) > 1),
      companionName: plusOneName ?? answer?.plusOneName ?? null,
      status: rsvpStatus ?? (answer ? (answer.attending ? "attending" : "declined") : "pending"),
      answer,
    };
  });
}

function answersOfGuests(
  answers: ReturnType<typeof answersNotBlocked> | ReturnType<typeof readableAnswers>,
  ids: string[],
) {
  const { guestId, attending, guestCount, email, message, plusOneName, updatedAt } = answers;
  return db()
    .select({
      guestId,
      attending,
      guestCount,
      email,
      message,
      dietaryRestrictions: answers.dietaryRestrictions,
      severeAllergy: answers.severeAllergy,
      plusOneName,
      plusOneDietaryRestrictions: answers.plusOneDietaryRestrictions,
      plusOneSevereAllergy: answers.plusOneSevereAllergy,
      submissionId: answers.submissionId,
      updatedAt,
    })
    .from(answers as ReturnType<typeof answersNotBlocked>)
    .where(and(isNotNull(guestId), inArray(guestId, ids)));
}
