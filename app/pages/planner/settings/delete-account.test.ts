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
import { sellToBuyer } from "#app/features/marketplace/enquiries/commands.server.ts";
import { rateSeller } from "#app/features/marketplace/sellers/commands.server.ts";
import { listings } from "#app/features/marketplace/tables.server.ts";
import { rsvpResponses } from "#app/features/rsvp/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { listStoredDocuments } from "#tests/support/conversations.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { insertEnquiry } from "#tests/support/enquiries.ts";
import { insertAccount, insertOwner, password } from "#tests/support/factories.ts";
import { withFailingWrites } from "#tests/support/failures.ts";
import { insertFullWedding, queueMail } from "#tests/support/full-wedding.ts";
import { listStoredPictures, runFileDeletions, solidPicture } from "#tests/support/pictures.ts";
import { queuedMails } from "#tests/support/queued-mails.ts";
import { loaderArgs } from "#tests/support/route-args.ts";
import { deleteAccount, leaveOrDeleteWedding } from "./delete-account.server.ts";

useTestDatabase();

afterEach(runFileDeletions);

/** Tells that a vendor has deleted the profile; cannot be changed. */
const auditLog = ["audit_entries"];

test("deleting the only owner's account leaves nothing of the wedding in any table or folder", async () => {
  const kari = await createFullAccount();
  const weddingId = await insertFullWedding(kari.id);
  const otherUser = await createFullAccount();
  const otherWeddingId = await insertFullWedding(otherUser.id);
  expect(await tablesWithout(weddingId, kari), "tables that this test forgot to fill").toEqual([]);
  expect(await listStoredPictures()).toHaveLength(8);
  expect(await listStoredDocuments()).toHaveLength(4);

  const confirmation = { password, expectedDeletion: weddingId };
  expect(await deleteAccount(kari, confirmation, caller())).toEqual({ ok: true });
  expect(await traces(kari.id, kari.email, weddingId)).toEqual(auditLog);
  expect((await queuedMails(kari.email)).map(({ subject }) => subject)).toEqual([
    "Kontoen din er slettet",
  ]);
  await runFileDeletions();
  expect(await listStoredPictures()).toHaveLength(4);
  expect(await listStoredDocuments()).toHaveLength(2);
  expect(await tablesWithout(otherWeddingId, otherUser)).toEqual([]);
});

test("a partner keeps the wedding, and the leaving user's own data is deleted", async () => {
  const [kari, ola] = [await createFullAccount(), await createFullAccount()];
  const weddingId = await insertFullWedding(kari.id);
  await insertOwner(weddingId, ola.id);
  const picturesBefore = await listStoredPictures();
  await deleteAccount(kari, { password, expectedDeletion: "" }, caller());
  expect(await traces(kari.id, kari.email)).toEqual(auditLog);
  await runFileDeletions();
  expect(await listStoredPictures(), "all but the avatar").toHaveLength(picturesBefore.length - 1);
  expect(await db().$count(rsvpResponses, sql`wedding_id = ${weddingId}`)).toBe(1);

  await leaveOrDeleteWedding(ola, { password, expectedDeletion: weddingId }, caller());
  expect(await traces(weddingId)).toEqual([]);
  expect(await traces(ola.id), "the account stays").toContain("users");
});

test("a wrong password deletes nothing, and the demo account cannot be deleted", async () => {
  const kari = await createFullAccount();
  const weddingId = await insertFullWedding(kari.id);
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
  const weddingId = await insertFullWedding(kari.id);
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

test("a deleted buyer's rating no longer counts for the seller", async () => {
  const runa = await createFullAccount();
  const rated = await insertEnquiry({ buyer: { userId: runa.id } });
  await sellToBuyer(rated.seller, 100_00);
  await rateSeller(rated.buyer, 5);
  const ratingCount = async () => {
    const isOwn = eq(listings.id, rated.listingId);
    const [listing] = await db().select().from(listings).where(isOwn);
    return listing?.ratingCount;
  };
  expect(await ratingCount()).toBe(1);
  await deleteAccount(runa, { password, expectedDeletion: "" }, caller());
  expect(await ratingCount()).toBe(0);
});

test("nothing is deleted, files included, when rows cannot be deleted", async () => {
  const kari = await createFullAccount();
  const weddingId = await insertFullWedding(kari.id);
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

/** Returns the tables that refer to weddings or users but have no row of the given ones. */
async function tablesWithout(weddingId: string, user: SignedInUser): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct tablename as name
    from information_schema.columns join pg_tables on tablename = table_name
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
