import { defineTopics } from "#app/platform/live/topics.ts";

export const seatingTopics = defineTopics({
  seating: "wedding",
  /** Another owner opened or left the chart, or is moving something. */
  seatingHolds: "wedding",
});
