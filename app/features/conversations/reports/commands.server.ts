import { and, eq, isNull } from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { recordAudit } from "#app/features/audit/commands.server.ts";
import { now } from "#app/platform/clock.ts";
import { transaction } from "#app/platform/db/database.server.ts";
import { conversationReports } from "../tables.server.ts";
import { conversationTexts } from "../texts.ts";

interface ClosedReport {
  conversationId: string;
  id: string;
  /** Why, for the audit log. */
  reason: string;
}

/** `gone`: the report does not exist, or was closed before. */
export function closeReport(
  admin: AdminId,
  { conversationId, id, reason }: ClosedReport,
): Promise<{ ok: true } | { ok: false; reason: "gone" }> {
  return transaction(async (tx) => {
    const [closed] = await tx
      .update(conversationReports)
      .set({ closedAt: now() })
      .where(
        and(
          eq(conversationReports.conversationId, conversationId),
          eq(conversationReports.id, id),
          isNull(conversationReports.closedAt),
        ),
      )
      .returning({ reason: conversationReports.reason });
    if (!closed) return { ok: false, reason: "gone" };
    const [actor] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, admin));
    await recordAudit(tx, {
      actor: { id: admin, name: actor?.name || actor?.email || "" },
      action: "report-closed",
      subject: "report",
      subjectId: id,
      subjectName: conversationTexts.report.reasons[closed.reason],
      reason,
    });
    return { ok: true };
  });
}
