export const sqlStates = {
  foreignKeyViolation: "23503",
  uniqueViolation: "23505",
  serializationFailure: "40001",
  deadlockDetected: "40P01",
  lockNotAvailable: "55P03",
} as const;

export function sqlState(error: unknown): string | undefined {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    if ("code" in inner && typeof inner.code === "string") return inner.code;
  }
  return undefined;
}
