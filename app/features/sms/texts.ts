/** What guests read. */
export const smsTexts = {
  stopLine: (link: string) => `Stopp: ${link}`,
} as const;
