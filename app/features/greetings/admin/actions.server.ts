import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import {
  blockVisitors,
  unblockVisitors,
} from "#app/features/weddings/blocked-visitors/commands.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { messageRefs, searchSchema } from "../schema.ts";
import { messageActions } from "./actions.ts";
import {
  deleteGreetings,
  markAllReplied,
  markReplied,
  restoreGreetings,
} from "./commands.server.ts";
import { sendersOf } from "./queries.server.ts";
import { inboxTexts } from "./texts.ts";

const { done } = inboxTexts;

/** Throws 404 when all messages are unknown or another couple's. */
export const handleMessageAction = implementActions(messageActions, requireOwnedWedding, {
  "mark-replied": {
    input: messageRefs,
    run: async (wedding, { id: ids }) => {
      const count = await markReplied(wedding, ids);
      return { ok: true, message: done.replied(count) };
    },
  },
  "mark-all-replied": {
    input: searchSchema,
    run: async (wedding, { sok }) => {
      const count = await markAllReplied(wedding, sok);
      return { ok: true, message: done.replied(count) };
    },
  },
  delete: {
    input: messageRefs,
    run: async (wedding, { id: ids }) => {
      await deleteGreetings(wedding, ids);
      return { ok: true, message: done.deleted(ids.length) };
    },
  },
  restore: {
    input: messageRefs,
    run: async (wedding, { id: ids }) => {
      await restoreGreetings(wedding, ids);
      return { ok: true, message: done.restored(ids.length) };
    },
  },
  hide: {
    input: messageRefs,
    run: async (wedding, { id: ids }) => blockVisitors(wedding, await requireSenders(wedding, ids)),
  },
  show: {
    input: messageRefs,
    run: async (wedding, { id: ids }) =>
      unblockVisitors(wedding, await requireSenders(wedding, ids)),
  },
});

async function requireSenders(weddingId: OwnedWeddingId, ids: string[]): Promise<string[]> {
  const senders = await sendersOf(weddingId, ids);
  if (senders.length === 0) throw notFound();
  return senders;
}
