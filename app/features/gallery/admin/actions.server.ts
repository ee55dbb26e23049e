import { requireOwnedWedding } from "#app/features/weddings/access.server.ts";
import { implementActions } from "#app/platform/http/actions.server.ts";
import { photoStatuses } from "../rules.ts";
import { galleryActions } from "./actions.ts";
import {
  blockSender,
  deletePhotos,
  restorePhotos,
  setApproval,
  setPhotoStatus,
  unblockSender,
} from "./commands.server.ts";
import { idsMatching } from "./queries.server.ts";
import { approvalSchema, moveSchema, photoRef, photoRefs } from "./schema.ts";
import { galleryAdminTexts } from "./texts.ts";

const { done } = galleryAdminTexts;

export const handleGalleryAction = implementActions(galleryActions, requireOwnedWedding, {
  delete: {
    input: photoRefs,
    run: async (wedding, { photo, matching }) => {
      const named = matching ? await idsMatching(wedding, matching) : photo;
      const ids = await deletePhotos(wedding, named);
      if (ids.length === 0) return { ok: true, message: done.alreadyDeleted, undo: null };
      return { ok: true, message: done.deleted(ids.length), undo: { photo: ids.join(" ") } };
    },
  },
  restore: {
    input: photoRefs,
    run: async (wedding, { photo }) => {
      const { length } = await restorePhotos(wedding, photo);
      return { ok: true, message: length > 0 ? done.restored(length) : done.alreadyRestored };
    },
  },
  move: {
    input: moveSchema,
    run: async (wedding, { only, matching, to: target, ...named }) => {
      const statusChanges =
        matching && target ? { ...named, [target]: await idsMatching(wedding, matching) } : named;
      const changed = await setPhotoStatus(wedding, statusChanges, only);
      if (changed.length === 0) return { ok: true, message: done.unchanged, undo: null };
      const to = photoStatuses.findLast((status) => statusChanges[status]?.length) ?? "shown";
      const message = done[to](changed.length);
      if (only) return { ok: true, message, undo: null };
      const movedByStatus = Object.groupBy(changed, ({ from }) => from);
      const idsFrom = (from: keyof typeof movedByStatus) =>
        movedByStatus[from]?.map(({ id }) => id).join(" ") ?? null;
      const previousStatuses = photoStatuses.map((from) => [from, idsFrom(from)]);
      return { ok: true, message, undo: { only: to, ...Object.fromEntries(previousStatuses) } };
    },
  },
  "hide-sender": {
    input: photoRef,
    run: (wedding, { photo }) => blockSender(wedding, photo),
  },
  "show-sender": {
    input: photoRef,
    run: (wedding, { photo }) => unblockSender(wedding, photo),
  },
  approval: {
    input: approvalSchema,
    run: async (wedding, { approve }) => {
      await setApproval(wedding, approve === "on");
      return { ok: true, message: approve === "on" ? done.approvalOn : done.approvalOff };
    },
  },
});
