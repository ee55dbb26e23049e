import { defineTopics } from "#app/platform/live/topics.ts";

/** For the seller's own account. */
export const marketplaceTopics = defineTopics({ listings: "account" });
