import { defineTopics } from "#app/platform/live/topics.ts";

export const guestTopics = defineTopics({ guests: "wedding" });
