import { data } from "react-router";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { notFound } from "#app/platform/http/responses.server.ts";
import { logUnlessResponse } from "#app/platform/log-unless-response.server.ts";
import { errorMessageFor } from "./acts.ts";
import { refusalOf, type WishlistAnswer } from "./answer.ts";
import {
  sendDeletion,
  sendHolder,
  sendMove,
  sendReset,
  sendRestoration,
} from "./send-act.server.ts";
import { sendGiftBox } from "./send-gift-box.server.ts";
import { sendChangedWish, sendNewWish } from "./send-wish.server.ts";

type Sender = (weddingId: OwnedWeddingId, form: FormData) => Promise<WishlistAnswer>;

/** Every form of the page, by what its `intent` says. */
const senders: Record<string, Sender> = {
  add: sendNewWish,
  edit: sendChangedWish,
  delete: sendDeletion,
  restore: sendRestoration,
  reset: sendReset,
  "hold-again": sendHolder,
  move: sendMove,
  "gift-box": sendGiftBox,
};

/** Does what a form of the page asks for, or says why not. Throws 404 for a form that is none. */
export async function sendForm(weddingId: OwnedWeddingId, form: FormData) {
  const intent = String(form.get("intent"));
  const send = Object.hasOwn(senders, intent) ? senders[intent] : undefined;
  if (!send) throw notFound();
  // The couple must not lose what they wrote to a database that is down: the form stays as it is.
  const answer = await send(weddingId, form).catch((error: unknown) => {
    logUnlessResponse(error, "wish list not changed", { intent });
    return null;
  });
  if (!answer) {
    return data<WishlistAnswer>({ ok: false, message: errorMessageFor(intent) }, { status: 503 });
  }
  const refused = refusalOf(answer);
  return data(answer, { status: refused?.faults ? 400 : refused ? 409 : 200 });
}
