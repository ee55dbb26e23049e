import { defineTopics } from "#app/platform/live/topics.ts";

export const weddingTopics = defineTopics({
  wedding: "wedding",
  partner: "wedding",
  /** A visitor was blocked or unblocked: submissions of all kinds appear or disappear. */
  visitors: "wedding",
});
