import { now } from "#app/platform/clock.ts";
import type { Database, Transaction } from "#app/platform/db/database.server.ts";
import type { AuditAction, AuditSubject } from "./rules.ts";
import { auditEntries } from "./tables.server.ts";
import { auditTexts } from "./texts.ts";

/** Who acted: an account with the name shown in the log, the product itself, or its operator. */
export type AuditActor = { id: string; name: string } | keyof typeof auditTexts.actors;

export interface AuditedAction {
  actor: AuditActor;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string;
  /** As it is called now; the log keeps it when the subject is renamed or deleted. */
  subjectName: string;
  reason?: string | null;
}

/** Appends an entry. Must run in the transaction of what it records. */
export async function recordAudit(
  tx: Database | Transaction,
  { actor, ...entry }: AuditedAction,
): Promise<void> {
  const { id: actorId, name: actorName } =
    typeof actor === "string" ? { id: null, name: auditTexts.actors[actor] } : actor;
  await tx.insert(auditEntries).values({ ...entry, actorId, actorName, createdAt: now() });
}
