import { randomUUID } from "node:crypto";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import type { Answer } from "#app/features/rsvp/rules.ts";
import {
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import type { GuestSubmission } from "#app/features/weddings/submissions/access.server.ts";
import { blockedVisitors } from "#app/features/weddings/submissions/tables.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
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

/** Inserts a wedding. Returns its id in the public scope. */
export async function insertPublicWedding(
  overrides: Parameters<typeof insertWedding>[0] = {},
): Promise<PublicWeddingId> {
  const id = await insertWedding(overrides);
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}

/** Inserts a wish. Returns its id. */
export async function insertWish(
  weddingId: string,
  overrides: Partial<typeof wishListItems.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(wishListItems)
    .values({ weddingId, id, title: "Vaffeljern", position: 1, ...overrides });
  return id;
}

/** Inserts a guest photo without files. Returns its id. */
export async function insertPhoto(
  weddingId: string,
  overrides: Partial<typeof guestPhotos.$inferInsert> = {},
  { hidden = false } = {},
): Promise<string> {
  const [id, visitorId] = [randomUUID(), overrides.visitorId ?? randomUUID()];
  const picture = { width: 900, height: 600, widths: [320, 640, 900] };
  await db()
    .insert(guestPhotos)
    .values({
      id,
      weddingId,
      visitorId,
      contentHash: id,
      guestName: "Kari",
      ...picture,
      ...overrides,
    });
  if (hidden) await db().insert(blockedVisitors).values({ weddingId, visitorId });
  return id;
}

/** Returns a guest entry with a new idempotency key and a new visitor. */
export function guestEntry(
  weddingId: PublicWeddingId,
  overrides: Partial<GuestSubmission> = {},
): GuestSubmission {
  const ids = { visitorId: randomUUID(), key: randomUUID() };
  return { weddingId, ...ids, kind: "answer", hasProofOfWork: true, ...overrides };
}

/** Returns the next entry of the same visitor. */
export function nextEntryOf({ weddingId, visitorId }: GuestSubmission): GuestSubmission {
  return guestEntry(weddingId, { visitorId });
}

/** Returns a guest's answer. */
export function answer(overrides: Partial<Answer> = {}): Answer {
  return {
    guestName: "Kari Nordmann",
    email: "kari@epost.no",
    attending: true,
    plusOneName: null,
    dietaryRestrictions: null,
    message: null,
    additional: false,
    responseId: null,
    ...overrides,
  };
}
