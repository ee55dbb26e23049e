const systemCalls = ["connect", "getaddrinfo"];
const codes = ["ECONNRESET", "EPIPE", "ETIMEDOUT", "57P01", "57P02", "57P03", "53300"];
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Client .* is not queryable)$/;

/**
 * What went wrong on the way to the database, in a few words, when that is why `error` was
 * thrown: it is down, starting, stopping, full or does not answer. Otherwise undefined.
 */
export function connectionFault(error: unknown): string | undefined {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code = "", syscall = "", message } = inner as NodeJS.ErrnoException;
    const known = systemCalls.includes(syscall) || codes.includes(code) || messages.test(message);
    // Of a name with several addresses, all refused, the error has no message.
    if (known) return message || code;
  }
  return undefined;
}
