import { defineTopics } from "#app/platform/live/topics.ts";

/** What became of a message has changed. */
export const deliveryTopics = defineTopics({ delivery: "wedding" });
