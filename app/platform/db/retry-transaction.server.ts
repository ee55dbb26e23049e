import { sqlState, sqlStates } from "./errors.server.ts";

const maxAttempts = 5;

/** Runs a transaction again when another one stored the same row first, or waited for its locks. */
export async function retryTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !isLostRace(sqlState(error))) throw error;
    }
  }
}

function isLostRace(state: string | undefined): boolean {
  return (
    state === sqlStates.uniqueViolation ||
    state === sqlStates.deadlockDetected ||
    state === sqlStates.serializationFailure
  );
}
