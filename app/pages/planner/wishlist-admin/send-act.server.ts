import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { resetWish } from "#app/features/wishlist/commands.server.ts";
import {
  deleteWish,
  holdWishAgain,
  moveWish,
  restoreWish,
} from "#app/features/wishlist/keeping/commands.server.ts";
import { holderSchema, moveSchema, oneWishSchema } from "#app/features/wishlist/keeping/schema.ts";
import type { WishlistAnswer } from "./answer.ts";
import { wishlistAdminTexts } from "./texts.ts";

const { done, faults } = wishlistAdminTexts;

type Sender = (weddingId: OwnedWeddingId, form: FormData) => Promise<WishlistAnswer>;

/** Takes a wish off the list. One that the other has deleted a moment ago is deleted, too. */
export const sendDeletion: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  await deleteWish(weddingId, id);
  return { done: done.deleted, undo: { intent: "restore", id } };
};

export const sendRestoration: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  return (await restoreWish(weddingId, id)) ? { done: done.restored } : { failed: faults.change };
};

export const sendReset: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  const holder = await resetWish(weddingId, id);
  if (!holder?.purchasedBy) return { done: done.reset };
  const { purchasedBy, visitorId } = holder;
  const undo = { intent: "hold-again", id, purchasedBy, visitorId: visitorId ?? "" };
  return { done: done.reset, undo };
};

export const sendHolder: Sender = async (weddingId, form) => {
  const parsed = holderSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { failed: faults.change };
  const { id, ...holder } = parsed.data;
  const isHeld = await holdWishAgain(weddingId, id, holder);
  return isHeld ? { done: done.heldAgain } : { failed: faults.change };
};

export const sendMove: Sender = async (weddingId, form) => {
  const { id, before } = moveSchema.parse(Object.fromEntries(form));
  return (await moveWish(weddingId, id, before)) ? {} : { failed: faults.change };
};
