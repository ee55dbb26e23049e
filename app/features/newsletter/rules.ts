const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** In seconds: how long the link of the mail confirms. */
export const confirmationLifetime = 7 * day;

export const subscriptionLimits = {
  perIp: { points: 30, seconds: hour },
  perAddress: { points: 5, seconds: day },
  /** A form sent twice mails once. */
  repeat: { points: 1, seconds: minute },
} as const;
