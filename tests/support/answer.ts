import { randomUUID } from "node:crypto";
import type { Answer } from "#app/features/rsvp/rules.ts";

/** A guest's answer with a key of its own. */
export function answer(given: Partial<Answer> = {}): Answer {
  return {
    guestName: "Kari Nordmann",
    email: "kari@epost.no",
    attending: true,
    plusOneName: null,
    dietaryRestrictions: null,
    message: null,
    submissionKey: randomUUID(),
    additional: false,
    responseId: null,
    ...given,
  };
}
