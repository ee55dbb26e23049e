import { defineTopics } from "#app/platform/live/topics.ts";

export const galleryTopics = defineTopics({ photos: "wedding" });
