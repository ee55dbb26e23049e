import type { Answer } from "#app/features/rsvp/rules.ts";

/** Returns a guest's answer. */
export function answer(overrides: Partial<Answer> = {}): Answer {
  return {
    guestName: "Kari Nordmann",
    email: "kari@epost.no",
    attending: true,
    plusOneName: null,
    dietaryRestrictions: null,
    message: null,
    additional: false,
    responseId: null,
    ...overrides,
  };
}
