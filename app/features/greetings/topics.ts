import { defineTopics } from "#app/platform/live/topics.ts";

export const greetingTopics = defineTopics({ greetings: "wedding" });
