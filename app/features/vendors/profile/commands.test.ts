import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#app/features/accounts/tables.server.ts";
import { auditEntries } from "#app/features/audit/tables.server.ts";
import type { ConversationId } from "#app/features/conversations/access.server.ts";
import { countUnread, listAccounts } from "#app/features/conversations/queries.server.ts";
import { pictures } from "#app/features/pictures/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { insertConversation } from "#tests/support/conversations.ts";
import { useTestDatabase, withLockHeldBy } from "#tests/support/database.ts";
import { insertAccount, insertUser } from "#tests/support/factories.ts";
import { storeSmallPicture } from "#tests/support/pictures.ts";
import {
  auditActionsOf,
  insertOwnedVendor,
  insertRequest,
  readVendor,
} from "#tests/support/vendors.ts";
import type { OwnedVendor } from "../access.server.ts";
import { vendorContactRequests, vendorPictures, vendors } from "../tables.server.ts";
import {
  changeProfile,
  deleteProfile,
  registerVendor,
  type StoredVendor,
  submitForApproval,
} from "./commands.server.ts";
import { type Profile, profileFields } from "./rules.ts";

useTestDatabase();

const registration = {
  businessName: "Fjordfoto",
  category: "photographer",
  town: "Odda",
  email: "hei@fjordfoto.example",
} as const;

const checked = {
  verifiedAt: new Date("2026-11-01T12:00:00Z"),
  orgNumberCheck: "passed",
  emailCheck: "passed",
  websiteCheck: "passed",
} as const;

test("registering gives the role and a draft, once, with entries in the log", async () => {
  const user = await insertAccount();
  await Promise.all([registerVendor(user, registration), registerVendor(user, registration)]);
  const stored = await db().select().from(vendors).where(eq(vendors.userId, user.id));
  expect(stored).toMatchObject([{ status: "draft", businessName: "Fjordfoto", verifiedAt: null }]);
  const roles = await db().select().from(userRoles).where(eq(userRoles.userId, user.id));
  expect(roles.map(({ role }) => role)).toEqual(["vendor"]);
  expect(await auditActionsOf(stored[0]?.id ?? "")).toEqual(["vendor-registered"]);
  expect(await auditActionsOf(user.id)).toEqual(["role-granted"]);
});

test.each([
  ["businessName", "Et annet navn"],
  ["orgNumber", "974760673"],
  ["email", "ny@adresse.example"],
  ["website", "https://ny.example"],
] as const)("a changed %s takes the seal and the checks away", async (field, value) => {
  const vendor = await insertOwnedVendor(checked);
  const changed = await changeProfile(vendor, 1, { ...(await profileOf(vendor)), [field]: value });
  expect(changed).toEqual({ ok: true, lostSeal: true });
  expect(await readVendor(vendor.id)).toMatchObject({
    verifiedAt: null,
    orgNumberCheck: "open",
    emailCheck: "open",
    websiteCheck: "open",
    status: "approved",
    version: 2,
  });
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-unverified"]);
});

test("another change leaves the seal, and the search finds its words", async () => {
  const vendor = await insertOwnedVendor(checked);
  const edited = { ...(await profileOf(vendor)), description: "Dronebilder over fjorden" };
  expect(await changeProfile(vendor, 1, edited)).toEqual({ ok: true, lostSeal: false });
  const stored = await readVendor(vendor.id);
  expect(stored).toMatchObject({ ...checked, version: 2 });
  expect(stored.search).toContain("dronebild");
  expect(await auditActionsOf(vendor.id)).toEqual([]);
});

test("an outdated version is a conflict, unless nothing changes", async () => {
  const vendor = await insertOwnedVendor();
  const profile = await profileOf(vendor);
  const [one, other] = [
    { ...profile, town: "Voss" },
    { ...profile, town: "Bergen" },
  ];
  const results = await Promise.all([
    changeProfile(vendor, 1, one),
    changeProfile(vendor, 1, other),
  ]);
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const { town } = await readVendor(vendor.id);
  expect(await changeProfile(vendor, 1, { ...profile, town })).toMatchObject({ ok: true });
});

test("a draft is sent once, and only with a description", async () => {
  const empty = await insertOwnedVendor({ status: "draft", description: "" });
  expect(await submitForApproval(empty)).toEqual({ ok: false, reason: "incomplete" });
  const draft = await insertOwnedVendor({ status: "draft" });
  await Promise.all([submitForApproval(draft), submitForApproval(draft)]);
  expect(await readVendor(draft.id)).toMatchObject({ status: "pending", statusReason: null });
  expect(await auditActionsOf(draft.id)).toEqual(["vendor-submitted"]);
  for (const status of ["approved", "suspended"] as const) {
    const vendor = await insertOwnedVendor({ status });
    expect(await submitForApproval(vendor)).toEqual({ ok: false, reason: "not-now" });
  }
});

test("deleting a profile leaves other profiles, the account and the log", async () => {
  const [vendor, other] = [await insertOwnedVendor(), await insertOwnedVendor()];
  const picture = await storeSmallPicture();
  await db()
    .insert(vendorPictures)
    .values({ vendorId: vendor.id, id: randomUUID(), picture: picture.id, position: 1 });
  await deleteProfile(vendor);
  await deleteProfile(vendor);
  expect(await db().$count(pictures, eq(pictures.id, picture.id))).toBe(0);
  expect(await db().select().from(vendors).where(eq(vendors.id, vendor.id))).toEqual([]);
  expect(await readVendor(other.id)).toMatchObject({ id: other.id });
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-deleted"]);
});

test("the conversations of a deleted profile end, and stay with those who asked", async () => {
  const [vendor, other] = [await insertOwnedVendor(), await insertOwnedVendor()];
  const [asked, kept] = await Promise.all(
    [vendor, other].map(({ id, user }) =>
      insertRequest(user.id, { vendorId: id, businessName: "Lys over Hardanger" }),
    ),
  );
  expect(await countUnread(vendor.user.id)).toBe(1);
  await deleteProfile(vendor);
  expect(await countUnread(vendor.user.id)).toBe(0);
  expect(await sidesOf(asked)).toEqual(["asker"]);
  expect(await sidesOf(kept)).toEqual(["answerer", "asker"]);
});

async function sidesOf(conversationId: string | undefined) {
  const accounts = await listAccounts(db(), conversationId as ConversationId);
  return accounts.map(({ side }) => side).sort();
}

test("a request that is sent while the profile is deleted ends too", async () => {
  const [vendor, asker] = [await insertOwnedVendor(), await insertUser()];
  const conversationId = await insertConversation({
    asker: { userId: asker },
    senderId: asker,
    answererId: vendor.user.id,
  });
  const request = { conversationId, vendorId: vendor.id, vendorName: "Lys over Hardanger" };
  await withLockHeldBy(
    (tx) =>
      tx
        .insert(vendorContactRequests)
        .values({ ...request, mailId: randomUUID(), createdAt: new Date() }),
    () => deleteProfile(vendor),
  );
  expect(await sidesOf(conversationId)).toEqual(["asker"]);
});

test("entries of the log can neither be changed nor deleted", async () => {
  const vendor = await insertOwnedVendor({ status: "draft" });
  await submitForApproval(vendor);
  await expect(db().update(auditEntries).set({ reason: "x" })).rejects.toThrow();
  await expect(db().delete(auditEntries)).rejects.toThrow();
  expect(await auditActionsOf(vendor.id)).toEqual(["vendor-submitted"]);
});

async function profileOf({ id }: OwnedVendor): Promise<Profile> {
  const stored: StoredVendor = await readVendor(id);
  return Object.fromEntries(
    profileFields.map((name) => [name, stored[name]]),
  ) as unknown as Profile;
}
