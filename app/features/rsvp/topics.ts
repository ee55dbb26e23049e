import { defineTopics } from "#app/platform/live/topics.ts";

export const rsvpTopics = defineTopics({ rsvp: "wedding" });
