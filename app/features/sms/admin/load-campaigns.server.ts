import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { formatDate, formatLongDate, formatTime, osloDate } from "#app/platform/oslo-time.ts";
import { isSmsDemo } from "#app/platform/sms-gateway/sms-gateway.server.ts";
import { type Campaign, listCampaigns, listPeople } from "../queries.server.ts";
import {
  type CampaignStatus,
  countRecipients,
  isMissed,
  measureCampaign,
  planRecipients,
} from "../rules.ts";
import { exampleParts } from "./load-compose.server.ts";

export type CampaignsView = Awaited<ReturnType<typeof loadCampaigns>>;
export type CampaignRow = CampaignsView["campaigns"][number];

/** Who would get an unsent campaign, in how many parts, is computed from today's guest list. */
export async function loadCampaigns(weddingId: OwnedWeddingId) {
  const [campaigns, people, parts] = await Promise.all([
    listCampaigns(weddingId),
    listPeople(weddingId),
    exampleParts(weddingId),
  ]);
  return {
    weddingId,
    isDemo: isSmsDemo(),
    guests: people.length,
    withPhone: people.filter(({ hasPhone }) => hasPhone).length,
    campaigns: campaigns.map(({ campaign, counts }) => {
      const { id, title, message, version, onePerHousehold } = campaign;
      const choice = { filter: campaign.recipients, onePerHousehold };
      const chosen = planRecipients(people, choice).filter(({ skipped }) => skipped === null);
      const names = chosen.map(({ person }) => person.name);
      const { longest } = measureCampaign(names.length > 0 ? names : [""], { ...parts, message });
      return {
        id,
        title,
        message,
        version,
        recipientCount:
          campaign.status === "sent" ? campaign.recipientCount : countRecipients(people, choice),
        state: stateOf(campaign),
        time: timeOf(campaign),
        isLate: isLate(campaign),
        segments: longest?.length.segments ?? 1,
        counts,
      };
    }),
  };
}

function isLate({ scheduledAt, ...campaign }: Campaign): boolean {
  const isPlanned = stateOf({ scheduledAt, ...campaign }) === "scheduled";
  return isPlanned && scheduledAt !== null && scheduledAt < now();
}

/** Returns the stored status; `missed` is a plan that is too late to be sent by itself. */
export function stateOf(campaign: Campaign): CampaignStatus | "draft" | "missed" {
  return isMissed(campaign, now()) ? "missed" : (campaign.status ?? "draft");
}

/** Returns "2. november 2026 kl. 12.00", with the day of the week for what is to come. */
export function timeOf({ status, sentAt, scheduledAt }: Campaign): string {
  if (sentAt) return `${formatDate(osloDate(sentAt))} ${formatTime(sentAt)}`;
  if (status !== "scheduled" || !scheduledAt) return "";
  return `${formatLongDate(osloDate(scheduledAt))} ${formatTime(scheduledAt)}`;
}
