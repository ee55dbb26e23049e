const systemCalls = ["connect", "getaddrinfo"];
const codes = ["ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03", "53300"];
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Client .* is not queryable)$/;

/** Returns why the database is unreachable, full or unresponsive; undefined for other errors. */
export function describeConnectionError(error: unknown): string | undefined {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code = "", syscall = "", message } = inner as NodeJS.ErrnoException;
    // PostgreSQL ends the connection, or refuses it, as with a full disk.
    const isFatal = "severity" in inner && inner.severity === "FATAL";
    const isKnown =
      isFatal || systemCalls.includes(syscall) || codes.includes(code) || messages.test(message);
    // The AggregateError for several refused addresses has no message.
    if (isKnown) return message || code;
  }
  return undefined;
}

/** Returns `fallback` when the database is away. For pages that show most without it. */
export async function unlessUnreachable<Result>(
  query: Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (describeConnectionError(error) === undefined) throw error;
    return fallback;
  }
}

export const sqlStates = {
  foreignKeyViolation: "23503",
  uniqueViolation: "23505",
  serializationFailure: "40001",
  deadlockDetected: "40P01",
  lockNotAvailable: "55P03",
} as const;

/** Returns the first code among an error and its causes; that of a system call is a word. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? sqlState(error.cause) : undefined;
}

/** Returns the name of the constraint that a statement has violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Object)) return undefined;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return "cause" in error ? violatedConstraint(error.cause) : undefined;
}
