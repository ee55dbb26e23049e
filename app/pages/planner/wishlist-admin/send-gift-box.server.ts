import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { changeGiftBox } from "#app/features/wishlist/gift-box/commands.server.ts";
import { giftBoxSchema } from "#app/features/wishlist/gift-box/schema.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { WishlistAnswer } from "./answer.ts";
import { wishlistAdminTexts } from "./texts.ts";

const { giftBox: texts } = wishlistAdminTexts;

/** Changes where gifts of money go; with both fields empty the box disappears. */
export async function sendGiftBox(
  weddingId: OwnedWeddingId,
  form: FormData,
): Promise<WishlistAnswer> {
  const parsed = parseForm(form, giftBoxSchema);
  if (!parsed.ok) return { faults: parsed.errors };
  const { giftAccount, giftNote, wasAccount, wasNote } = parsed.value;
  const before = { giftAccount: wasAccount, giftNote: wasNote };
  const changed = await changeGiftBox(weddingId, before, { giftAccount, giftNote });
  if (!changed.ok) return { meanwhile: { giftBox: changed.stored } };
  const message = giftAccount || giftNote ? texts.saved : texts.removed;
  return { ok: true, message, undo: null };
}
