import { sql } from "drizzle-orm";
import { guests } from "../tables.server.ts";

/**
 * Matches guests whom the couple has set to come without a companion, whatever they have answered.
 * Making the companion a guest sets it too.
 */
export function comesAlone() {
  const { plusOne, plusOneStatus } = guests;
  return sql<boolean>`(not ${plusOne} and ${plusOneStatus} is not distinct from 'declined')`;
}
