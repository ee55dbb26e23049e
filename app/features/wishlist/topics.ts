import { defineTopics } from "#app/platform/live/topics.ts";

export const wishlistTopics = defineTopics({ wishes: "wedding" });
