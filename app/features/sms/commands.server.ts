import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { lockWedding, type OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { restore, softDelete } from "#app/platform/db/soft-delete.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { type Campaign, findCampaign, listPeople } from "./queries.server.ts";
import { countRecipients, maxCampaigns } from "./rules.ts";
import { smsCampaigns } from "./tables.server.ts";
import { smsTopics } from "./topics.ts";

export interface EditedCampaign
  extends Pick<
    Campaign,
    "title" | "message" | "recipients" | "onePerHousehold" | "scheduledAt" | "mayBeSentAtNight"
  > {
  /** To be sent at `scheduledAt`; otherwise a draft, which may remember a time. */
  isPlanned: boolean;
}

export type CreateResult = { ok: true; version: number } | { ok: false; reason: "full" | "gone" };

/** Adds a campaign, or updates the unsent one with this id: the form was sent twice. */
export async function createCampaign(
  weddingId: OwnedWeddingId,
  createdBy: string,
  id: string,
  edited: EditedCampaign,
): Promise<CreateResult> {
  const columns = await columnsOf(weddingId, edited);
  return transaction(async (tx) => {
    await lockWedding(tx, weddingId);
    const isOther = and(eq(smsCampaigns.weddingId, weddingId), ne(smsCampaigns.id, id));
    if ((await tx.$count(smsCampaigns, isOther)) >= maxCampaigns) {
      return { ok: false, reason: "full" };
    }
    const [stored] = await tx
      .insert(smsCampaigns)
      .values({ weddingId, id, createdBy, createdAt: now(), ...columns })
      .onConflictDoUpdate({
        target: [smsCampaigns.weddingId, smsCampaigns.id],
        set: { ...columns, version: sql`${smsCampaigns.version} + 1` },
        setWhere: isUnsent(),
      })
      .returning({ version: smsCampaigns.version });
    if (!stored) return { ok: false, reason: "gone" };
    await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return { ok: true, version: stored.version };
  });
}

export type ChangeResult =
  | { ok: true; version: number }
  | { ok: false; reason: "gone" | "sent" }
  | { ok: false; reason: "conflict"; stored: Campaign };

/** An outdated version is a conflict, unless the edit changes nothing. */
export async function editCampaign(
  weddingId: OwnedWeddingId,
  id: string,
  version: number,
  edited: EditedCampaign,
): Promise<ChangeResult> {
  const columns = await columnsOf(weddingId, edited);
  return changeCampaign(weddingId, id, async (tx, stored) => {
    const changed = Object.entries(columns).filter(
      ([name, value]) => !isDeepStrictEqual(stored[name as keyof Campaign], value),
    );
    if (changed.every(([name]) => name === "recipientCount")) {
      return { ok: true, version: stored.version };
    }
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    await tx
      .update(smsCampaigns)
      .set({ ...columns, version: version + 1 })
      .where(isCampaign(weddingId, id));
    return { ok: true, version: version + 1 };
  });
}

/** Makes a planned campaign a draft again, which remembers the time. Idempotent. */
export function cancelSchedule(weddingId: OwnedWeddingId, id: string): Promise<ChangeResult> {
  return changeCampaign(weddingId, id, async (tx, { status, version }) => {
    if (status !== "scheduled") return { ok: true, version };
    await tx
      .update(smsCampaigns)
      .set({ status: null, version: version + 1 })
      .where(isCampaign(weddingId, id));
    return { ok: true, version: version + 1 };
  });
}

/** Deletes a draft or planned campaign. Returns false for a sent or unknown one. */
export function deleteCampaign(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  return transaction(async (tx) => {
    const isOne = and(isCampaign(weddingId, id), isUnsent());
    const deleted = await softDelete(tx, smsCampaigns, isOne);
    if (deleted.length > 0) await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return deleted.length > 0;
  });
}

/** Restores a deleted campaign; as a draft when its time has passed. False when it was purged. */
export function restoreCampaign(weddingId: OwnedWeddingId, id: string): Promise<boolean> {
  const isOne = and(eq(smsCampaigns.weddingId, weddingId), eq(smsCampaigns.id, id));
  return transaction(async (tx) => {
    const restored = await restore(tx, smsCampaigns, isOne);
    const [campaign] = await tx.select().from(smsCampaigns).where(isOne);
    if (restored.length === 0 || !campaign) return campaign !== undefined;
    const { status, scheduledAt } = campaign;
    if (status === "scheduled" && scheduledAt && scheduledAt <= now()) {
      await tx.update(smsCampaigns).set({ status: null }).where(isOne);
    }
    await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return true;
  });
}

/** Copies a campaign as a draft with the new id. Idempotent. */
export async function duplicateCampaign(
  weddingId: OwnedWeddingId,
  createdBy: string,
  id: string,
  { copyId, title }: { copyId: string; title: (original: string) => string },
): Promise<CreateResult> {
  const original = await findCampaign(weddingId, id);
  if (!original) return { ok: false, reason: "gone" };
  return createCampaign(weddingId, createdBy, copyId, {
    ...original,
    title: title(original.title),
    isPlanned: false,
    scheduledAt: null,
    mayBeSentAtNight: false,
  });
}

async function columnsOf(weddingId: OwnedWeddingId, edited: EditedCampaign) {
  const { title, message, recipients, onePerHousehold, mayBeSentAtNight } = edited;
  const people = await listPeople(weddingId);
  return {
    title,
    message,
    recipients,
    onePerHousehold,
    mayBeSentAtNight,
    scheduledAt: edited.scheduledAt,
    status: edited.isPlanned ? ("scheduled" as const) : null,
    recipientCount: countRecipients(people, { filter: recipients, onePerHousehold }),
  };
}

function changeCampaign(
  weddingId: OwnedWeddingId,
  id: string,
  change: (tx: Transaction, stored: Campaign) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(smsCampaigns)
      .where(isCampaign(weddingId, id))
      .for("update");
    if (!stored) return { ok: false, reason: "gone" };
    if (stored.status === "sent") return { ok: false, reason: "sent" };
    const result = await change(tx, stored);
    const isChanged = result.ok && result.version !== stored.version;
    if (isChanged) await publish(tx, { wedding: weddingId }, smsTopics.sms);
    return result;
  });
}

function isCampaign(weddingId: OwnedWeddingId, id: string) {
  return and(
    eq(smsCampaigns.weddingId, weddingId),
    eq(smsCampaigns.id, id),
    isNull(smsCampaigns.deletedAt),
  );
}

function isUnsent() {
  return and(
    isNull(smsCampaigns.deletedAt),
    or(isNull(smsCampaigns.status), eq(smsCampaigns.status, "scheduled")),
  );
}
