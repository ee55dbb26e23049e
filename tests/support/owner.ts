import { randomUUID } from "node:crypto";
import { auth } from "#app/features/accounts/auth.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";

/** Somebody with an account and a session. */
export interface SignedIn {
  userId: string;
  /** Set-Cookie headers of the sign-in. */
  cookies: string[];
}

/** Puts a user without a wedding into the test's database, and signs them in. */
export async function signedInUser(name = ""): Promise<SignedIn> {
  const userId = randomUUID();
  await db()
    .insert(users)
    .values({ id: userId, name, email: `${userId}@example.no`, emailVerified: true });
  const { headers } = await auth().api.openSession({
    body: { userId },
    headers: new Headers(),
    returnHeaders: true,
  });
  return { userId, cookies: headers.getSetCookie() };
}

/** The same with a wedding. */
export async function signedInOwner(
  given: Partial<typeof weddings.$inferInsert> = {},
): Promise<SignedIn & { weddingId: string }> {
  const owner = await signedInUser();
  const weddingId = await insertWedding(given);
  await db().insert(weddingOwners).values({ userId: owner.userId, weddingId });
  return { ...owner, weddingId };
}

/** Puts a wedding that nobody owns into the test's database and answers its id. */
export async function insertWedding(
  given: Partial<typeof weddings.$inferInsert> = {},
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
      ...given,
    });
  return id;
}
