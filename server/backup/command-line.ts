import { constants } from "node:os";
import { resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type Config, ConfigError, configure, parseConfig } from "#app/platform/config.server.ts";
import { describeConnectionError, sqlState } from "#app/platform/db/errors.server.ts";
import { configureLog, log } from "#app/platform/log.server.ts";
import { StartError } from "../start-error.ts";
import { ArchiveError } from "./manifest.ts";

export class UsageError extends Error {}

/** Runs a command. The exit code is 0, 1 after an error, 2 after wrong arguments, 128 + n by signal n. */
export async function runCommand(
  work: (config: Config, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  let exitCode = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      exitCode = 128 + constants.signals[signal];
      controller.abort();
    });
  }
  // The script that started this process was killed.
  process.on("disconnect", () => {
    exitCode = 1;
    controller.abort();
  });
  try {
    const config = parseConfig(process.env);
    configure(config);
    configureLog(config.logLevel);
    await work(config, controller.signal);
  } catch (error) {
    if (exitCode === 0) exitCode = error instanceof UsageError ? 2 : 1;
    const message = controller.signal.aborted ? "Stopped; nothing was changed." : describe(error);
    if (message) process.stderr.write(`\n${message}\n`);
    else log().fatal({ err: error }, "the command failed");
  }
  process.exit(exitCode);
}

/** Returns undefined for errors that only a developer can understand. */
function describe(error: unknown): string | undefined {
  if (error instanceof StartError || error instanceof ArchiveError || error instanceof UsageError) {
    return error.message;
  }
  if (error instanceof ConfigError) {
    return `Jaord cannot start with these settings:\n${error.message}`;
  }
  const causes = causesOf(error);
  const isFull = (code: unknown) => code === "ENOSPC" || code === "EDQUOT";
  if (causes.some((cause) => "code" in cause && isFull(cause.code))) {
    return `The disk is full: ${causes.at(-1)?.message}`;
  }
  if (sqlState(error) === "53100") return "The disk of the database is full.";
  if (sqlState(error) === "55P03") {
    return "Another session has held a table of the database for a minute. End it and try again.";
  }
  const connection = describeConnectionError(error);
  if (connection) return `The database cannot be reached: ${connection}`;
  const file = causes.find((cause) => "syscall" in cause);
  return file && (causes[0] === file ? file.message : `${causes[0]?.message}: ${file.message}`);
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** Throws UsageError with `usage` unless the arguments are these options. */
export function parseOptions<Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

/** npm runs scripts in the project's folder; a path is meant from where the user is. */
export function userPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
