import type { z } from "zod";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  addWish,
  changeWish,
  type WishPicture,
} from "#app/features/wishlist/admin/commands.server.ts";
import { maxWishes } from "#app/features/wishlist/admin/rules.ts";
import { changedWishSchema, wishSchema } from "#app/features/wishlist/admin/schema.ts";
import { wishFormTexts } from "#app/features/wishlist/admin/texts.ts";
import {
  fetchWishPicture,
  unsealPicture,
} from "#app/features/wishlist/pictures/commands.server.ts";
import { pictureTexts } from "#app/features/wishlist/pictures/texts.ts";
import { parseForm, submittedValues } from "#app/platform/http/forms.server.ts";
import type { WishlistAnswer } from "./answer.ts";
import { wishlistAdminTexts } from "./texts.ts";

const { done, errors } = wishlistAdminTexts;
const gone: WishlistAnswer = { ok: false, message: errors.gone, isFinal: true };
const noPicture = { image: null, imageWidth: null, imageHeight: null, imageWidths: null };

type Chosen =
  /** Undefined: the one that it has. */
  { ok: true; picture: WishPicture | undefined } | { ok: false; field: string; fault: string };

type Sender = (weddingId: OwnedWeddingId, form: FormData) => Promise<WishlistAnswer>;

export const sendNewWish: Sender = async (weddingId, form) => {
  const parsed = parseForm(form, wishSchema);
  if (!parsed.ok) return { faults: parsed.errors };
  const { id, title, description, price } = parsed.value;
  const chosen = await choosePicture(weddingId, parsed.value);
  if (!chosen.ok) return pictureFault(form, chosen);
  const written = { title, description, price, ...(chosen.picture ?? noPicture) };
  const added = await addWish(weddingId, id, written);
  if (added.ok) return { ok: true, message: done.added, undo: null };
  if (added.reason === "gone") return gone;
  const formError = wishFormTexts.full(maxWishes);
  return { faults: { formError, fieldErrors: {}, values: submittedValues(form) } };
};

/** Changes a wish, unless the other has changed the same since the form was filled. */
export const sendChangedWish: Sender = async (weddingId, form) => {
  const parsed = parseForm(form, changedWishSchema);
  if (!parsed.ok) return { faults: parsed.errors };
  const { id, title, description, price } = parsed.value;
  const { wasTitle, wasDescription, wasPrice, wasImage } = parsed.value;
  const chosen = await choosePicture(weddingId, parsed.value);
  if (!chosen.ok) return pictureFault(form, chosen);
  const base = {
    title: wasTitle,
    description: wasDescription,
    price: wasPrice,
    image: wasImage,
  };
  const written = { title, description, price };
  const changed = await changeWish(weddingId, id, base, written, chosen.picture);
  if (changed.ok) return { ok: true, message: done.changed, undo: null };
  if (changed.reason === "gone") return gone;
  return { meanwhile: { wish: changed.conflicts } };
};

function pictureFault(form: FormData, { field, fault }: { field: string; fault: string }) {
  return { faults: { fieldErrors: { [field]: fault }, values: submittedValues(form) } };
}

/** A link counts for more than what was there before it was pasted. */
async function choosePicture(
  weddingId: OwnedWeddingId,
  { imageUrl, picture }: z.output<typeof wishSchema>,
): Promise<Chosen> {
  if (imageUrl) {
    const fetched = await fetchWishPicture(weddingId, imageUrl);
    if (fetched.ok) return fetched;
    const fault =
      fetched.reason === "too-many"
        ? pictureTexts.tooMany(fetched.retryAfter)
        : pictureTexts.link[fetched.reason];
    return { ok: false, field: "imageUrl", fault };
  }
  if (picture === "keep") return { ok: true, picture: undefined };
  if (picture === null) return { ok: true, picture: noPicture };
  const unsealed = unsealPicture(weddingId, picture);
  if (!unsealed) return { ok: false, field: "picture", fault: pictureTexts.gone };
  return { ok: true, picture: unsealed };
}
