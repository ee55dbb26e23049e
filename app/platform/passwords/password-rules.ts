// In characters, not bytes.
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
