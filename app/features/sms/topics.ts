import { defineTopics } from "#app/platform/live/topics.ts";

export const smsTopics = defineTopics({ sms: "wedding" });
