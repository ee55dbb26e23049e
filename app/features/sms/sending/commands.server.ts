import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { sendTexts } from "#app/features/delivery/commands.server.ts";
import { outbox } from "#app/features/delivery/tables.server.ts";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { batchesOf, rowsPerInsert } from "#app/platform/batches.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { isNight, nextNight } from "#app/platform/oslo-night.ts";
import { type Campaign, countOfToday, findCampaign, listPeople } from "../queries.server.ts";
import {
  dailyLimits,
  isMissed,
  isRetriable,
  maxSegments,
  type SmsPerson,
  textLifetimeSeconds,
} from "../rules.ts";
import { smsCampaigns, smsRecipients } from "../tables.server.ts";
import { smsTopics } from "../topics.ts";
import {
  handling,
  isSent,
  type Recipient,
  type Recipients,
  recipientsOf,
  stopLineFor,
} from "./queries.server.ts";

type StoredRecipient = typeof smsRecipients.$inferSelect;

type SendRefusal =
  | "gone"
  | "sent"
  | "changed"
  | "night"
  | "nobody"
  | "too-long"
  | "too-many"
  | "not-draft";

export type SendResult = { ok: true; texts: number } | { ok: false; reason: SendRefusal };

interface SendOptions {
  /** What the couple has seen; another one is `changed`. */
  version: number;
  /** The couple wants it although it is night. */
  atNight: boolean;
}

/**
 * Hands the messages of a draft, or of a plan whose time was missed, to the outbox. In demo mode it
 * records who would have got them.
 */
export async function sendCampaign(
  weddingId: OwnedWeddingId,
  id: string,
  { version, atNight }: SendOptions,
): Promise<SendResult> {
  const campaign = await findCampaign(weddingId, id);
  if (!campaign) return { ok: false, reason: "gone" };
  if (campaign.status === "sent") return { ok: false, reason: "sent" };
  if (campaign.status !== null && !isMissed(campaign, now()))
    return { ok: false, reason: "not-draft" };
  if (campaign.version !== version) return { ok: false, reason: "changed" };
  if (isNight(now()) && !atNight) return { ok: false, reason: "night" };
  const recipients = await recipientsOf(weddingId, campaign);
  const sent = recipients.rows.filter(isSent);
  if (sent.length === 0) return { ok: false, reason: "nobody" };
  if (sent.some(({ segments }) => segments > maxSegments)) return { ok: false, reason: "too-long" };
  return handOver(weddingId, campaign, { ...recipients, atNight });
}

/** Sends a planned campaign whose time has come, also to nobody. Another one is left as it is. */
export async function sendPlannedCampaign(
  weddingId: OwnedWeddingId,
  id: string,
): Promise<SendResult> {
  const campaign = await findCampaign(weddingId, id);
  if (campaign?.status !== "scheduled" || !campaign.scheduledAt || campaign.scheduledAt > now()) {
    return { ok: false, reason: "changed" };
  }
  if (isMissed(campaign, now())) return { ok: false, reason: "changed" };
  const { mayBeSentAtNight: atNight } = campaign;
  if (isNight(now()) && !atNight) return { ok: false, reason: "night" };
  const recipients = await recipientsOf(weddingId, campaign);
  return handOver(weddingId, campaign, { ...recipients, atNight });
}

async function handOver(
  weddingId: OwnedWeddingId,
  { id, version, status }: Campaign,
  { rows, recipientCount, atNight }: Recipients & { atNight: boolean },
): Promise<SendResult> {
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const [current] = await tx
      .select({ version: smsCampaigns.version, status: smsCampaigns.status })
      .from(smsCampaigns)
      .where(isCampaign(weddingId, id))
      .for("update");
    if (!current) return { ok: false, reason: "gone" };
    if (current.status === "sent") return { ok: false, reason: "sent" };
    if (current.version !== version || current.status !== status) {
      return { ok: false, reason: "changed" };
    }
    const messages = rows.filter(({ messageId }) => messageId);
    const today = await countOfToday(tx, weddingId);
    const isTooMany =
      today.campaigns >= dailyLimits.campaigns || today.texts + messages.length > dailyLimits.texts;
    if (isTooMany) return { ok: false, reason: "too-many" };
    const texts = await store(tx, weddingId, rows, atNight);
    await tx
      .update(smsCampaigns)
      .set({ status: "sent", sentAt: now(), recipientCount, version: version + 1 })
      .where(isCampaign(weddingId, id));
    await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return { ok: true, texts };
  });
}

/**
 * Stores who gets a message together with the messages. A number that has it gets none. Returns the
 * number of messages.
 */
async function store(
  tx: Transaction,
  weddingId: OwnedWeddingId,
  rows: Recipient[],
  atNight: boolean,
): Promise<number> {
  const stored: Recipient[] = [];
  for (const batch of batchesOf(rows, rowsPerInsert)) {
    const inserted = await tx.insert(smsRecipients).values(batch).onConflictDoNothing().returning();
    stored.push(...inserted);
  }
  const messages = stored.flatMap(({ messageId, phone, text }) =>
    messageId && phone ? [{ id: messageId, to: phone, text }] : [],
  );
  const latest = new Date(now().getTime() + textLifetimeSeconds * 1000);
  const expiresAt = atNight ? latest : new Date(Math.min(Number(latest), Number(nextNight(now()))));
  await sendTexts(tx, messages, { weddingId, expiresAt });
  return stored.filter(isSent).length;
}

interface RetryOptions {
  /** All that have failed without it. */
  ids?: string[];
  /** Also those that may have arrived. */
  mayHaveArrived: boolean;
  atNight: boolean;
}

/**
 * Sends failed messages of a campaign again, to the number that the guest has now, unless another
 * recipient has it. Each person gets the message at most once more, also when both partners ask,
 * and who is no longer on the guest list gets none.
 */
export async function retryTexts(
  weddingId: OwnedWeddingId,
  campaignId: string,
  { ids, mayHaveArrived, atNight }: RetryOptions,
): Promise<SendResult> {
  if (isNight(now()) && !atNight) return { ok: false, reason: "night" };
  const people = new Map((await listPeople(weddingId)).map((person) => [person.id, person]));
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const failed = await lockFailed(tx, isCurrent(weddingId, campaignId, ids), mayHaveArrived);
    const again = failed.filter(({ guestId }) => people.has(guestId ?? ""));
    if (again.length === 0) return { ok: false, reason: "sent" };
    const today = await countOfToday(tx, weddingId);
    if (today.texts + again.length > dailyLimits.texts) return { ok: false, reason: "too-many" };
    const replaced = again.map(({ id }) => id);
    await tx
      .update(smsRecipients)
      .set({ replacedAt: now() })
      .where(and(eq(smsRecipients.weddingId, weddingId), inArray(smsRecipients.id, replaced)));
    const others = await tx
      .select({ phone: smsRecipients.phone })
      .from(smsRecipients)
      .where(isCurrent(weddingId, campaignId));
    const rows = renewed(again, people, others);
    const texts = await store(tx, weddingId, rows, atNight);
    await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return { ok: true, texts };
  });
}

async function lockFailed(
  tx: Transaction,
  isChosen: SQL | undefined,
  mayHaveArrived: boolean,
): Promise<StoredRecipient[]> {
  const found = await tx
    .select({ recipient: smsRecipients, failure: outbox.failure })
    .from(smsRecipients)
    .innerJoin(outbox, eq(outbox.id, smsRecipients.messageId))
    .where(
      and(isChosen, inArray(outbox.status, mayHaveArrived ? ["failed", "uncertain"] : ["failed"])),
    )
    .for("update", { of: smsRecipients });
  return found.filter(({ failure }) => isRetriable(failure)).map(({ recipient }) => recipient);
}

/** Returns the recipients anew, with the numbers of now that no other recipient has. */
function renewed(
  again: readonly StoredRecipient[],
  people: ReadonlyMap<string, SmsPerson>,
  others: readonly { phone: string | null }[],
): Recipient[] {
  const taken = new Set([...others, ...again].map(({ phone }) => phone));
  return again.map((recipient) => {
    const person = people.get(recipient.guestId ?? "");
    const isNew = person?.number && !taken.has(person.number);
    const phone = isNew ? person.number : recipient.phone;
    taken.add(phone);
    const text = withStopLineOf(phone, recipient);
    const skipped = person?.isSuppressed ? "suppressed" : null;
    const changed = { id: randomUUID(), phone, text, createdAt: now(), ...handling(skipped) };
    return { ...recipient, ...changed };
  });
}

/** Returns the text with the stop line of another number. */
function withStopLineOf(phone: string | null, sent: { phone: string | null; text: string }) {
  const line = stopLineFor(sent.phone);
  return line ? sent.text.replace(line, () => stopLineFor(phone) ?? line) : sent.text;
}

/** Leaves out who has been replaced by a later attempt. */
function isCurrent(weddingId: OwnedWeddingId, campaignId: string, ids?: string[]): SQL | undefined {
  return and(
    eq(smsRecipients.weddingId, weddingId),
    eq(smsRecipients.campaignId, campaignId),
    ids && inArray(smsRecipients.id, ids),
    isNull(smsRecipients.replacedAt),
  );
}

function isCampaign(weddingId: OwnedWeddingId, id: string) {
  return and(
    eq(smsCampaigns.weddingId, weddingId),
    eq(smsCampaigns.id, id),
    isNull(smsCampaigns.deletedAt),
  );
}
