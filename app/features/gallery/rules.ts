// A guest photo: shared from a phone, shown to everybody who has the page's address.

/** `awaiting`: sent while the couple looks at new photos first. `hidden`: an owner took it away. */
export const photoStatuses = ["shown", "awaiting", "hidden"] as const;
