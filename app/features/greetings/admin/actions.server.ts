import { z } from "zod";
import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  blockVisitor,
  unblockVisitor,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { isUuid, nilUuid } from "#app/platform/uuid.ts";
import { messageActions } from "./actions.ts";
import { deleteGreeting, markReplied, restoreGreeting } from "./commands.server.ts";
import { senderOf } from "./queries.server.ts";

// Malformed ids become the nil UUID, which matches nothing.
const input = z.object({ id: z.string().refine(isUuid).catch(nilUuid) });

/** Throws 404 for a message that is unknown or another couple's. */
export const handleMessageAction = implementActions(messageActions, requireOwnedWedding, {
  "mark-replied": { input, run: (wedding, { id }) => markReplied(wedding, id) },
  delete: { input, run: (wedding, { id }) => deleteGreeting(wedding, id) },
  restore: { input, run: (wedding, { id }) => restoreGreeting(wedding, id) },
  hide: {
    input,
    run: async (wedding, { id }) => blockVisitor(wedding, await requireSender(wedding, id)),
  },
  show: {
    input,
    run: async (wedding, { id }) => unblockVisitor(wedding, await requireSender(wedding, id)),
  },
});

async function requireSender(weddingId: OwnedWeddingId, id: string): Promise<string> {
  const visitorId = await senderOf(weddingId, id);
  if (!visitorId) throw notFound();
  return visitorId;
}
