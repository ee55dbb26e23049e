import { defineTopics } from "#app/platform/live/topics.ts";

export const invitationTopics = defineTopics({ invitations: "wedding" });
