// A guest photo: shared from a phone, shown to everybody who has the page's address.

/** `awaiting`: sent while the couple looks at new photos first. `hidden`: an owner took it away. */
export const photoStatuses = ["shown", "awaiting", "hidden"] as const;

export type PhotoStatus = (typeof photoStatuses)[number];

/** Of the stored variants: a grid of two to four columns on sharp screens, and the whole screen. */
export const photoWidths = [320, 640, 960, 1920];

/** How many photos one form without script takes. */
export const maxPhotosPerForm = 10;

/** The longest texts, in UTF-16 units as browsers count `maxlength`. */
export const maxLengths = { guestName: 100, caption: 500 } as const;

/** Of one wedding: fifty from each of a hundred guests, and no disk full of a stranger's. */
export const maxPhotos = 5000;
