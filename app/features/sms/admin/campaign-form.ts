import { osloDate, osloTime } from "#app/platform/oslo-time.ts";
import type { Campaign } from "../queries.server.ts";

export type CampaignForm = ReturnType<typeof campaignForm>;

/** Returns the values of the form; without a campaign those of a new one. */
export function campaignForm(
  campaign: Pick<
    Campaign,
    "title" | "message" | "recipients" | "onePerHousehold" | "scheduledAt" | "mayBeSentAtNight"
  > | null,
) {
  const { statuses, categoryIds, householdIds, tableIds } = campaign?.recipients ?? everyone;
  const scheduledAt = campaign?.scheduledAt ?? null;
  return {
    title: campaign?.title ?? "",
    message: campaign?.message ?? "",
    statuses: statuses.join(" "),
    categories: categoryIds.join(" "),
    households: householdIds.join(" "),
    tables: tableIds.join(" "),
    onePerHousehold: campaign?.onePerHousehold ? "on" : "",
    when: scheduledAt ? "later" : "now",
    date: scheduledAt ? osloDate(scheduledAt) : "",
    time: scheduledAt ? osloTime(scheduledAt) : "12.00",
    night: campaign?.mayBeSentAtNight ? "on" : "",
  };
}

const everyone = { statuses: [], categoryIds: [], householdIds: [], tableIds: [] };
