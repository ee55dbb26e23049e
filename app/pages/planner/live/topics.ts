/** The words the planner's pages listen for. */
export const topics = ["rsvp"] as const;

export type Topic = (typeof topics)[number];
