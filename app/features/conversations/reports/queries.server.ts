import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { AdminId } from "#app/features/accounts/access.server.ts";
import { users } from "#app/features/accounts/tables.server.ts";
import { weddings } from "#app/features/weddings/tables.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withTables } from "#app/platform/db/grants.server.ts";
import type { ConversationSide, ReportReason } from "../rules.ts";
import { conversationReports, conversations, messages } from "../tables.server.ts";
import { reportPageSize, shownMessages } from "./rules.ts";

interface ReportedMessage {
  id: string;
  side: ConversationSide;
  senderName: string | null;
  text: string;
  sentAt: Date;
  hasAttachment: boolean;
}

export interface OpenReport {
  id: string;
  conversationId: string;
  /** The side that has reported the other. */
  side: ConversationSide;
  reporterName: string | null;
  reason: ReportReason;
  text: string;
  createdAt: Date;
  /** Who asked: the couple's names, or the user's. */
  askerName: string;
  answererName: string | null;
  /** The last ones, oldest first. */
  messages: ReportedMessage[];
}

/** Returns one page of the reports that wait for an administrator, oldest first, and their number. */
export async function listOpenReports(
  _admin: AdminId,
  page = 1,
): Promise<{ reports: OpenReport[]; total: number }> {
  const isOpen = isNull(conversationReports.closedAt);
  const nameOf = (id: typeof conversations.askerId | typeof conversations.answererId) =>
    sql<string | null>`(select ${users.name} from ${users} where ${users.id} = ${id})`;
  const selected = db()
    .select({
      id: conversationReports.id,
      conversationId: conversationReports.conversationId,
      side: conversationReports.side,
      reporterName: users.name,
      reason: conversationReports.reason,
      text: conversationReports.text,
      createdAt: conversationReports.createdAt,
      bride: weddings.bride,
      groom: weddings.groom,
      userName: nameOf(conversations.askerId),
      answererName: nameOf(conversations.answererId),
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .leftJoin(weddings, eq(weddings.id, conversations.weddingId))
    .leftJoin(users, eq(users.id, conversationReports.reporterId))
    .where(isOpen)
    .orderBy(asc(conversationReports.createdAt), asc(conversationReports.id))
    .limit(reportPageSize)
    .offset((page - 1) * reportPageSize);
  const [found, [counted]] = await Promise.all([
    withTables([weddings], () => selected),
    db().select({ total: count() }).from(conversationReports).where(isOpen),
  ]);
  const threads = await lastMessagesOf(found.map(({ conversationId }) => conversationId));
  const reports = found.map(({ bride, groom, userName, ...report }) => ({
    ...report,
    askerName: bride ? `${bride} og ${groom}` : (userName ?? ""),
    messages: threads.get(report.conversationId) ?? [],
  }));
  return { reports, total: counted?.total ?? 0 };
}

async function lastMessagesOf(ids: string[]): Promise<Map<string, ReportedMessage[]>> {
  if (ids.length === 0) return new Map();
  const numbered = db()
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      side: messages.side,
      senderName: users.name,
      text: messages.text,
      sentAt: messages.createdAt,
      hasAttachment: sql<boolean>`${messages.attachmentId} is not null`.as("has_attachment"),
      place: sql<number>`row_number() over (partition by ${messages.conversationId}
        order by ${desc(messages.createdAt)})`.as("place"),
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(inArray(messages.conversationId, ids))
    .as("numbered");
  const found = await db()
    .select()
    .from(numbered)
    .where(and(sql`${numbered.place} <= ${shownMessages}`))
    .orderBy(asc(numbered.sentAt));
  return Map.groupBy(
    found.map(({ place: _, ...message }) => message),
    ({ conversationId }) => conversationId,
  );
}
