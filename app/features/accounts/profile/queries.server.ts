import { eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import type { SignedInUser } from "../access.server.ts";
import { users } from "../tables.server.ts";

export interface Profile {
  displayName: string;
  version: number;
}

/** Throws 404 when the account was deleted meanwhile. */
export async function loadProfile(user: SignedInUser): Promise<Profile> {
  const [stored] = await db()
    .select({ displayName: users.name, version: users.profileVersion })
    .from(users)
    .where(eq(users.id, user.id));
  if (!stored) throw notFound();
  return stored;
}
