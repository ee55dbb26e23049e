import { sql } from "drizzle-orm";
import { guests } from "../tables.server.ts";

/**
 * Matches guests whose companion the couple has declined, whatever the guest answered.
 * Making the companion a guest sets it too.
 */
export function comesAlone() {
  const { plusOne, plusOneStatus } = guests;
  return sql<boolean>`(not ${plusOne} and ${plusOneStatus} is not distinct from 'declined')`;
}
