import { data } from "react-router";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { sqlState } from "#app/platform/db/sql-state.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { WishlistAnswer } from "./answer.ts";
import {
  sendDeletion,
  sendHolder,
  sendMove,
  sendReset,
  sendRestoration,
} from "./send-act.server.ts";
import { sendGiftBox } from "./send-gift-box.server.ts";
import { sendWish } from "./send-wish.server.ts";
import { wishlistAdminTexts } from "./texts.ts";

const { faults, giftBox } = wishlistAdminTexts;

interface Sending {
  send: (weddingId: OwnedWeddingId, form: FormData) => Promise<WishlistAnswer>;
  /** What is said when the database does not take it. */
  failed: string;
}

/** Every form of the page, by what its `intent` says. */
const sendings: Record<string, Sending> = {
  add: { send: sendWish, failed: faults.add },
  edit: { send: sendWish, failed: faults.change },
  delete: { send: sendDeletion, failed: faults.remove },
  restore: { send: sendRestoration, failed: faults.change },
  reset: { send: sendReset, failed: faults.change },
  "hold-again": { send: sendHolder, failed: faults.change },
  move: { send: sendMove, failed: faults.change },
  "gift-box": { send: sendGiftBox, failed: giftBox.failed },
};

/** Does what a form of the page asks for, or says why not. Throws 404 for a form that is none. */
export async function sendForm(weddingId: OwnedWeddingId, form: FormData) {
  const intent = String(form.get("intent"));
  const sending = Object.hasOwn(sendings, intent) ? sendings[intent] : undefined;
  if (!sending) throw notFound();
  // The couple must not lose what they wrote to a database that is down: the form stays as it is.
  const answer = await sending.send(weddingId, form).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    log().error({ errorCode: sqlState(error) ?? "unknown", intent }, "wish list not changed");
    return null;
  });
  if (!answer) return data<WishlistAnswer>({ failed: sending.failed }, { status: 503 });
  return data(answer, { status: answer.faults ? 400 : answer.meanwhile ? 409 : 200 });
}
