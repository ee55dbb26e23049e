import { sql } from "drizzle-orm";
import { guests } from "../tables.server.ts";

/**
 * Matches guests for whom the couple has noted that no companion comes. Overrides their answers.
 * Making the companion a guest sets it too.
 */
export function comesAlone() {
  const { plusOne, plusOneStatus } = guests;
  return sql<boolean>`(not ${plusOne} and ${plusOneStatus} is not distinct from 'declined')`;
}
