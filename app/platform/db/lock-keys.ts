/** Keys of advisory locks. Two releases serve together for a while, so a key does not change. */
export const lockKeys = {
  migrations: 7_265_001,
  serving: 7_265_002,
  fileRetention: 7_265_003,
  policies: 7_265_004,
  jobQueues: 7_265_005,
} as const;
