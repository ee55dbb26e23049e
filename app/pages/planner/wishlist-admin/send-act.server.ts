import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  deleteWish,
  moveWish,
  restoreReservation,
  restoreWish,
} from "#app/features/wishlist/admin/commands.server.ts";
import { holderSchema, moveSchema, oneWishSchema } from "#app/features/wishlist/admin/schema.ts";
import { resetWish } from "#app/features/wishlist/commands.server.ts";
import type { ActionFields, ActionResult } from "../actions/action-result.ts";
import { actionFields } from "./acts.ts";
import { wishlistAdminTexts } from "./texts.ts";

const { done, errors } = wishlistAdminTexts;

type Sender = (weddingId: OwnedWeddingId, form: FormData) => Promise<ActionResult>;

/** Takes a wish off the list. One that the other has deleted a moment ago is deleted, too. */
export const sendDeletion: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  await deleteWish(weddingId, id);
  return { ok: true, message: done.deleted, undo: actionFields("restore", id) };
};

export const sendRestoration: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  return (await restoreWish(weddingId, id)) ? said(done.restored) : overtaken(errors.gone);
};

export const sendReset: Sender = async (weddingId, form) => {
  const { id } = oneWishSchema.parse(Object.fromEntries(form));
  const holder = await resetWish(weddingId, id);
  if (!holder?.purchasedBy) return said(done.reset);
  const undo: ActionFields = [
    ["intent", "hold-again"],
    ["id", id],
    ["purchasedBy", holder.purchasedBy],
    ["visitorId", holder.visitorId ?? ""],
  ];
  return { ok: true, message: done.reset, undo };
};

export const sendHolder: Sender = async (weddingId, form) => {
  const { id, ...holder } = holderSchema.parse(Object.fromEntries(form));
  const held = await restoreReservation(weddingId, id, holder);
  return held.ok ? said(done.heldAgain) : overtaken(errors[held.reason]);
};

/** Moves a wish; the list itself shows it. */
export const sendMove: Sender = async (weddingId, form) => {
  const { id, before } = moveSchema.parse(Object.fromEntries(form));
  return (await moveWish(weddingId, id, before)) ? said("") : overtaken(errors.moved);
};

function said(message: string): ActionResult {
  return { ok: true, message, undo: null };
}

/** Somebody else was faster, and trying again does not change that. */
function overtaken(message: string): ActionResult {
  return { ok: false, message, isFinal: true };
}
