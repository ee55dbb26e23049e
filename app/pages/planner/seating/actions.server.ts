import type { AccountId } from "#app/features/accounts/access.server.ts";
import { requireUser } from "#app/features/accounts/access.server.ts";
import { applyChanges } from "#app/features/seating/commands.server.ts";
import { seatingChangesSchema } from "#app/features/seating/schema.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { seatingActions } from "./actions.ts";

interface Planner {
  weddingId: OwnedWeddingId;
  userId: AccountId;
}

/** Throws 404 without a wedding. Redirects a visitor to /auth. */
export async function requirePlanner(request: Request): Promise<Planner> {
  const user = await requireUser(request);
  const weddingId = await ownedWeddingOf(user);
  if (!weddingId) throw notFound();
  return { weddingId, userId: user.id };
}

export const handleSeatingAction = implementActions(seatingActions, requirePlanner, {
  change: {
    input: seatingChangesSchema,
    run: async ({ weddingId, userId }, { changes }) => {
      const applied = await applyChanges(weddingId, userId, changes);
      return applied.ok ? { ok: true, data: applied } : applied;
    },
  },
});
