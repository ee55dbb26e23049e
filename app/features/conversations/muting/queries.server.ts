import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { conversationReads } from "../tables.server.ts";
import type { MutableConversation } from "./commands.server.ts";

export async function isMuted({ conversationId, userId }: MutableConversation): Promise<boolean> {
  const found = await db().$count(
    conversationReads,
    and(
      eq(conversationReads.conversationId, conversationId),
      eq(conversationReads.userId, userId),
      eq(conversationReads.muted, true),
    ),
  );
  return found > 0;
}
