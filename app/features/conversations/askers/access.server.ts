import { eq, or, type SQL } from "drizzle-orm";
import { requireUser, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { type OwnedWeddingId, ownedWeddingOf } from "#app/features/weddings/access.server.ts";
import type { Param } from "#app/platform/db/prepared.server.ts";
import { conversations } from "../tables.server.ts";

/** Who asks: the owners of a wedding together, or a user without one. */
export interface Asker {
  user: SignedInUser;
  weddingId: OwnedWeddingId | null;
}

/** Redirects a visitor to /auth. */
export async function requireAsker(request: Request): Promise<Asker> {
  const user = await requireUser(request);
  return { user, weddingId: await ownedWeddingOf(user) };
}

/** Matches the conversations that the asker has begun, also before the wedding was created. */
export function isAskedBy({
  user,
  weddingId,
}: {
  user: { id: Param<string> };
  weddingId: Param<string | null>;
}): SQL | undefined {
  const isOwn = eq(conversations.askerId, user.id);
  return weddingId ? or(eq(conversations.weddingId, weddingId), isOwn) : isOwn;
}
