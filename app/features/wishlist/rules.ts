/** In UTF-16 units, as browsers count `maxlength`. */
export const maxNameLength = 100;
