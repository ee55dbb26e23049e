import { and, eq, type SQL } from "drizzle-orm";
import { type AuditActor, recordAudit } from "#app/features/audit/commands.server.ts";
import { type Transaction, transaction } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { type Administrator, nameOf } from "../access.server.ts";
import type { GrantableRole, Role } from "../rules.ts";
import { userRoles, users } from "../tables.server.ts";

interface Holder {
  id: string;
  /** As the audit log names the account. */
  name: string;
}

/** Returns false when the account has the role already. */
export async function giveRole(
  tx: Transaction,
  holder: Holder,
  role: Role,
  actor: AuditActor,
): Promise<boolean> {
  const given = await tx
    .insert(userRoles)
    .values({ userId: holder.id, role })
    .onConflictDoNothing()
    .returning({ role: userRoles.role });
  if (given.length > 0) await recordRole(tx, "role-granted", holder, role, actor);
  return given.length > 0;
}

/** Returns false when the account does not have the role. */
async function takeRole(
  tx: Transaction,
  holder: Holder,
  role: Role,
  actor: AuditActor,
): Promise<boolean> {
  const taken = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, holder.id), eq(userRoles.role, role)))
    .returning({ role: userRoles.role });
  if (taken.length > 0) await recordRole(tx, "role-revoked", holder, role, actor);
  return taken.length > 0;
}

function recordRole(
  tx: Transaction,
  action: "role-granted" | "role-revoked",
  { id, name }: Holder,
  role: Role,
  actor: AuditActor,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: "role",
    subjectId: id,
    subjectName: name,
    reason: role,
  });
}

export type RoleResult = { ok: true } | { ok: false; reason: "gone" | "own" };

/** Gives an account a role on behalf of an administrator, and records it in the audit log. */
export function grantRole(
  admin: Administrator,
  userId: string,
  role: GrantableRole,
): Promise<RoleResult> {
  return changeRole(admin, userId, role, giveRole);
}

/** Takes a role from an account. Administrators cannot revoke their own `admin` role. */
export async function revokeRole(
  admin: Administrator,
  userId: string,
  role: GrantableRole,
): Promise<RoleResult> {
  if (role === "admin" && userId === admin.id) return { ok: false, reason: "own" };
  return changeRole(admin, userId, role, takeRole);
}

/** For the command line, whose user needs no account. The e-mail may be typed in any case. */
export function changeRoleOf(
  email: string,
  role: GrantableRole,
  change: "grant" | "revoke",
): Promise<"unknown" | "changed" | "unchanged"> {
  return transaction(async (tx) => {
    const holder = await lockHolder(tx, eq(users.email, email.toLowerCase()));
    if (!holder) return "unknown";
    const apply = change === "grant" ? giveRole : takeRole;
    return (await apply(tx, holder, role, "commandLine")) ? "changed" : "unchanged";
  });
}

function changeRole(
  admin: Administrator,
  userId: string,
  role: GrantableRole,
  change: typeof giveRole,
): Promise<RoleResult> {
  return transaction(async (tx) => {
    const holder = await lockHolder(tx, eq(users.id, userId));
    if (!holder) return { ok: false, reason: "gone" };
    await withGrant("account", [holder.id], () => change(tx, holder, role, admin));
    return { ok: true };
  });
}

/** Keeps the account until `tx` ends. */
async function lockHolder(tx: Transaction, condition: SQL): Promise<Holder | null> {
  const [holder] = await tx
    .select({ id: users.id, email: users.email, displayName: users.name })
    .from(users)
    .where(condition)
    .for("key share");
  return holder ? { id: holder.id, name: nameOf(holder) } : null;
}
