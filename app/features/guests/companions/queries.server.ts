import { sql } from "drizzle-orm";
import { guests } from "../tables.server.ts";

/**
 * Matches guests who have no companion, whatever they have answered: the couple has made the
 * companion a guest, or has said that nobody comes along.
 */
export function comesAlone() {
  const { plusOne, plusOneStatus } = guests;
  return sql<boolean>`(not ${plusOne} and ${plusOneStatus} is not distinct from 'declined')`;
}
