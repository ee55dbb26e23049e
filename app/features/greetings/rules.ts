// A greeting: some words from a guest to the couple, and to nobody else.

/** What a guest wrote, checked and cleaned. */
export interface Greeting {
  guestName: string;
  email: string | null;
  message: string;
}

/** The longest text, in UTF-16 units, that each field takes. */
export const maxLengths = { guestName: 100, email: 254, message: 5000 } as const;
