import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { users } from "#app/features/accounts/tables.server.ts";
import { suppressedAmong } from "#app/features/delivery/suppression/queries.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { guests } from "#app/features/guests/tables.server.ts";
import { listGuestStates } from "#app/features/rsvp/guest-links/queries.server.ts";
import { guestTableAssignments, seatingTables } from "#app/features/seating/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { type Param, prepared } from "#app/platform/db/prepared.server.ts";
import { isNight } from "#app/platform/oslo-night.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { earliestInTime, type SmsPerson, textStateOf } from "./rules.ts";
import { smsCampaigns, smsRecipients } from "./tables.server.ts";

export type Campaign = typeof smsCampaigns.$inferSelect;
export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];

const storedNumber = /^\+\d{8,15}$/;

/** Returns the guests as recipients, in the order in which they were added. */
export async function listPeople(weddingId: OwnedWeddingId): Promise<SmsPerson[]> {
  const [states, seats] = await Promise.all([listGuestStates(weddingId), tablesOf(weddingId)]);
  const tables = new Map(seats.map(({ guestId, tableId }) => [guestId, tableId]));
  const numbers = states.flatMap(({ phone }) => (phone && storedNumber.test(phone) ? phone : []));
  const suppressed = await suppressedAmong([...new Set(numbers)], weddingId);
  return states.map((guest) => {
    const { id, name, status, categoryId, householdId, isContact, isChild, phone } = guest;
    const number = phone && storedNumber.test(phone) ? phone : null;
    return {
      id,
      name,
      status,
      categoryId,
      householdId,
      tableId: tables.get(id) ?? null,
      isContact,
      isChild,
      hasPhone: Boolean(phone),
      number,
      isSuppressed: number !== null && suppressed.has(number),
    };
  });
}

/** Companions have no phone of their own. */
const tablesOf = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { guestId, tableId, person } = guestTableAssignments;
  return db()
    .select({ guestId, tableId })
    .from(guestTableAssignments)
    .where(and(eq(guestTableAssignments.weddingId, weddingId), eq(person, 0)));
});

export const listTables = prepared((weddingId: Param<OwnedWeddingId>) => {
  const { id, name, tableNumber, deletedAt } = seatingTables;
  return db()
    .select({ id, name, tableNumber })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), isNull(deletedAt)))
    .orderBy(asc(tableNumber));
});

/** Returns the campaigns with the number of their messages by state, newest first. */
export async function listCampaigns(weddingId: OwnedWeddingId) {
  const [campaigns, counted] = await Promise.all([
    db()
      .select()
      .from(smsCampaigns)
      .where(and(eq(smsCampaigns.weddingId, weddingId), isNull(smsCampaigns.deletedAt)))
      .orderBy(desc(smsCampaigns.createdAt), desc(smsCampaigns.id)),
    countTexts(weddingId),
  ]);
  const rows = Map.groupBy(counted, ({ campaignId }) => campaignId);
  return campaigns.map((campaign) => ({ campaign, counts: countsOf(rows.get(campaign.id) ?? []) }));
}

export function countCampaigns(weddingId: OwnedWeddingId): Promise<number> {
  const isOwn = eq(smsCampaigns.weddingId, weddingId);
  return db().$count(smsCampaigns, and(isOwn, isNull(smsCampaigns.deletedAt)));
}

export async function findCampaign(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<Campaign | null> {
  if (!isUuid(id)) return null;
  const [found] = await db()
    .select()
    .from(smsCampaigns)
    .where(
      and(
        eq(smsCampaigns.weddingId, weddingId),
        eq(smsCampaigns.id, id),
        isNull(smsCampaigns.deletedAt),
      ),
    );
  return found ?? null;
}

/** Returns who made the campaign; empty when the account is gone. */
export async function authorOf({ createdBy }: Pick<Campaign, "createdBy">): Promise<string> {
  if (!createdBy) return "";
  const [author] = await withGrant("account", [createdBy], () =>
    db().select({ name: users.name }).from(users).where(eq(users.id, createdBy)),
  );
  return author?.name ?? "";
}

/** Returns the campaign's messages and who was left out, without what was sent again. */
export async function listTexts(weddingId: OwnedWeddingId, campaignId: string) {
  const { id, guestId, name, phone, text, skipped, createdAt } = smsRecipients;
  const { status, failure, statusSince, deliveredAt } = outbox;
  const isLeftOut = sql`coalesce(${skipped} in ('suppressed', 'no-phone'), false)`;
  const rows = await db()
    .select({
      id,
      guestId,
      name,
      phone,
      text,
      segments: smsRecipients.segments,
      messageId: smsRecipients.messageId,
      skipped,
      createdAt,
      status,
      failure,
      statusSince,
      deliveredAt,
      isOnList: sql<boolean>`${guests.id} is not null`,
    })
    .from(smsRecipients)
    .leftJoin(outbox, eq(outbox.id, smsRecipients.messageId))
    .leftJoin(
      guests,
      and(
        eq(guests.weddingId, smsRecipients.weddingId),
        eq(guests.id, smsRecipients.guestId),
        isNull(guests.deletedAt),
      ),
    )
    .where(
      and(
        eq(smsRecipients.weddingId, weddingId),
        eq(smsRecipients.campaignId, campaignId),
        isNull(smsRecipients.replacedAt),
      ),
    )
    // Who was left out comes last.
    .orderBy(asc(isLeftOut), asc(createdAt), asc(name), asc(id));
  return rows.map((row) => ({
    ...row,
    state: textStateOf({ ...row, isDelivered: row.deliveredAt !== null }),
  }));
}

/** Returns what counts towards the daily limits: campaigns and messages of the last 24 hours. */
export async function countOfToday(
  tx: Pick<ReturnType<typeof db>, "select" | "$count">,
  weddingId: OwnedWeddingId,
) {
  const yesterday = new Date(now().getTime() - 24 * 3_600_000);
  const campaigns = await tx.$count(
    smsCampaigns,
    and(eq(smsCampaigns.weddingId, weddingId), gt(smsCampaigns.sentAt, yesterday)),
  );
  const texts = await tx.$count(
    smsRecipients,
    and(
      eq(smsRecipients.weddingId, weddingId),
      gt(smsRecipients.createdAt, yesterday),
      isNotNull(smsRecipients.messageId),
    ),
  );
  return { campaigns, texts };
}

/** Returns planned campaigns of all weddings but the excepted whose time has come, not long ago. */
export function listDueCampaigns(limit: number, { except }: { except: string[] }) {
  const { scheduledAt, status, deletedAt, id, mayBeSentAtNight } = smsCampaigns;
  const isInTime = (atNight: boolean) =>
    and(eq(mayBeSentAtNight, atNight), gte(scheduledAt, earliestInTime(now(), atNight)));
  return db()
    .select({
      weddingId: sql<OwnedWeddingId>`${smsCampaigns.weddingId}`,
      id,
    })
    .from(smsCampaigns)
    .where(
      and(
        eq(status, "scheduled"),
        isNull(deletedAt),
        lte(scheduledAt, now()),
        isNight(now()) ? isInTime(true) : or(isInTime(true), isInTime(false)),
        notInArray(id, except),
      ),
    )
    .orderBy(asc(scheduledAt))
    .limit(limit);
}

/** Returns the couple's campaigns, each with who got it. */
export async function exportCampaigns(weddingId: OwnedWeddingId) {
  const campaigns = await listCampaigns(weddingId);
  return Promise.all(
    campaigns.map(async ({ campaign: { weddingId: _, deletedAt, version, ...campaign } }) => ({
      ...campaign,
      texts: (await listTexts(weddingId, campaign.id)).map(
        ({ name, phone, text, state, failure, statusSince }) => ({
          name,
          phone,
          text,
          state,
          failure,
          statusSince,
        }),
      ),
    })),
  );
}

type TextCounts = Record<ReturnType<typeof textStateOf>, number>;

function countTexts(weddingId: OwnedWeddingId) {
  const { campaignId, skipped, messageId } = smsRecipients;
  const isDelivered = sql<boolean>`${outbox.deliveredAt} is not null`;
  return db()
    .select({ campaignId, skipped, status: outbox.status, isDelivered, messages: count() })
    .from(smsRecipients)
    .leftJoin(outbox, eq(outbox.id, messageId))
    .where(and(eq(smsRecipients.weddingId, weddingId), isNull(smsRecipients.replacedAt)))
    .groupBy(campaignId, skipped, outbox.status, isDelivered);
}

function countsOf(rows: Awaited<ReturnType<typeof countTexts>>): TextCounts {
  const counts: TextCounts = {
    delivered: 0,
    underway: 0,
    uncertain: 0,
    failed: 0,
    demo: 0,
    suppressed: 0,
    "no-phone": 0,
  };
  for (const { skipped, status, isDelivered, messages } of rows) {
    counts[textStateOf({ skipped, status, isDelivered })] += messages;
  }
  return counts;
}
