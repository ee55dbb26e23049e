import pino, { type Logger } from "pino";

let logger: Logger | undefined;

/** Sets the level of the process's log; called once at boot. */
export function configureLog(level: string): void {
  logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}

/** One JSON line per event on standard output. Never pass names, addresses, mails or bodies. */
export function log(): Logger {
  logger ??= pino({ level: "warn", base: undefined });
  return logger;
}
