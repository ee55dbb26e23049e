import { and, eq } from "drizzle-orm";
import type { AccountId } from "#app/features/accounts/access.server.ts";
import { config } from "#app/platform/config.server.ts";
import { db } from "#app/platform/db/database.server.ts";
import { withGrant } from "#app/platform/db/grants.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";
import type { ConversationId } from "../access.server.ts";
import { isParticipant } from "../access.server.ts";
import { conversations } from "../tables.server.ts";

/** What the recipient of a notice may refuse: further ones about the conversation. */
export interface MutableConversation {
  conversationId: ConversationId;
  userId: AccountId;
}

const purpose = "mute-conversation";

/** Returns the page on which the recipient of a notice mutes the conversation without signing in. */
export function muteUrl(muted: MutableConversation): string {
  return `${config().publicUrl}/unsubscribe/${encrypt(purpose, JSON.stringify(muted))}`;
}

/** Returns null for a token that was altered, and for a conversation that is gone. */
export async function readMuteToken(token: string): Promise<MutableConversation | null> {
  const muted = decryptToken(token);
  if (!muted) return null;
  const found = await asRecipient(muted, () =>
    db().$count(
      conversations,
      and(eq(conversations.id, muted.conversationId), isParticipant(muted.userId)),
    ),
  );
  return found > 0 ? muted : null;
}

/** Runs `work` as the account that the notice was sent to. */
export function asRecipient<Result>(
  { userId }: MutableConversation,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  return withGrant("account", [userId], work);
}

function decryptToken(token: string): MutableConversation | null {
  try {
    return JSON.parse(decrypt(purpose, token));
  } catch {
    return null;
  }
}
