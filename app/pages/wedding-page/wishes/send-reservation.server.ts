import { releaseAction, reserveAction } from "#app/features/wishlist/routes/reserve.server.ts";
import { wishlistTexts } from "#app/features/wishlist/texts.ts";
import type { GuestFormHandler } from "../guest-forms.server.ts";
import { wishPath } from "./wishes-view.ts";

export const sendReservation: GuestFormHandler<"reservation"> = async (
  request,
  weddingId,
  clientIp,
) => {
  const result = await reserveAction(request, weddingId, clientIp);
  if (!result.ok) return result;
  const { visitorId, wishId, guestName, title } = result;
  const flashMessage = wishlistTexts.reserved(guestName, title);
  return { ok: true, visitorId, to: wishPath(weddingId, wishId), flashMessage: flashMessage };
};

export const sendRelease: GuestFormHandler<"release"> = async (request, weddingId, clientIp) => {
  const result = await releaseAction(request, weddingId, clientIp);
  if (!result.ok) return result;
  const { visitorId, wishId, title } = result;
  return {
    ok: true,
    visitorId,
    to: wishPath(weddingId, wishId),
    flashMessage: wishlistTexts.released(title),
  };
};
