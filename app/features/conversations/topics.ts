import { defineTopics } from "#app/platform/live/topics.ts";

/** Sent to the accounts of both sides. */
export const conversationTopics = defineTopics({ conversations: "account" });
