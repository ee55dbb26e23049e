export const contactTopics = ["wedding-page", "planner", "marketplace", "guides", "other"] as const;

export type ContactTopic = (typeof contactTopics)[number];

export interface ContactMessage {
  /** Of the form. */
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { name: 100, message: 4000 };

export const contactLimit = { points: 10, seconds: 3600 };

export const contactRetentionDays = 365;
