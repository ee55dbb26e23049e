import { and, eq, ne } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import { firstNameOf } from "#app/platform/person-name.ts";
import type { Held } from "../plan/plan.ts";
import { seatingHolds } from "../tables.server.ts";
import { presenceMs } from "./rules.ts";

export interface PresentPartner {
  /** The first name, or the e-mail address before the @ of a user without a name. */
  name: string;
  held: Held | null;
}

/** Returns another owner who has the chart open, or null. */
export async function findPresentPartner(
  weddingId: OwnedWeddingId,
  userId: AccountId,
): Promise<PresentPartner | null> {
  const { held, seenAt } = seatingHolds;
  const others = await withTables([users], () =>
    db()
      .select({ name: users.name, email: users.email, held, seenAt })
      .from(seatingHolds)
      .innerJoin(users, eq(users.id, seatingHolds.userId))
      .where(and(eq(seatingHolds.weddingId, weddingId), ne(seatingHolds.userId, userId))),
  );
  const partner = others.find(isPresent);
  if (!partner) return null;
  const [mailbox = ""] = partner.email.split("@");
  return { name: firstNameOf(partner.name) || mailbox, held: partner.held };
}

export function isPresent({ seenAt }: { seenAt: Date }): boolean {
  return now().getTime() - seenAt.getTime() < presenceMs;
}
