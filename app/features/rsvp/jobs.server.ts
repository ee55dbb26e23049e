import { lte } from "drizzle-orm";
import { deleteChangesOf } from "#app/features/guests/changes/commands.server.ts";
import { definePurge } from "#app/platform/db/soft-delete.server.ts";
import { rsvpResponses } from "./tables.server.ts";

/** Keeps rows that an earlier release changed after the deletion, during a rollout. */
export const purgeAnswers = definePurge(rsvpResponses, {
  where: lte(rsvpResponses.updatedAt, rsvpResponses.deletedAt),
  onPurge: (tx, answers) => deleteChangesOf(tx, answers),
});
