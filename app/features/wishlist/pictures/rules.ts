// A picture of a wish: uploaded, or fetched once from where its link leads.

/** How many pictures a couple may upload: a long list and many second thoughts, not a robot. */
export const wishUploadLimit = { points: 120, seconds: 3600 };

/** How many links are followed for a couple: each of them makes our server ask another one. */
export const wishLinkLimit = { points: 40, seconds: 3600 };

/** Of both kinds: as if every wish of the longest list got two. */
export const dailyWishPictureLimit = { points: 600, seconds: 24 * 3600 };
