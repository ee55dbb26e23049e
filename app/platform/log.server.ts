import { DrizzleQueryError } from "drizzle-orm";
import pino, { type Logger } from "pino";
import { sqlState } from "./db/errors.server.ts";
import { logOutput } from "./log-output.server.ts";

const stdout = 1;
const output = logOutput(stdout);
process.on("exit", output.flushSync);

let logger: Logger | undefined;

export function configureLog(level: string): void {
  logger = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    output,
  );
}

/** Must never receive names, e-mail addresses, mails or bodies. */
export function log(): Logger {
  if (!logger) configureLog("warn");
  return logger as Logger;
}

/** Omits messages and parameters of database errors, which contain personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  if (error instanceof DrizzleQueryError) {
    return { type, query: error.query, cause: describeError(error.cause), frames };
  }
  if (type === "DatabaseError") {
    const { code, table, constraint, routine } = error as unknown as Record<string, unknown>;
    return { type, code, table, constraint, routine, frames };
  }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type, message: error.message, ...codeOf(error), ...cause, frames };
}

function codeOf(error: Error): { code?: unknown } {
  return "code" in error ? { code: error.code } : {};
}

/**
 * Returns an error's code, or its name, and where it was thrown. For errors whose message may quote
 * e-mail addresses.
 */
export function originOf(error: unknown): { errorCode: string; at: string[] } {
  // pg-boss reports copies of errors, which are named by their stack alone.
  const stack = error instanceof Object && "stack" in error ? String(error.stack) : typeof error;
  const [name = stack] = /^\w+/.exec(stack) ?? [];
  const at = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { errorCode: sqlState(error) ?? name, at: at.slice(0, 5) };
}

/** Logs an error. Rethrows all else, such as the response that a guard has thrown. */
export function logOrRethrow(
  error: unknown,
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (!(error instanceof Error)) throw error;
  log().error({ err: error, ...fields }, message);
}
