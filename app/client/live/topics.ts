export const topics = ["rsvp", "greetings", "photos", "wishes", "wedding", "partner"] as const;

export type Topic = (typeof topics)[number];
