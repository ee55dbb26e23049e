export const minPasswordLength = 8;
export const maxPasswordLength = 128;
