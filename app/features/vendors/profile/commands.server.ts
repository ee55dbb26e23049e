import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import { nameOf, type SignedInUser } from "#app/features/accounts/access.server.ts";
import { giveRole } from "#app/features/accounts/roles/commands.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import type { AuditAction } from "#app/features/audit/rules.ts";
import type { ConversationId } from "#app/features/conversations/access.server.ts";
import { removeAnswerer } from "#app/features/conversations/commands.server.ts";
import { deletePictures } from "#app/features/pictures/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import type { OwnedVendor, OwnedVendorId } from "../access.server.ts";
import { searchVector } from "../search/queries.server.ts";
import { vendorContactRequests, vendorPictures, vendors } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";
import {
  canSubmit,
  changedCheckedFields,
  openChecks,
  type Profile,
  profileFields,
} from "./rules.ts";
import type { Registration } from "./schema.ts";

export type StoredVendor = typeof vendors.$inferSelect;

/** Gives the account the role and a draft. Does nothing for an account with a profile. */
export function registerVendor(user: SignedInUser, registration: Registration): Promise<void> {
  return transaction(async (tx) => {
    const words = newProfile(registration);
    const [vendor] = await tx
      .insert(vendors)
      .values({
        ...words,
        id: randomUUID(),
        userId: user.id,
        search: searchVector(words),
        createdAt: now(),
      })
      .onConflictDoNothing({ target: vendors.userId })
      .returning();
    if (!vendor) return;
    const actor = actorOf(user);
    await giveRole(tx, { id: user.id, name: actor.name }, "vendor", actor);
    await recordVendor(tx, actor, "vendor-registered", vendor);
  });
}

export type ChangeProfileResult =
  | { ok: true; lostSeal: boolean }
  | { ok: false; reason: "conflict"; stored: StoredVendor };

/**
 * An outdated version is a conflict, unless the edit changes nothing. What was checked must be
 * checked again once it has changed.
 */
export function changeProfile(
  { id, user }: OwnedVendor,
  version: number,
  edited: Profile,
): Promise<ChangeProfileResult> {
  return transaction(async (tx) => {
    const stored = await lockVendor(tx, id);
    if (isDeepStrictEqual(profileOf(stored), edited)) return { ok: true, lostSeal: false };
    if (stored.version !== version) return { ok: false, reason: "conflict", stored };
    const changed = changedCheckedFields(stored, edited);
    const isUnchecked = changed.length > 0 && hasChecks(stored);
    await tx
      .update(vendors)
      .set({
        ...edited,
        search: searchVector(edited),
        version: version + 1,
        ...(isUnchecked && { ...openChecks, verifiedAt: null }),
      })
      .where(eq(vendors.id, id));
    if (isUnchecked) {
      const action = stored.verifiedAt ? "vendor-unverified" : "check-changed";
      const reason = `Endret av leverandøren: ${changed.map((name) => checkedNames[name]).join(", ")}`;
      await recordVendor(tx, actorOf(user), action, { ...stored, ...edited }, reason);
    }
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
    return { ok: true, lostSeal: isUnchecked && stored.verifiedAt !== null };
  });
}

export type SubmitResult = { ok: true } | { ok: false; reason: "incomplete" | "not-now" };

/** Asks for approval. Sending it twice asks once. */
export function submitForApproval({ id, user }: OwnedVendor): Promise<SubmitResult> {
  return transaction(async (tx) => {
    const stored = await lockVendor(tx, id);
    if (stored.status === "pending") return { ok: true };
    if (!canSubmit(stored.status)) return { ok: false, reason: "not-now" };
    if (stored.description === "") return { ok: false, reason: "incomplete" };
    await tx
      .update(vendors)
      .set({ status: "pending", statusReason: null, submittedAt: now() })
      .where(and(eq(vendors.id, id), inArray(vendors.status, ["draft", "rejected"])));
    await recordVendor(tx, actorOf(user), "vendor-submitted", stored);
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
    return { ok: true };
  });
}

/** Turns “we keep the calendar up to date” on or off. */
export function changeShowsDates({ id, user }: OwnedVendor, showsDates: boolean): Promise<void> {
  return transaction(async (tx) => {
    await tx.update(vendors).set({ showsDates }).where(eq(vendors.id, id));
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
  });
}

/**
 * Deletes the profile with its reviews and pictures. Its conversations end, and stay with those who
 * asked.
 */
export function deleteProfile({ id, user }: OwnedVendor): Promise<void> {
  return transaction(async (tx) => {
    await deleteVendor(tx, id, user);
    await publish(tx, { account: user.id }, vendorTopics.vendorProfile);
  });
}

/** Deletes the user's profile, if there is one. */
export async function deleteVendorOf(tx: Transaction, user: SignedInUser): Promise<void> {
  const [owned] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.userId, user.id));
  if (owned) await deleteVendor(tx, owned.id as OwnedVendorId, user);
}

async function deleteVendor(tx: Transaction, id: OwnedVendorId, user: SignedInUser) {
  // A request that is being sent ends first, and is found below.
  await tx.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, id)).for("update");
  const requests = await tx
    .select({ id: vendorContactRequests.conversationId })
    .from(vendorContactRequests)
    .where(eq(vendorContactRequests.vendorId, id));
  await removeAnswerer(
    tx,
    requests.map((request) => request.id as ConversationId),
  );
  const images = await tx
    .select({ picture: vendorPictures.picture })
    .from(vendorPictures)
    .where(eq(vendorPictures.vendorId, id));
  const [deleted] = await tx.delete(vendors).where(eq(vendors.id, id)).returning();
  if (!deleted) return;
  await deletePictures(
    tx,
    images.map(({ picture }) => picture),
  );
  await recordVendor(tx, actorOf(user), "vendor-deleted", deleted);
}

/** Locks the profile until `tx` ends. Throws when it is gone, which no form of its owner can cause. */
export async function lockVendor(tx: Transaction, id: OwnedVendorId): Promise<StoredVendor> {
  const [stored] = await tx.select().from(vendors).where(eq(vendors.id, id)).for("update");
  if (!stored) throw new Error("the profile was deleted meanwhile");
  return stored;
}

export function recordVendor(
  tx: Transaction,
  actor: { id: string; name: string },
  action: AuditAction,
  { id, businessName }: Pick<StoredVendor, "id" | "businessName">,
  reason?: string,
): Promise<void> {
  const subject = { subject: "vendor", subjectId: id, subjectName: businessName } as const;
  return recordAudit(tx, { actor, action, ...subject, ...(reason && { reason }) });
}

/** What a new profile begins with. */
export function newProfile(registration: Registration): Profile {
  return {
    description: "",
    orgNumber: null,
    included: null,
    priceRange: "$$",
    priceFrom: null,
    contactPerson: null,
    phone: null,
    website: null,
    address: null,
    ...registration,
  };
}

function actorOf(user: SignedInUser) {
  return { id: user.id, name: nameOf(user) };
}

function profileOf(stored: StoredVendor): Profile {
  const entries = profileFields.map((name) => [name, stored[name]]);
  return Object.fromEntries(entries) as unknown as Profile;
}

function hasChecks({ verifiedAt, ...stored }: StoredVendor): boolean {
  const { orgNumberCheck, emailCheck, websiteCheck } = stored;
  return (
    verifiedAt !== null ||
    [orgNumberCheck, emailCheck, websiteCheck].some((result) => result !== "open")
  );
}

const checkedNames = {
  businessName: "navn",
  orgNumber: "organisasjonsnummer",
  email: "e-post",
  website: "nettside",
} as const;
