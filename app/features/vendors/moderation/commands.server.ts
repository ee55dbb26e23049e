import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Administrator } from "#app/features/accounts/access.server.ts";
import { findContact } from "#app/features/accounts/roles/queries.server.ts";
import type { AuditAction } from "#app/features/audit/rules.ts";
import { now } from "#app/platform/clock.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publish } from "#app/platform/live/live.server.ts";
import { newProfile, recordVendor, type StoredVendor } from "../profile/commands.server.ts";
import { haveAllPassed } from "../profile/rules.ts";
import type { Registration } from "../profile/schema.ts";
import type { CheckResult, VendorCheck, VendorStatus } from "../rules.ts";
import { searchVector } from "../search/queries.server.ts";
import { vendors } from "../tables.server.ts";
import { vendorTopics } from "../topics.ts";
import { mailApproved, mailRejected, mailSuspended, type VendorAccount } from "./mails.server.ts";
import { checkColumns, transitions } from "./rules.ts";

export type ModerationResult =
  | { ok: true }
  /** `gone`: unknown, or no longer in a state for it. */
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "unchecked" };

const gone = { ok: false, reason: "gone" } as const;

/** Makes a profile public. Doing it twice mails once. */
export function approveVendor(admin: Administrator, id: string): Promise<ModerationResult> {
  const set = { status: "approved", statusReason: null } as const;
  return moderate(admin, id, transitions.approve, set, "vendor-approved", { mail: mailApproved });
}

export function rejectVendor(
  admin: Administrator,
  id: string,
  reason: string,
): Promise<ModerationResult> {
  const set = { status: "rejected", statusReason: reason, verifiedAt: null } as const;
  const mail = (tx: Transaction, vendor: VendorAccount) => mailRejected(tx, vendor, reason);
  return moderate(admin, id, transitions.reject, set, "vendor-rejected", { reason, mail });
}

/** Hides a public profile, which keeps its seal for when it is reinstated. */
export function suspendVendor(
  admin: Administrator,
  id: string,
  reason: string,
): Promise<ModerationResult> {
  const set = { status: "suspended", statusReason: reason } as const;
  const mail = (tx: Transaction, vendor: VendorAccount) => mailSuspended(tx, vendor, reason);
  return moderate(admin, id, transitions.suspend, set, "vendor-suspended", { reason, mail });
}

export function reinstateVendor(
  admin: Administrator,
  id: string,
  reason: string,
): Promise<ModerationResult> {
  const set = { status: "approved", statusReason: null } as const;
  return moderate(admin, id, transitions.reinstate, set, "vendor-reinstated", { reason });
}

interface Checked {
  check: VendorCheck;
  result: CheckResult;
  /** Of the profile that was checked. */
  version: number;
}

/** `changed`: the vendor has changed the profile since the administrator has seen it. */
type CheckOutcome = { ok: true } | { ok: false; reason: "gone" | "changed" };

/** Records what a check has shown. The seal needs all three, so it falls with one of them. */
export function setCheck(
  admin: Administrator,
  id: string,
  { check, result, version }: Checked,
): Promise<CheckOutcome> {
  return transaction(async (tx) => {
    const stored = await lock(tx, id);
    if (!stored) return gone;
    const column = checkColumns[check];
    if (stored[column] === result) return { ok: true };
    if (stored.version !== version) return { ok: false, reason: "changed" };
    const losesSeal = stored.verifiedAt !== null && result !== "passed";
    await tx
      .update(vendors)
      .set({ [column]: result, ...(losesSeal && { verifiedAt: null }) })
      .where(eq(vendors.id, id));
    await recordVendor(tx, admin, "check-changed", stored, `${check}: ${result}`);
    if (losesSeal) await recordVendor(tx, admin, "vendor-unverified", stored);
    await publishProfileChange(tx, stored);
    return { ok: true };
  });
}

/** Gives the seal to a public profile whose three checks have passed. */
export function verifyVendor(admin: Administrator, id: string): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const stored = await lock(tx, id);
    if (stored?.status !== "approved") return gone;
    if (!haveAllPassed(stored)) return { ok: false, reason: "unchecked" };
    const verified = await tx
      .update(vendors)
      .set({ verifiedAt: now() })
      .where(and(eq(vendors.id, id), isNull(vendors.verifiedAt)))
      .returning({ id: vendors.id });
    if (verified.length === 0) return { ok: true };
    await recordVendor(tx, admin, "vendor-verified", stored);
    await publishProfileChange(tx, stored);
    return { ok: true };
  });
}

/** Takes the seal away; the checks stay, so that it can be given again. */
export function unverifyVendor(
  admin: Administrator,
  id: string,
  reason: string | null,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const [changed] = await tx
      .update(vendors)
      .set({ verifiedAt: null })
      .where(and(eq(vendors.id, id), isNotNull(vendors.verifiedAt)))
      .returning();
    if (!changed) return gone;
    await recordVendor(tx, admin, "vendor-unverified", changed, reason ?? undefined);
    await publishProfileChange(tx, changed);
    return { ok: true };
  });
}

/** Enters a vendor without an account, which waits for approval. Entering it twice enters it once. */
export function createVendor(
  admin: Administrator,
  { id, description, ...registration }: Registration & { id: string; description: string },
): Promise<void> {
  return transaction(async (tx) => {
    const words = { ...newProfile(registration), description };
    const at = now();
    const [created] = await tx
      .insert(vendors)
      .values({
        ...words,
        id,
        status: "pending",
        submittedAt: at,
        search: searchVector(words),
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (created) await recordVendor(tx, admin, "vendor-created", created);
  });
}

interface Consequences {
  reason?: string;
  mail?: (tx: Transaction, vendor: VendorAccount) => Promise<void>;
}

async function moderate(
  admin: Administrator,
  id: string,
  from: readonly VendorStatus[],
  set: Partial<StoredVendor> & { status: VendorStatus },
  action: AuditAction,
  { reason, mail }: Consequences,
): Promise<ModerationResult> {
  return transaction(async (tx) => {
    const [changed] = await tx
      .update(vendors)
      .set(set)
      .where(and(eq(vendors.id, id), inArray(vendors.status, [...from])))
      .returning();
    if (!changed) return (await isAlready(tx, id, set.status)) ? { ok: true } : gone;
    await recordVendor(tx, admin, action, changed, reason);
    const contact = mail && changed.userId ? await findContact(tx, changed.userId) : null;
    if (contact) await mail?.(tx, { ...contact, businessName: changed.businessName });
    await publishProfileChange(tx, changed);
    return { ok: true };
  });
}

async function isAlready(tx: Transaction, id: string, status: VendorStatus): Promise<boolean> {
  return (await tx.$count(vendors, and(eq(vendors.id, id), eq(vendors.status, status)))) > 0;
}

async function lock(tx: Transaction, id: string): Promise<StoredVendor | undefined> {
  const [stored] = await tx.select().from(vendors).where(eq(vendors.id, id)).for("update");
  return stored;
}

async function publishProfileChange(tx: Transaction, { userId }: StoredVendor): Promise<void> {
  if (!userId) return;
  await publish(tx, { account: userId as Scope<"account"> }, vendorTopics.vendorProfile);
}
