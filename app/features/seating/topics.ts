import { defineTopics } from "#app/platform/live/topics.ts";

export const seatingTopics = defineTopics({ seating: "wedding" });
