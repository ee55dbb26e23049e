import { DrizzleQueryError } from "drizzle-orm";
import pino, { type Logger } from "pino";
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

export function logUnlessResponse(
  error: unknown,
  message: string,
  fields: Record<string, unknown> = {},
): void {
  if (!(error instanceof Error)) throw error;
  log().error({ err: error, ...fields }, message);
}
