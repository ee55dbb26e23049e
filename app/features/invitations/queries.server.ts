import { and, asc, desc, eq, isNull, lte, ne, notInArray } from "drizzle-orm";
import type { MessageFailure, MessageStatus } from "#app/features/delivery/rules.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { households } from "#app/features/guests/tables.server.ts";
import { type GuestState, listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { isNight } from "#app/platform/oslo-night.ts";
import {
  householdName,
  householdState,
  type Invitee,
  type MailingKind,
  type MailState,
  recipientOf,
  type SkipReason,
} from "./rules.ts";
import { mailingRecipients, mailings } from "./tables.server.ts";

export type InvitedHousehold = Awaited<ReturnType<typeof listInvitedHouseholds>>[number];

/** Returns the households that have guests, in the order in which those were added. */
export async function listInvitedHouseholds(weddingId: OwnedWeddingId) {
  const [states, stored, deliveries] = await Promise.all([
    listGuestStates(weddingId),
    db().select().from(households).where(eq(households.weddingId, weddingId)),
    listDeliveries(weddingId),
  ]);
  const rows = new Map(stored.map((household) => [household.id, household]));
  const mailsOf = Map.groupBy(deliveries, ({ householdId }) => householdId);
  const groups = [...Map.groupBy(states, ({ householdId }) => householdId)];
  const recipients = new Map(groups.map(([id, guests]) => [id, recipientOf(guests)]));
  const emails = [...recipients.values()].flatMap((guest) => guest?.email ?? []);
  const suppressed = await suppressedAmong(emails, weddingId);
  return groups.flatMap(([id, guests]) => {
    const household = rows.get(id);
    if (!household) return [];
    const { address, postalCode, city, openedAt } = household;
    const people = guests.flatMap(inviteesOf);
    const mails = mailsOf.get(id) ?? [];
    const recipient = recipients.get(id);
    const [mail = null] = mails.filter(({ state }) => state !== "skipped");
    const answers = guests.flatMap(({ answeredAt }) => answeredAt ?? []);
    const email = recipient?.email ?? null;
    return {
      id,
      name: household.name ?? householdName(guests.map(({ name }) => name)),
      address: [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", "),
      guests,
      people,
      email,
      recipientName: recipient?.name ?? null,
      isUnsubscribed: email !== null && suppressed.has(email),
      openedAt,
      answeredAt: answers.length > 0 ? new Date(Math.max(...answers.map(Number))) : null,
      mails,
      mail,
      invitation:
        mails.find(({ kind, state }) => kind === "invitation" && state !== "skipped") ?? null,
      remindedAt:
        mails.find(({ kind, state }) => kind === "reminder" && state !== "skipped")?.createdAt ??
        null,
      state: householdState({ people, openedAt, mail }),
    };
  });
}

function inviteesOf(guest: GuestState): Invitee[] {
  const { id, name, status, isChild, companionStatus, companionName } = guest;
  const self = { guestId: id, isCompanion: false, isChild, name, status };
  if (companionStatus === null) return [self];
  const companion = { guestId: id, isCompanion: true, isChild: false, name: companionName };
  return [self, { ...companion, status: companionStatus }];
}

/** Returns the mails to all households, newest first, without those that were sent again. */
export async function listDeliveries(weddingId: OwnedWeddingId, mailingId?: string) {
  const { id, householdId, kind, address, messageId, skipped, createdAt } = mailingRecipients;
  const rows = await db()
    .select({
      id,
      mailingId: mailingRecipients.mailingId,
      householdId,
      kind,
      address,
      messageId,
      skipped,
      createdAt,
      sendAt: mailings.sendAt,
      status: outbox.status,
      failure: outbox.failure,
      statusSince: outbox.statusSince,
    })
    .from(mailingRecipients)
    .innerJoin(mailings, isOfMailing())
    .leftJoin(outbox, eq(outbox.id, messageId))
    .where(
      and(
        eq(mailingRecipients.weddingId, weddingId),
        mailingId ? eq(mailingRecipients.mailingId, mailingId) : undefined,
        isNull(mailingRecipients.replacedAt),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ ...row, state: mailStateOf(row) }));
}

export function listMailings(weddingId: OwnedWeddingId) {
  return db()
    .select()
    .from(mailings)
    .where(eq(mailings.weddingId, weddingId))
    .orderBy(desc(mailings.createdAt));
}

export function countMailings(weddingId: OwnedWeddingId): Promise<number> {
  return db().$count(mailings, eq(mailings.weddingId, weddingId));
}

export interface DueRecipient {
  weddingId: OwnedWeddingId;
  id: string;
  householdId: string;
  kind: MailingKind;
  greeting: string;
}

/**
 * Returns mails of all weddings but the excepted whose time has come, the oldest first. At night
 * without reminders.
 */
export async function listDueRecipients(
  limit: number,
  { except }: { except: OwnedWeddingId[] },
): Promise<DueRecipient[]> {
  const { weddingId, id, householdId, kind } = mailingRecipients;
  const due = await db()
    .select({ weddingId, id, householdId, kind, greeting: mailings.greeting })
    .from(mailingRecipients)
    .innerJoin(mailings, isOfMailing())
    .where(
      and(
        notInArray(weddingId, except),
        isNight(now()) ? ne(kind, "reminder") : undefined,
        isNull(mailingRecipients.messageId),
        isNull(mailingRecipients.skipped),
        isNull(mailingRecipients.replacedAt),
        lte(mailings.sendAt, now()),
      ),
    )
    .orderBy(asc(mailings.sendAt), asc(mailingRecipients.createdAt), asc(id))
    .limit(limit);
  // The guard has checked the owner when the mail was planned.
  return due.map((row) => ({ ...row, weddingId: row.weddingId as OwnedWeddingId }));
}

/** Returns what was sent, for the couple's export. */
export function exportMailings(weddingId: OwnedWeddingId) {
  const { kind, address, skipped, createdAt } = mailingRecipients;
  return db()
    .select({
      kind,
      householdId: mailingRecipients.householdId,
      address,
      skipped,
      createdAt,
      greeting: mailings.greeting,
      sendAt: mailings.sendAt,
      status: outbox.status,
    })
    .from(mailingRecipients)
    .innerJoin(mailings, isOfMailing())
    .leftJoin(outbox, eq(outbox.id, mailingRecipients.messageId))
    .where(eq(mailingRecipients.weddingId, weddingId))
    .orderBy(asc(createdAt), asc(mailingRecipients.id));
}

function isOfMailing() {
  return and(
    eq(mailings.weddingId, mailingRecipients.weddingId),
    eq(mailings.id, mailingRecipients.mailingId),
  );
}

interface Handling {
  messageId: string | null;
  skipped: SkipReason | null;
  status: MessageStatus | null;
  failure: MessageFailure | null;
}

function mailStateOf({ messageId, skipped, status }: Handling): MailState {
  if (skipped) return "skipped";
  if (!messageId) return "waiting";
  if (status === "sent") return "delivered";
  if (status === "failed") return "failed";
  return status === "queued" || status === "sending" ? "waiting" : "uncertain";
}
