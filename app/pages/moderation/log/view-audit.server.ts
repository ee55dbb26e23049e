import type { AuditEntry } from "#app/features/audit/queries.server.ts";
import type { AuditAction } from "#app/features/audit/rules.ts";
import { formatDay, formatTime, osloDate } from "#app/platform/oslo-time.ts";

export interface AuditLine {
  id: number;
  actor: string;
  action: AuditAction;
  subjectName: string;
  reason: string | null;
  time: string;
}

export interface AuditDay {
  day: string;
  lines: AuditLine[];
}

/** Groups the entries, newest first, by their day in Oslo. */
export function viewAudit(entries: AuditEntry[], today: Date): AuditDay[] {
  const days = Map.groupBy(entries, ({ createdAt }) => osloDate(createdAt));
  return [...days.values()].map((found) => ({
    day: found[0] ? formatDay(found[0].createdAt, today) : "",
    lines: found.map(({ id, actorName, action, subjectName, reason, createdAt }) => {
      return { id, actor: actorName, action, subjectName, reason, time: formatTime(createdAt) };
    }),
  }));
}
