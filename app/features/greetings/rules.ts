export interface Greeting {
  guestName: string;
  email: string | null;
  message: string;
}

/** In UTF-16 units, as browsers count `maxlength`. */
export const maxLengths = { guestName: 100, message: 5000 } as const;
