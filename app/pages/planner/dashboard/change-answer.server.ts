import { data } from "react-router";
import { deleteAnswer, restoreAnswer } from "#app/features/rsvp/deleted-answers/commands.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { ActionResult } from "../actions/action-result.ts";
import { plannerTexts } from "../texts.ts";
import { type AnswerIntent, errorMessageFor, isAnswerIntent } from "./answer-actions.ts";

const { done } = plannerTexts.answers;

type Handler = (weddingId: OwnedWeddingId, id: string) => Promise<ActionResult>;

const handlers: Record<AnswerIntent, Handler> = {
  delete: async (weddingId, id) => {
    await deleteAnswer(weddingId, id);
    const undo: [string, string][] = [
      ["intent", "restore"],
      ["id", id],
    ];
    return { ok: true, message: done.deleted, undo };
  },
  restore: async (weddingId, id) => {
    const restored = await restoreAnswer(weddingId, id);
    return { ok: true, message: restored.ok ? done.restored : done.answeredAnew, undo: null };
  },
};

/** Does what an owner wants with one answer; 404 when there is no such answer of theirs. */
export async function changeAnswer(weddingId: OwnedWeddingId, form: FormData) {
  const [intent, id] = [form.get("intent"), form.get("id")];
  if (!isAnswerIntent(intent) || !isUuid(id)) throw notFound();
  try {
    return data(await handlers[intent](weddingId, id));
  } catch (error) {
    logUnlessResponse(error, "answer not changed", { intent });
    return data<ActionResult>({ ok: false, message: errorMessageFor(intent) }, { status: 503 });
  }
}
