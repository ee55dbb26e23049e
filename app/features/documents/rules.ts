export const rateLimits = {
  documentsPerAccount: { points: 60, seconds: 3600 },
  documentsPerAccountAndDay: { points: 200, seconds: 24 * 3600 },
} as const;

/** What a field or a message shows of a document. */
export interface DocumentLink {
  id: string;
  name: string;
}
