/** Per couple. Enough for a long list with many changes. */
export const wishUploadLimit = { points: 120, seconds: 3600 };

/** Per couple. Each link makes the server send a request to another one. */
export const wishLinkLimit = { points: 40, seconds: 3600 };

/** Uploads and links together: two for each wish of a full list. */
export const dailyWishPictureLimit = { points: 600, seconds: 24 * 3600 };
