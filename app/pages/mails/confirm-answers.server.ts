import { sendMail } from "#app/features/delivery/commands.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { type InvitedHousehold, requireOwnHousehold } from "#app/features/guests/access.server.ts";
import { takeConfirmation } from "#app/features/rsvp/confirmations/commands.server.ts";
import {
  type DueConfirmation,
  listConfirmedAnswers,
  listDueConfirmations,
} from "#app/features/rsvp/confirmations/queries.server.ts";
import { listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import { type HouseholdPerson, peopleOf } from "#app/features/rsvp/households/queries.server.ts";
import { asAnswered } from "#app/features/rsvp/households/rules.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { weddingCalendar } from "#app/pages/wedding-page/calendar/wedding-calendar.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { consume, isUsedUp } from "#app/platform/limits/limits.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { type ConfirmedPerson, confirmationMail, confirmedPeople } from "./confirmation-mail.ts";
import { householdLinks } from "./send-due-invitations.server.ts";

/** A family that answers one after the other gets one mail. */
export const quietTimeMs = 60_000;

/** Per e-mail address, because anybody can type it into a form. */
const dailyLimit = { points: 6, seconds: 24 * 3600 };

const batchSize = 100;

export const confirmAnswers = defineJob(
  "confirm-answers",
  async () => {
    for (;;) {
      const unchangedSince = new Date(now().getTime() - quietTimeMs);
      const due = await listDueConfirmations(unchangedSince, batchSize);
      for (const confirmation of due) await confirm(confirmation, unchangedSince);
      if (due.length < batchSize) return;
    }
  },
  { schedule: "* * * * *", timeoutSeconds: 300 },
);

async function confirm(due: DueConfirmation, unchangedSince: Date): Promise<void> {
  const { weddingId, email } = due;
  const isRefused = (await suppressedAmong([email], weddingId)).has(email);
  const isAllowed = !isRefused && !(await isUsedUp("confirmation", email, dailyLimit));
  const mail = isAllowed ? await composeMail(due) : null;
  const isSent = await transaction(async (tx) => {
    if (!(await takeConfirmation(tx, due, unchangedSince)) || !mail) return false;
    await sendMail(tx, mail, { owner: { weddingId } });
    return true;
  });
  // Only here, because runs that overlap or fail would count mails that were not sent.
  if (isSent) await consume("confirmation", email, dailyLimit);
}

async function composeMail(due: DueConfirmation): Promise<Mail> {
  const { weddingId, email } = due;
  const wedding = await loadWedding(weddingId);
  const { publicUrl } = config();
  const pageUrl = publicUrl + weddingPath(weddingId);
  const answers = await listConfirmedAnswers(due);
  const household = await householdOf(due, answers);
  const id = household?.householdId;
  const link = id && (await householdLinks(weddingId, wedding, [id])).get(id);
  const members = household ? await peopleOf(household, null) : [];
  const others = answers.filter(({ guestId }) => !members.some((member) => member.id === guestId));
  return confirmationMail({
    wedding,
    address: email,
    people: [...confirmedMembers(members), ...others.flatMap(confirmedPeople)],
    message: answers.findLast(({ message }) => message)?.message ?? null,
    link: link ?? pageUrl,
    isPersonalLink: link !== undefined,
    calendarUrl: `${publicUrl}/wedding/calendar.ics?${new URLSearchParams({ id: weddingId })}`,
    calendarFile: weddingCalendar(wedding, pageUrl, null),
    unsubscribeUrl: unsubscribeUrl({ address: email, weddingId }),
    publicUrl,
  });
}

type Answers = Awaited<ReturnType<typeof listConfirmedAnswers>>;

/**
 * Returns a household of the answers whose link the address may have: it answered by it, or it is
 * the address that the couple has written down. Prefers the answers that are confirmed now.
 */
async function householdOf(
  { weddingId, email }: DueConfirmation,
  answers: Answers,
): Promise<InvitedHousehold | null> {
  const guests = new Map((await listGuestStates(weddingId)).map((guest) => [guest.id, guest]));
  const dueFirst = answers.toSorted(
    (one, other) => Number(other.confirmationDue) - Number(one.confirmationDue),
  );
  for (const { guestId, linkedBy } of dueFirst) {
    const guest = guestId && guests.get(guestId);
    if (guest && (linkedBy === "link" || guest.email === email)) {
      return requireOwnHousehold(weddingId, guest.householdId);
    }
  }
  return null;
}

/** Returns a household's persons. Where one has not answered, the couple's own value stands in. */
function confirmedMembers(household: readonly HouseholdPerson[]): ConfirmedPerson[] {
  const everybody = household.flatMap(({ id, hasCompanion }) =>
    hasCompanion ? [id, companionKey(id)] : [id],
  );
  const flowerOf = (person: string) => ({ person, place: everybody.indexOf(person) });
  const people = household.map(asAnswered).flatMap((person): ConfirmedPerson[] => {
    const { id, name, status, answer, hasCompanion, companionName } = person;
    const guest: ConfirmedPerson = {
      flower: flowerOf(id),
      name,
      status,
      diet: answer?.dietaryRestrictions ?? null,
      severeAllergy: answer?.severeAllergy ?? false,
      companionOf: null,
    };
    if (!hasCompanion || !answer) return [guest];
    const companion: ConfirmedPerson = {
      flower: flowerOf(companionKey(id)),
      name: companionName,
      status: answer.guestCount > 1 ? "attending" : "declined",
      diet: answer.plusOneDietaryRestrictions,
      severeAllergy: answer.plusOneSevereAllergy,
      companionOf: name,
    };
    return [guest, companion];
  });
  return people.filter(isNoted);
}

/** An unnamed companion who does not come is left out. */
function isNoted({ name, status }: ConfirmedPerson): boolean {
  return status === "attending" || (status === "declined" && name !== null);
}

function companionKey(guestId: string): string {
  return `${guestId} companion`;
}
