import { randomUUID } from "node:crypto";
import { eq, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { SignedInUser as Account, AccountId } from "#app/features/accounts/access.server.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { credentials, users } from "#app/features/accounts/tables.server.ts";
import { guestPhotos } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { ensureGuestList } from "#app/features/guests/commands.server.ts";
import { nameKey } from "#app/features/guests/rules.ts";
import { guestCategories, guests, households } from "#app/features/guests/tables.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import type { Answer } from "#app/features/rsvp/rules.ts";
import { answerKind } from "#app/features/rsvp/rules.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import {
  type GuestSubmission,
  type OwnedWeddingId,
  type PublicWeddingId,
  requirePublicWedding,
} from "#app/features/weddings/access.server.ts";
import { blockedVisitors } from "#app/features/weddings/blocked-visitors/tables.server.ts";
import { crowds } from "#app/features/weddings/crowds/tables.server.ts";
import { weddingOwners, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { hashPassword } from "#app/platform/passwords/password-hash.server.ts";
import { requestContext } from "./route-args.ts";

type Overrides<Table extends PgTable> = Partial<InferInsertModel<Table>>;

/** The password of users inserted `withPassword`. */
export const password = "fire hester i en lav sky";

let passwordHash: Promise<string> | undefined;

export interface SignedInUser {
  userId: AccountId;
  /** Set-Cookie headers of the sign-in. */
  cookies: string[];
}

export interface SignedInOwner extends SignedInUser {
  weddingId: OwnedWeddingId;
}

/** Inserts a confirmed user without a session. Returns its id, as a guard would. */
export async function insertUser(
  overrides: Overrides<typeof users> = {},
  { withPassword = false } = {},
): Promise<AccountId> {
  const id = (overrides.id ?? randomUUID()) as AccountId;
  await db()
    .insert(users)
    .values({ name: "", email: `${id}@example.no`, ...overrides, id });
  if (withPassword) {
    passwordHash ??= hashPassword(password);
    await db()
      .insert(credentials)
      .values({ userId: id, passwordHash: await passwordHash });
  }
  return id;
}

/** Inserts a user with a password. Returns the account, as the guard `requireUser` would. */
export async function insertAccount(email = `${randomUUID()}@example.no`): Promise<Account> {
  const id = await insertUser({ email }, { withPassword: true });
  return { id, email, displayName: "", picture: null, roles: [] };
}

/** Inserts a user without a wedding and signs in. */
export async function signedInUser(name = ""): Promise<SignedInUser> {
  const userId = await insertUser({ name });
  return { userId, ...(await openSession(userId, requestContext())) };
}

/** Inserts a user with a wedding and signs in. */
export async function signedInOwner(
  overrides: Overrides<typeof weddings> = {},
): Promise<SignedInOwner> {
  const owner = await signedInUser();
  const weddingId = await insertWedding(overrides);
  await insertOwner(weddingId, owner.userId);
  return { ...owner, weddingId };
}

/** Inserts a wedding without owners. Returns its id, as the guard of an owner would. */
export async function insertWedding(
  overrides: Overrides<typeof weddings> = {},
): Promise<OwnedWeddingId> {
  const id = (overrides.id ?? randomUUID()) as OwnedWeddingId;
  await db()
    .insert(weddings)
    .values({
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
      id,
    });
  return id;
}

/** Inserts a wedding. Returns its id in the public scope. */
export async function insertPublicWedding(
  overrides: Overrides<typeof weddings> = {},
): Promise<PublicWeddingId> {
  const id = await insertWedding(overrides);
  return requirePublicWedding(new Request(`http://jaord.test/wedding?id=${id}`));
}

export async function setGiftAccount(
  weddingId: string,
  giftAccount: string,
  giftNote: string,
): Promise<void> {
  await db().update(weddings).set({ giftAccount, giftNote }).where(eq(weddings.id, weddingId));
}

export async function insertOwner(weddingId: string, userId: string): Promise<void> {
  await db().insert(weddingOwners).values({ weddingId, userId });
}

export async function insertWish(
  weddingId: string,
  overrides: Overrides<typeof wishListItems> = {},
): Promise<string> {
  return (await insertWishes(weddingId, [{ position: 1, ...overrides }]))[0] ?? "";
}

export async function insertWishes(weddingId: string, wishes: Overrides<typeof wishListItems>[]) {
  const rows = wishes.map(({ id = randomUUID(), ...wish }, position) => {
    return { weddingId, title: "Vaffeljern", position, ...wish, id };
  });
  if (rows.length > 0) await db().insert(wishListItems).values(rows);
  return rows.map(({ id }) => id);
}

export async function readWish(id: string): Promise<typeof wishListItems.$inferSelect | undefined> {
  const [wish] = await db().select().from(wishListItems).where(eq(wishListItems.id, id));
  return wish;
}

/** Inserts a picture without files. Returns its id. */
export async function insertPicture(overrides: Overrides<typeof pictures> = {}): Promise<string> {
  const id = overrides.id ?? randomUUID();
  await db()
    .insert(pictures)
    .values({ width: 900, height: 600, widths: [320, 640, 900], ...overrides, id });
  return id;
}

/** Inserts a guest photo without files, of a picture of its own or of the stored `id`. */
export async function insertPhoto(
  weddingId: string,
  overrides: Overrides<typeof guestPhotos> = {},
  { hidden = false, hasAvif = false } = {},
): Promise<string> {
  const visitorId = overrides.visitorId ?? randomUUID();
  const id = overrides.id ?? (await insertPicture({ weddingId, hasAvif }));
  await db()
    .insert(guestPhotos)
    .values({ contentHash: id, guestName: "Kari", ...overrides, weddingId, visitorId, id });
  if (hidden) await insertBlockedVisitor(weddingId, visitorId);
  return id;
}

export async function insertGreeting(
  weddingId: string,
  overrides: Overrides<typeof guestMessages> = {},
): Promise<string> {
  const id = overrides.id ?? randomUUID();
  await db()
    .insert(guestMessages)
    .values({
      weddingId,
      guestName: "Kari",
      message: "Hei",
      visitorId: randomUUID(),
      ...overrides,
      id,
    });
  return id;
}

/** Inserts a guest of the couple's list, alone in a household. Returns its id. */
export async function insertGuest(
  weddingId: OwnedWeddingId,
  overrides: Overrides<typeof guests> = {},
): Promise<string> {
  return (await insertGuests(weddingId, [overrides]))[0] ?? "";
}

export async function insertGuests(weddingId: OwnedWeddingId, all: Overrides<typeof guests>[]) {
  const people = all.map(
    ({ id = randomUUID(), householdId = randomUUID(), name = "Kari Nordmann", ...rest }) => {
      return { weddingId, nameKey: nameKey(name), ...rest, id, householdId, name };
    },
  );
  const homes = new Map(people.map(({ householdId: id }) => [id, { weddingId, id }])).values();
  await transaction(async (tx) => {
    const guestListId = await ensureGuestList(tx, weddingId);
    await tx.insert(households).values(Array.from(homes)).onConflictDoNothing();
    await tx.insert(guests).values(people.map((person) => ({ guestListId, ...person })));
  });
  return people.map(({ id }) => id);
}

export async function insertCategory(
  weddingId: string,
  overrides: Overrides<typeof guestCategories> = {},
): Promise<string> {
  const id = overrides.id ?? randomUUID();
  await db()
    .insert(guestCategories)
    .values({ weddingId, name: "Familien", ...overrides, id });
  return id;
}

/** Inserts an answer of a guest who comes alone. Returns its id. */
export async function insertAnswer(
  weddingId: string,
  overrides: Overrides<typeof rsvpResponses> = {},
): Promise<string> {
  const id = overrides.id ?? randomUUID();
  await db()
    .insert(rsvpResponses)
    .values({
      weddingId,
      guestName: "Kari Nordmann",
      attending: true,
      guestCount: overrides.attending === false ? 0 : 1,
      email: `${id}@example.no`,
      visitorId: randomUUID(),
      identity: id,
      ...overrides,
      id,
    });
  return id;
}

/** Hides the visitor's submissions from guests and couple. */
export async function insertBlockedVisitor(weddingId: string, visitorId: string): Promise<void> {
  await db().insert(blockedVisitors).values({ weddingId, visitorId });
}

/** Holds the visitor in a crowd of its own. Returns the crowd's id. */
export async function insertHeldVisitor(weddingId: string, visitorId: string): Promise<string> {
  const id = randomUUID();
  const crowd = { weddingId, id, address: id, state: "held", heldCount: 1 } as const;
  const startedAt = new Date();
  await db()
    .insert(crowds)
    .values({ ...crowd, startedAt, endsAt: startedAt, giftsFreed: false });
  await db().insert(blockedVisitors).values({ weddingId, visitorId, state: "held", crowdId: id });
  return id;
}

/** Returns a guest's submission with a new idempotency key, visitor and IP address. */
export function guestEntry(
  audience: PublicWeddingId,
  overrides: Partial<GuestSubmission> = {},
): GuestSubmission {
  const ids = { visitorId: randomUUID(), key: randomUUID() };
  return { audience, ...ids, kind: answerKind, clientIp: randomUUID(), sentAt: null, ...overrides };
}

export function nextEntryOf(
  { audience, visitorId, clientIp }: GuestSubmission,
  overrides: Partial<GuestSubmission> = {},
): GuestSubmission {
  return guestEntry(audience, { visitorId, clientIp, ...overrides });
}

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
