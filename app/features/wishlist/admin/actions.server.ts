import { type OwnedWeddingId, requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { type ActionOutcome, implementActions } from "#app/platform/http/actions.server.ts";
import { resetWish } from "../commands.server.ts";
import { changeGiftBox } from "../gift-box/commands.server.ts";
import { giftBoxForm } from "../gift-box/rules.ts";
import { giftBoxSchema } from "../gift-box/schema.ts";
import { fetchWishPicture } from "../pictures/commands.server.ts";
import { pictureTexts } from "../pictures/texts.ts";
import { wishActions } from "./actions.ts";
import {
  addWish,
  changeWish,
  deleteWish,
  moveWish,
  restoreReservation,
  restoreWish,
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
const goneRefusal = { ok: false, reason: "gone" } as const;

export const handleWishAction = implementActions(wishActions, requireOwnedWedding, {
  add: {
    input: wishSchema,
    run: (wedding, { id, imageUrl, picture, ...text }) =>
      withImage(wedding, { imageUrl, picture }, async (image) => {
        const added = await addWish(wedding, id, { ...text, image });
        if (added.ok) return added;
        if (added.reason === "gone") return goneRefusal;
        if (added.reason === "image-gone") return invalidField("picture", pictureTexts.gone);
        return { ok: false, reason: "invalid", errors: {}, formError: invalid.full(maxWishes) };
      }),
  },
  edit: {
    input: changedWishSchema,
    run: (wedding, { id, version, imageUrl, picture, ...text }) =>
      withImage(wedding, { imageUrl, picture }, async (image) => {
        const changed = await changeWish(wedding, id, version, { ...text, image });
        if (changed.ok || changed.reason === "gone") return changed;
        if (changed.reason === "image-gone") return invalidField("picture", pictureTexts.gone);
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
    run: async (wedding, { id }) => ((await restoreWish(wedding, id)) ? { ok: true } : goneRefusal),
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
      (await moveWish(wedding, id, before)) ? { ok: true } : goneRefusal,
  },
  "gift-box": {
    input: giftBoxSchema,
    run: async (wedding, { version, ...changes }) => {
      const changed = await changeGiftBox(wedding, version, changes);
      if (!changed.ok) {
        const { stored } = changed;
        const current = { values: giftBoxForm(stored), version: stored.version };
        return { ok: false, reason: "conflict", current };
      }
      const hasBox = changes.giftAccount || changes.giftNote;
      return { ok: true, message: hasBox ? giftBox.saved : giftBox.removed };
    },
  },
});

async function withImage<Outcome extends ActionOutcome<"gone">>(
  weddingId: OwnedWeddingId,
  { imageUrl, picture }: Pick<WishInput, "imageUrl" | "picture">,
  save: (image: string | null) => Promise<Outcome>,
): Promise<Outcome | ActionOutcome<never>> {
  if (!imageUrl) return save(picture);
  const fetched = await fetchWishPicture(weddingId, imageUrl);
  if (fetched.ok) return save(fetched.picture.id);
  const { reason } = fetched;
  return invalidField(
    "imageUrl",
    reason === "too-many"
      ? pictureTexts.tooMany(fetched.retryAfterSeconds)
      : pictureTexts.link[reason],
  );
}

function invalidField(field: string, error: string) {
  return { ok: false, reason: "invalid", errors: { [field]: error } } as const;
}
