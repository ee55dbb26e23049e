import { defineTopics } from "#app/platform/live/topics.ts";

/** `vendorProfile` is for the vendor's own account. */
export const vendorTopics = defineTopics({ chosenVendors: "wedding", vendorProfile: "account" });
