import type { InvitedHousehold } from "#app/features/invitations/queries.server.ts";
import {
  departureOf,
  type MailingKind,
  type SkipReason,
  skipReasonOf,
  skipReasons,
} from "#app/features/invitations/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { loadWedding } from "#app/features/weddings/queries.server.ts";
import { isAnswerClosed, weddingName } from "#app/features/weddings/rules.ts";
import { defaultGreeting } from "#app/pages/mails/invitation-mail.ts";
import { mailTexts } from "#app/pages/mails/texts.ts";
import { now } from "#app/platform/clock.ts";
import { formatDayAndTime, osloDate } from "#app/platform/oslo-time.ts";
import { viewHousehold } from "./household-view.server.ts";
import type { InvitationQuery } from "./invitation-query.ts";

export type SendingView = Awaited<ReturnType<typeof loadSending>>;

const maxNamed = 4;

export async function loadSending(
  weddingId: OwnedWeddingId,
  households: readonly InvitedHousehold[],
  query: InvitationQuery,
) {
  const kind: MailingKind = query.vis === "remind" ? "reminder" : "invitation";
  const wedding = await loadWedding(weddingId);
  const sendAt = departureOf("reminder", now());
  const isClosed = isAnswerClosed(wedding, osloDate(sendAt));
  const isWanted = ({ id, state }: InvitedHousehold) =>
    (query.valgte.length === 0 || query.valgte.includes(id)) &&
    (query.tilstand === "all" || query.tilstand === state);
  const ofAllCategories = households.filter(isWanted);
  const wanted = ofAllCategories.filter(
    ({ guests }) => !query.kategori || guests.some((guest) => guest.categoryId === query.kategori),
  );
  const reasonOf = (household: InvitedHousehold) =>
    skipReasonOf(household, { kind, isClosed, now: now() });
  const recipients = wanted.filter((household) => reasonOf(household) === null);
  const excluded = Map.groupBy(
    wanted.filter((household) => reasonOf(household) !== null),
    (household) => reasonOf(household) as SkipReason,
  );
  return {
    kind,
    subject:
      kind === "invitation"
        ? mailTexts.invitation.subject(weddingName(wedding))
        : mailTexts.reminder.subject(2),
    greeting: defaultGreeting(wedding),
    recipients: recipients.map((household) => ({
      ...viewHousehold(household),
      recipientName: household.recipientName ?? "",
    })),
    counts: countByCategory(ofAllCategories.filter((each) => reasonOf(each) === null)),
    persons: recipients.reduce((sum, { people }) => sum + people.length, 0),
    waitsUntil: sendAt > now() ? formatDayAndTime(sendAt, now()) : null,
    withoutEmail: (excluded.get("no-email") ?? []).map(({ id }) => id),
    excluded: skipReasons.flatMap((reason) => {
      const group = excluded.get(reason) ?? [];
      if (group.length === 0) return [];
      const names = group.slice(0, maxNamed).map(({ name }) => name);
      return [{ reason, count: group.length, names, others: group.length - names.length }];
    }),
    excludedCount: wanted.length - recipients.length,
  };
}

/** A household of several categories counts in each. */
function countByCategory(households: readonly InvitedHousehold[]) {
  const categories: Record<string, number> = {};
  for (const { guests } of households) {
    for (const id of new Set(guests.map(({ categoryId }) => categoryId))) {
      if (id) categories[id] = (categories[id] ?? 0) + 1;
    }
  }
  return { all: households.length, categories };
}
