import { randomUUID } from "node:crypto";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { requestContext } from "./route-args.ts";

/** A user with a session. */
export interface SignedInUser {
  userId: string;
  /** Set-Cookie headers of the sign-in. */
  cookies: string[];
}

/** Inserts a user without a wedding and signs in. */
export async function signedInUser(name = ""): Promise<SignedInUser> {
  const userId = randomUUID();
  await db()
    .insert(users)
    .values({ id: userId, name, email: `${userId}@example.no` });
  return { userId, ...(await openSession(userId, requestContext())) };
}

/** Inserts a user with a wedding and signs in. */
export async function signedInOwner(
  overrides: Partial<typeof weddings.$inferInsert> = {},
): Promise<SignedInUser & { weddingId: string }> {
  const owner = await signedInUser();
  const weddingId = await insertWedding(overrides);
  await db().insert(weddingOwners).values({ userId: owner.userId, weddingId });
  return { ...owner, weddingId };
}

/** Inserts a wedding without owners. Returns its id. */
export async function insertWedding(
  overrides: Partial<typeof weddings.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(weddings)
    .values({
      id,
      bride: "Kari",
      groom: "Ola",
      weddingDate: "2028-01-22",
      venue: "Låven",
      city: "Lom",
      theme: "",
      colors: "",
      story: "",
      ceremony: "",
      reception: "",
      selectedTheme: "romantic",
      ...overrides,
    });
  return id;
}
