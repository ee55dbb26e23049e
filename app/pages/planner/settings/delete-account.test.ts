import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { SignedInUser } from "#app/features/accounts/access.server.ts";
import { uploadAvatar } from "#app/features/accounts/profile/commands.server.ts";
import { demoAccount } from "#app/features/accounts/rules.ts";
import {
  emailTokens,
  recoveryCodes,
  sessions,
  twoFactors,
  userRoles,
} from "#app/features/accounts/tables.server.ts";
import { type MessageOwner, sendMail } from "#app/features/delivery/commands.server.ts";
import { suppressions } from "#app/features/delivery/tables.server.ts";
import { guestPhotos, photoLikes } from "#app/features/gallery/tables.server.ts";
import { guestMessages } from "#app/features/greetings/tables.server.ts";
import { recordChanges } from "#app/features/guests/changes/commands.server.ts";
import { guestImports } from "#app/features/guests/import/tables.server.ts";
import {
  mailingRecipients,
  mailings,
  separateEnvelopes,
} from "#app/features/invitations/tables.server.ts";
import { addAvifFiles } from "#app/features/pictures/commands.server.ts";
import { rsvpAnswerVersions, rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import type { PlanChange } from "#app/features/seating/plan/changes.ts";
import { submissions } from "#app/features/submissions/tables.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { visitorArrivals } from "#app/features/weddings/crowds/tables.server.ts";
import { ownerInvitations, weddings } from "#app/features/weddings/tables.server.ts";
import { wishListItems } from "#app/features/wishlist/tables.server.ts";
import { db, transaction } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import {
  answer,
  insertAccount,
  insertCategory,
  insertGuest,
  insertHeldVisitor,
  insertOwner,
  insertWedding,
  password,
} from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import {
  listStoredPictures,
  runFileDeletions,
  solidPicture,
  storeSmallPicture,
} from "#tests/support/pictures.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { loaderArgs } from "#tests/support/route-args.ts";
import { addTable, type Couple, insertComing, sendChanges } from "#tests/support/seating-rows.ts";
import { deleteAccount, leaveOrDeleteWedding } from "./delete-account.server.ts";

useTestDatabase();

afterEach(runFileDeletions);

test("deleting the only owner's account leaves nothing of the wedding in any table or folder", async () => {
  const kari = await createFullAccount();
  const weddingId = await weddingOf(kari);
  const otherUser = await createFullAccount();
  const otherWeddingId = await weddingOf(otherUser);
  expect(await tablesWithout(weddingId, kari), "tables that this test forgot to fill").toEqual([]);
  expect(await listStoredPictures()).toHaveLength(8);

  const confirmation = { password, expectedDeletion: weddingId };
  expect(await deleteAccount(kari, confirmation, caller())).toEqual({ ok: true });
  expect(await traces(kari.id, kari.email, weddingId)).toEqual([]);
  expect((await queuedMails(kari.email)).map(({ subject }) => subject)).toEqual([
    "Kontoen din er slettet",
  ]);
  await runFileDeletions();
  expect(await listStoredPictures()).toHaveLength(4);
  expect(await tablesWithout(otherWeddingId, otherUser)).toEqual([]);
});

test("a partner keeps the wedding, and the leaving user's own data is deleted", async () => {
  const [kari, ola] = [await createFullAccount(), await createFullAccount()];
  const weddingId = await weddingOf(kari);
  await insertOwner(weddingId, ola.id);
  const picturesBefore = await listStoredPictures();
  await deleteAccount(kari, { password, expectedDeletion: "" }, caller());
  expect(await traces(kari.id, kari.email)).toEqual([]);
  await runFileDeletions();
  expect(await listStoredPictures(), "all but the avatar").toHaveLength(picturesBefore.length - 1);
  expect(await db().$count(rsvpResponses, sql`wedding_id = ${weddingId}`)).toBe(1);

  await leaveOrDeleteWedding(ola, { password, expectedDeletion: weddingId }, caller());
  expect(await traces(weddingId)).toEqual([]);
  expect(await traces(ola.id), "the account stays").toContain("users");
});

test("a wrong password deletes nothing, and the demo account cannot be deleted", async () => {
  const kari = await createFullAccount();
  const weddingId = await weddingOf(kari);
  for (const [typed, reason] of [
    ["", "password-missing"],
    ["feil", "wrong-credentials"],
  ] as const) {
    const confirmation = { password: typed, expectedDeletion: weddingId };
    expect(await deleteAccount(kari, confirmation, caller())).toEqual({ ok: false, reason });
  }
  const demo = { ...kari, email: demoAccount.email };
  const confirmation = { password, expectedDeletion: weddingId };
  expect(await deleteAccount(demo, confirmation, caller())).toEqual({ ok: false, reason: "demo" });
  expect(await leaveOrDeleteWedding(demo, confirmation, caller())).toEqual({
    ok: false,
    reason: "demo",
  });
  expect(await tablesWithout(weddingId, kari)).toEqual([]);
});

test("nothing is deleted when the partner has left since the confirmation was shown", async () => {
  const kari = await createFullAccount();
  const weddingId = await weddingOf(kari);
  const picturesBefore = await listStoredPictures();
  for (const remove of [deleteAccount, leaveOrDeleteWedding]) {
    const refused = { ok: false, reason: "consequence-changed" };
    expect(await remove(kari, { password, expectedDeletion: "" }, caller())).toEqual(refused);
  }
  await runFileDeletions();
  expect(await tablesWithout(weddingId, kari)).toEqual([]);
  expect(await listStoredPictures()).toEqual(picturesBefore);
  expect((await queuedMails(kari.email)).map(({ subject }) => subject)).toEqual(["Hei"]);
});

test("nothing is deleted, files included, when rows cannot be deleted", async () => {
  const kari = await createFullAccount();
  const weddingId = await weddingOf(kari);
  const picturesBefore = await listStoredPictures();
  await withFailingWrites("delete on guest_messages", () =>
    expect(
      deleteAccount(kari, { password, expectedDeletion: weddingId }, caller()),
    ).rejects.toThrow(),
  );
  await runFileDeletions();
  expect(await tablesWithout(weddingId, kari)).toEqual([]);
  expect(await listStoredPictures()).toEqual(picturesBefore);
});

function caller() {
  const { request } = loaderArgs("/settings");
  return { request, info: { requestId: "test", nonce: "", clientIp: "192.0.2.1" } };
}

/** Creates an account with rows in every table that refers to users. */
async function createFullAccount(): Promise<SignedInUser> {
  const user = await insertAccount();
  const { id, email } = user;
  const soon = new Date(Date.now() + 3_600_000);
  await db().insert(sessions).values({ id, token: id, userId: id, expiresAt: soon });
  await db()
    .insert(emailTokens)
    .values({ tokenHash: id, purpose: "reset", email, expiresAt: soon });
  await db().insert(userRoles).values({ userId: id, role: "customer" });
  await db().insert(twoFactors).values({ userId: id, secret: "x" });
  await db().insert(recoveryCodes).values({ userId: id, codeHash: "x" });
  await queueMail({ userId: id }, email);
  await uploadAvatar(user, new Blob([await solidPicture(20, 10).jpeg().toBuffer()]));
  return user;
}

/** Creates a wedding with rows in every table that refers to weddings. */
async function weddingOf({ id: userId }: SignedInUser): Promise<string> {
  const [visitorId, weddingId] = [randomUUID(), await insertWedding()];
  const owner = { weddingId };
  const [hero, wish] = [await storeSmallPicture(owner), await storeSmallPicture(owner)];
  const photo = await storeSmallPicture(owner, "original");
  await addAvifFiles(photo.id);
  await insertOwner(weddingId, userId);
  await db().update(weddings).set({ heroImage: hero.id }).where(eq(weddings.id, weddingId));
  await db()
    .insert(wishListItems)
    .values({ weddingId, id: wish.id, title: "Fat", image: wish.id, position: 0 });
  await db()
    .insert(guestPhotos)
    .values({ id: photo.id, weddingId, visitorId, contentHash: "", deletedAt: new Date() });
  await db().insert(photoLikes).values({ weddingId, photoId: photo.id, visitorId });
  await db()
    .insert(guestMessages)
    .values({ weddingId, id: wish.id, guestName: "Per", message: "Hei", visitorId });
  const { responseId: _, ...given } = answer();
  const written = { ...given, weddingId, guestCount: 1, visitorId };
  await db()
    .insert(rsvpResponses)
    .values({ ...written, id: wish.id, identity: "x" });
  await db()
    .insert(rsvpAnswerVersions)
    .values({ ...written, responseId: wish.id, writtenAt: new Date() });
  const submission = { audience: weddingId, key: wish.id, fingerprint: "x", visitorId };
  await db()
    .insert(submissions)
    .values({ ...submission, kind: "answer" });
  await insertHeldVisitor(weddingId, visitorId);
  await fillGuestList(weddingId);
  await fillSeatingChart({ weddingId, userId });
  await db()
    .insert(visitorArrivals)
    .values({ weddingId, visitorId, address: "x", arrivedAt: new Date() });
  await db()
    .insert(ownerInvitations)
    .values({ weddingId, email: "x@example.no", tokenHash: weddingId, expiresAt: new Date() });
  await queueMail({ weddingId }, "x@example.no");
  return weddingId;
}

async function fillGuestList(weddingId: OwnedWeddingId): Promise<void> {
  const [id, createdAt] = [randomUUID(), new Date()];
  const householdId = randomUUID();
  await insertGuest(weddingId, { householdId, categoryId: await insertCategory(weddingId) });
  const attendance = {
    status: "attending",
    companionName: null,
    persons: 1,
    diet: null,
    severeAllergy: false,
  } as const;
  await transaction((tx) =>
    recordChanges(tx, weddingId, [{ name: "Kari", before: null, after: attendance }]),
  );
  await db().insert(guestImports).values({ weddingId, id, rows: [], fields: [] });
  const kind = "invitation";
  await db()
    .insert(mailings)
    .values({ weddingId, id, kind, greeting: "", sendAt: createdAt, createdAt });
  await db()
    .insert(mailingRecipients)
    .values({ weddingId, id, mailingId: id, householdId, kind, createdAt });
  await db().insert(suppressions).values({ addressHash: id, weddingId, createdAt });
  await db().insert(separateEnvelopes).values({ weddingId, id, householdId, createdAt });
}

async function fillSeatingChart(couple: Couple): Promise<void> {
  const table = await addTable(couple);
  const persons = await insertComing(couple.weddingId, 1);
  const guestId = persons[0]?.guestId ?? "";
  const seating: PlanChange[] = [
    { type: "seat", tableId: table.id, persons },
    { type: "addRule", rule: { id: randomUUID(), type: "near", isMust: true, guestId } },
  ];
  expect(await sendChanges(couple, ...seating)).toEqual([null, null]);
}

function queueMail(owner: MessageOwner, address: string): Promise<void> {
  const mail = { to: { address }, subject: "Hei", text: "Hei", html: "Hei" };
  return transaction((tx) => sendMail(tx, mail, { owner }));
}

/** Returns the tables that refer to weddings or users but have no row of the given ones. */
async function tablesWithout(weddingId: string, user: SignedInUser): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('wedding_id', 'user_id', 'audience')`);
  const filled = await traces(weddingId, user.id, user.email);
  return rows.map(({ name }) => name).filter((name) => !filled.includes(name));
}

/** Returns the tables, the queue's included, that contain one of the words in any column. */
async function traces(...words: string[]): Promise<string[]> {
  const { rows: tables } = await db().execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await db().execute<{ row: string }>(
      sql`select t::text as row from ${table} t`,
    );
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
}
