// A profile: what a person is called, and their picture.

/** In UTF-16 units, as browsers count `maxlength`. */
export const longestDisplayName = 80;
