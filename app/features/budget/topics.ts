import { defineTopics } from "#app/platform/live/topics.ts";

export const budgetTopics = defineTopics({ budget: "wedding" });
