import { eq } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/database.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { users } from "../tables.server.ts";

/** Sets what a person is called; without a name it is their e-mail address. */
export async function changeDisplayName(user: SignedInUser, name: string): Promise<void> {
  await db().update(users).set({ name, updatedAt: now() }).where(eq(users.id, user.id));
}
