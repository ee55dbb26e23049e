import { sendMail } from "#app/features/delivery/commands.server.ts";
import { unsubscribeUrl } from "#app/features/delivery/suppression/commands.server.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { listInvitedHouseholds } from "#app/features/invitations/queries.server.ts";
import { takeConfirmation } from "#app/features/rsvp/confirmations/commands.server.ts";
import {
  type DueConfirmation,
  listConfirmedAnswers,
  listDueConfirmations,
} from "#app/features/rsvp/confirmations/queries.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { weddingPath } from "#app/features/weddings/rules.ts";
import { weddingCalendar } from "#app/pages/wedding-page/calendar/wedding-calendar.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.server.ts";
import { consume } from "#app/platform/limits/limits.server.ts";
import type { Mail } from "#app/platform/mail/mail-page.ts";
import { type ConfirmedPerson, confirmationMail, peopleOf } from "./confirmation-mail.ts";
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
      const due = await listDueConfirmations(new Date(now().getTime() - quietTimeMs), batchSize);
      for (const confirmation of due) await confirm(confirmation);
      if (due.length < batchSize) return;
    }
  },
  { schedule: "* * * * *", timeoutSeconds: 300 },
);

async function confirm(due: DueConfirmation): Promise<void> {
  const { weddingId, email } = due;
  const isRefused = (await suppressedAmong([email], weddingId)).has(email);
  const isAllowed = !isRefused && (await consume("confirmation", email, dailyLimit)).ok;
  const mail = isAllowed ? await composeMail(due) : null;
  await transaction(async (tx) => {
    if ((await takeConfirmation(tx, due)) && mail) {
      await sendMail(tx, mail, { owner: { weddingId } });
    }
  });
}

async function composeMail(due: DueConfirmation): Promise<Mail> {
  const { weddingId, email } = due;
  const wedding = await loadWedding(weddingId);
  const { publicUrl } = config();
  const pageUrl = publicUrl + weddingPath(weddingId);
  const answers = await listConfirmedAnswers(due);
  const household = await householdOf(due, answers);
  const link = household
    ? (await householdLinks(weddingId, wedding, [household.id])).get(household.id)
    : undefined;
  const members = new Set(household?.guestIds);
  const others = answers.filter(({ guestId }) => guestId === null || !members.has(guestId));
  return confirmationMail({
    wedding,
    address: email,
    people: [...(household?.people ?? []), ...others.flatMap(peopleOf)],
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
async function householdOf({ weddingId, email }: DueConfirmation, answers: Answers) {
  const households = await listInvitedHouseholds(weddingId);
  const householdWith = (some: Answers) =>
    households.find(({ guests }) =>
      guests.some((guest) =>
        some.some(
          ({ guestId, linkedBy }) =>
            guestId === guest.id && (linkedBy === "link" || guest.email === email),
        ),
      ),
    );
  const due = answers.filter(({ confirmationDue }) => confirmationDue);
  const own = householdWith(due) ?? householdWith(answers);
  if (!own) return null;
  const everybody = own.people.map(({ guestId, isCompanion }) => keyOf(guestId, isCompanion));
  const flowerOf = (guestId: string, isCompanion = false) => {
    const person = keyOf(guestId, isCompanion);
    return { person, place: everybody.indexOf(person) };
  };
  const people = own.guests.flatMap((guest): ConfirmedPerson[] => [
    {
      flower: flowerOf(guest.id),
      name: guest.name,
      status: guest.status,
      diet: guest.diet,
      severeAllergy: guest.severeAllergy,
      companionOf: null,
    },
    ...(guest.companionStatus === null
      ? []
      : [
          {
            flower: flowerOf(guest.id, true),
            name: guest.companionName,
            status: guest.companionStatus,
            diet: guest.companionDiet,
            severeAllergy: guest.companionSevereAllergy,
            companionOf: guest.name,
          },
        ]),
  ]);
  const guestIds = own.guests.map(({ id }) => id);
  return { id: own.id, guestIds, people: people.filter(isNoted) };
}

/** An unnamed companion who does not come is left out. */
function isNoted({ name, status }: ConfirmedPerson): boolean {
  return status === "attending" || (status === "declined" && name !== null);
}

function keyOf(guestId: string, isCompanion: boolean): string {
  return isCompanion ? `${guestId} companion` : guestId;
}
