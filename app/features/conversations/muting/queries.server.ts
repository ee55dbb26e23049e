import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/db/database.server.ts";
import { conversationReads } from "../tables.server.ts";
import { asRecipient, type MutableConversation } from "./commands.server.ts";

export async function isMuted(muted: MutableConversation): Promise<boolean> {
  const found = await asRecipient(muted, () =>
    db().$count(
      conversationReads,
      and(
        eq(conversationReads.conversationId, muted.conversationId),
        eq(conversationReads.userId, muted.userId),
        eq(conversationReads.muted, true),
      ),
    ),
  );
  return found > 0;
}
