import { randomUUID } from "node:crypto";
import type { EditedCampaign } from "#app/features/sms/commands.server.ts";
import { smsCampaigns, smsRecipients } from "#app/features/sms/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

/** Returns a draft to everyone. */
export function editedCampaign(overrides: Partial<EditedCampaign> = {}): EditedCampaign {
  return {
    title: "Svarfristen",
    message: "Hei",
    recipients: { statuses: [], categoryIds: [], householdIds: [], tableIds: [] },
    onePerHousehold: false,
    scheduledAt: null,
    mayBeSentAtNight: false,
    isPlanned: false,
    ...overrides,
  };
}

/** Inserts a draft with one recipient. */
export async function insertCampaign(weddingId: string): Promise<void> {
  const [id, createdAt] = [randomUUID(), new Date()];
  const { title, message, recipients } = editedCampaign();
  const shared = { weddingId, id, createdAt };
  await db()
    .insert(smsCampaigns)
    .values({ ...shared, title, message, recipients, recipientCount: 1 });
  await db()
    .insert(smsRecipients)
    .values({ ...shared, campaignId: id, name: "Kari", text: message, segments: 1 });
}
