import { data } from "react-router";
import * as commands from "#app/features/gallery/moderation/commands.server.ts";
import {
  type ModerationAction,
  moderationSchema,
} from "#app/features/gallery/moderation/schema.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import type { ActionFields, ActionResult } from "../actions/action-result.ts";
import { errorMessageFor } from "./error-message.ts";
import { galleryAdminTexts } from "./texts.ts";

const { done } = galleryAdminTexts;

/** Does what an owner wants with photos; the answer says what became of it. Throws 400 for nonsense. */
export async function moderate(weddingId: OwnedWeddingId, form: FormData) {
  const parsed = parseForm(form, moderationSchema);
  if (!parsed.ok) throw data(null, { status: 400 });
  try {
    return data<ActionResult>({ ok: true, ...(await handle(weddingId, parsed.value)) });
  } catch (error) {
    logUnlessResponse(error, "gallery not changed");
    return data<ActionResult>(
      { ok: false, message: errorMessageFor(parsed.value.intent) },
      { status: 503 },
    );
  }
}

interface ModerationResult {
  message: string;
  undo: ActionFields | null;
}

async function handle(
  weddingId: OwnedWeddingId,
  action: ModerationAction,
): Promise<ModerationResult> {
  switch (action.intent) {
    case "delete": {
      const ids = await commands.deletePhotos(weddingId, action.photo);
      if (ids.length === 0) return final(done.deletedAlready);
      return { message: done.deleted(ids.length), undo: [["intent", "restore"], ...photos(ids)] };
    }
    case "restore": {
      const { length } = await commands.restorePhotos(weddingId, action.photo);
      return final(length > 0 ? done.restored(length) : done.restoredAlready);
    }
    case "move":
      return move(weddingId, action);
    case "hide-sender":
      await commands.blockSender(weddingId, action.photo);
      return {
        message: done.senderBlocked,
        undo: [["intent", "show-sender"], ...photos([action.photo])],
      };
    case "show-sender":
      await commands.unblockSender(weddingId, action.photo);
      return final(done.senderShown);
    case "approval":
      await commands.setApproval(weddingId, action.approve === "on");
      return final(action.approve === "on" ? done.approving : done.notApproving);
  }
}

async function move(
  weddingId: OwnedWeddingId,
  { only, ...wanted }: Extract<ModerationAction, { intent: "move" }>,
): Promise<ModerationResult> {
  const moved = await commands.setPhotoStatus(weddingId, wanted, only);
  if (moved.length === 0) return final(done.unmoved);
  const to = (["hidden", "awaiting", "shown"] as const).find((status) => wanted[status]?.length);
  const message = done[to ?? "shown"](moved.length);
  if (only || !to) return final(message);
  const back = moved.map(({ id, from }): [string, string] => [from, id]);
  return { message, undo: [["intent", "move"], ["only", to], ...back] };
}

function final(message: string): ModerationResult {
  return { message, undo: null };
}

function photos(ids: string[]): ActionFields {
  return ids.map((id) => ["photo", id]);
}
