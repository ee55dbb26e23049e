/** Both count characters, not bytes. */
export const shortestPassword = 8;
export const longestPassword = 128;
