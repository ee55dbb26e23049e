import { data } from "react-router";
import {
  deleteGreeting,
  markReplied,
  restoreGreeting,
} from "#app/features/greetings/commands.server.ts";
import { senderOf } from "#app/features/greetings/queries.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  blockVisitor,
  unblockVisitor,
} from "#app/features/weddings/submissions/commands.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { ActionResult } from "../actions/action-result.ts";
import { actionFields, errorMessageFor, isMessageIntent, type MessageIntent } from "./actions.ts";
import { inboxTexts } from "./texts.ts";

type Handler = (weddingId: OwnedWeddingId, id: string) => Promise<void>;

const handlers: Record<MessageIntent, Handler> = {
  "mark-replied": markReplied,
  delete: deleteGreeting,
  restore: restoreGreeting,
  hide: async (weddingId, id) => blockVisitor(weddingId, await requireSender(weddingId, id)),
  show: async (weddingId, id) => unblockVisitor(weddingId, await requireSender(weddingId, id)),
};

const undoIntents: Partial<Record<MessageIntent, MessageIntent>> = {
  delete: "restore",
  hide: "show",
};

/** Does what the couple asked for with one message; 404 when there is no such message of theirs. */
export async function changeMessage(weddingId: OwnedWeddingId, form: FormData) {
  const [intent, id] = [form.get("intent"), form.get("id")];
  if (!isMessageIntent(intent) || !isUuid(id)) throw notFound();
  try {
    await handlers[intent](weddingId, id);
    const undoIntent = undoIntents[intent];
    const message = inboxTexts.done[intent];
    return data<ActionResult>({
      ok: true,
      message,
      undo: undoIntent ? actionFields(undoIntent, id) : null,
    });
  } catch (error) {
    logUnlessResponse(error, "message not changed", { intent });
    return data<ActionResult>({ ok: false, message: errorMessageFor(intent) }, { status: 503 });
  }
}

async function requireSender(weddingId: OwnedWeddingId, id: string): Promise<string> {
  const visitorId = await senderOf(weddingId, id);
  if (!visitorId) throw notFound();
  return visitorId;
}
