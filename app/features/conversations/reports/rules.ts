export const reportPageSize = 20;

/** Messages of a reported conversation that an administrator reads. */
export const shownMessages = 20;
