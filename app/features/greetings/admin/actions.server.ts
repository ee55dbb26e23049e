import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { messageRef, searchSchema } from "../schema.ts";
import { messageActions } from "./actions.ts";
import { deleteGreeting, markAllReplied, markReplied, restoreGreeting } from "./commands.server.ts";
import { senderOf } from "./queries.server.ts";
import { inboxTexts } from "./texts.ts";

/** Throws 404 for a message that is unknown or another couple's. */
export const handleMessageAction = implementActions(messageActions, requireOwnedWedding, {
  "mark-replied": { input: messageRef, run: (wedding, { id }) => markReplied(wedding, id) },
  "mark-all-replied": {
    input: searchSchema,
    run: async (wedding, { sok }) => {
      const count = await markAllReplied(wedding, sok);
      return { ok: true, message: inboxTexts.done.allReplied(count) };
    },
  },
  delete: { input: messageRef, run: (wedding, { id }) => deleteGreeting(wedding, id) },
  restore: { input: messageRef, run: (wedding, { id }) => restoreGreeting(wedding, id) },
  hide: {
    input: messageRef,
    run: async (wedding, { id }) => blockVisitors(wedding, [await requireSender(wedding, id)]),
  },
  show: {
    input: messageRef,
    run: async (wedding, { id }) => unblockVisitors(wedding, [await requireSender(wedding, id)]),
  },
});

async function requireSender(weddingId: OwnedWeddingId, id: string): Promise<string> {
  const visitorId = await senderOf(weddingId, id);
  if (!visitorId) throw notFound();
  return visitorId;
}
