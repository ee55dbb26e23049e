import type { SubmissionKind } from "#app/features/submissions/rules.ts";

export const greetingKind: SubmissionKind = {
  name: "greeting",
  maxPerVisitor: 20,
};

export interface Greeting {
  guestName: string;
  email: string | null;
  message: string;
}

/** Of the couple's inbox. */
export const messagesPerPage = 50;

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { guestName: 100, message: 5000 } as const;
