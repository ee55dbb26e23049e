import { lte } from "drizzle-orm";
import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { rsvpResponses } from "./tables.server.ts";

/** An earlier release, during a rollout, may change a deleted row: such a row is kept. */
export const purgeAnswers = definePurge(rsvpResponses, {
  where: lte(rsvpResponses.updatedAt, rsvpResponses.deletedAt),
});
