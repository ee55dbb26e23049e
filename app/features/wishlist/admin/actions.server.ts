import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { type ActionOutcome, implementActions } from "#app/platform/http/actions.server.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { resetWish } from "../commands.server.ts";
import { changeGiftBox } from "../gift-box/commands.server.ts";
import { giftBoxForm } from "../gift-box/rules.ts";
import { giftBoxSchema } from "../gift-box/schema.ts";
import { fetchWishPicture, unsealPicture } from "../pictures/commands.server.ts";
import { pictureTexts } from "../pictures/texts.ts";
import { wishActions } from "./actions.ts";
import {
  addWish,
  changeWish,
  deleteWish,
  moveWish,
  restoreReservation,
  restoreWish,
  type WishPicture,
} from "./commands.server.ts";
import { maxWishes, wishForm } from "./rules.ts";
import {
  changedWishSchema,
  moveSchema,
  reservationSchema,
  type WishInput,
  wishRef,
  wishSchema,
} from "./schema.ts";
import { wishAdminTexts } from "./texts.ts";

const { giftBox, invalid } = wishAdminTexts;
const gone = { ok: false, reason: "gone" } as const;
const noPicture = { image: null, imageWidth: null, imageHeight: null, imageWidths: null };

export const handleWishAction = implementActions(wishActions, requireOwnedWedding, {
  add: {
    input: wishSchema,
    run: (wedding, { id, imageUrl, picture, ...text }) =>
      withPicture(wedding, { imageUrl, picture }, async (chosen = noPicture) => {
        const added = await addWish(wedding, id, { ...text, ...chosen });
        if (added.ok) return added;
        if (added.reason === "gone") return gone;
        return { ok: false, reason: "invalid", errors: {}, formError: invalid.full(maxWishes) };
      }),
  },
  edit: {
    input: changedWishSchema,
    run: (wedding, { id, version, imageUrl, picture, ...text }) =>
      withPicture(wedding, { imageUrl, picture }, async (chosen) => {
        const changed = await changeWish(wedding, id, version, text, chosen);
        if (changed.ok || changed.reason === "gone") return changed;
        const { stored } = changed;
        const current = { values: wishForm(stored), version: stored.version };
        return { ok: false, reason: "conflict", current };
      }),
  },
  delete: {
    input: wishRef,
    run: async (wedding, { id }) => {
      await deleteWish(wedding, id);
    },
  },
  restore: {
    input: wishRef,
    run: async (wedding, { id }) => ((await restoreWish(wedding, id)) ? { ok: true } : gone),
  },
  reset: {
    input: wishRef,
    run: async (wedding, { id }) => {
      const reservation = await resetWish(wedding, id);
      return { ok: true, undo: reservation && { id, ...reservation } };
    },
  },
  "restore-reservation": {
    input: reservationSchema,
    run: (wedding, { id, ...reservation }) => restoreReservation(wedding, id, reservation),
  },
  move: {
    input: moveSchema,
    run: async (wedding, { id, before }) =>
      (await moveWish(wedding, id, before)) ? { ok: true } : gone,
  },
  "gift-box": {
    input: giftBoxSchema,
    run: async (wedding, { version, ...wanted }) => {
      const changed = await changeGiftBox(wedding, version, wanted);
      if (!changed.ok) {
        const { stored } = changed;
        const current = { values: giftBoxForm(stored), version: stored.version };
        return { ok: false, reason: "conflict", current };
      }
      const hasBox = wanted.giftAccount || wanted.giftNote;
      return { ok: true, message: hasBox ? giftBox.saved : giftBox.removed };
    },
  },
});

/** The picture is undefined to keep the current one. A link takes precedence over an upload. */
async function withPicture<Outcome extends ActionOutcome<"gone">>(
  weddingId: OwnedWeddingId,
  { imageUrl, picture }: Pick<WishInput, "imageUrl" | "picture">,
  save: (picture: WishPicture | undefined) => Promise<Outcome>,
): Promise<Outcome | ActionOutcome<never>> {
  const refuse = (field: string, error: string) =>
    ({ ok: false, reason: "invalid", errors: { [field]: error } }) as const;
  if (imageUrl) {
    const fetched = await fetchWishPicture(weddingId, imageUrl);
    if (fetched.ok) return save(fetched.picture);
    const { reason } = fetched;
    return refuse(
      "imageUrl",
      reason === "too-many" ? pictureTexts.tooMany(fetched.retryAfter) : pictureTexts.link[reason],
    );
  }
  if (picture === null) return save(noPicture);
  if (isUuid(picture)) return save(undefined);
  const uploaded = unsealPicture(weddingId, picture);
  return uploaded ? save(uploaded) : refuse("picture", pictureTexts.gone);
}
