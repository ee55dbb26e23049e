import type { PendingAction } from "#app/client/actions/submit.ts";
import { clientTexts } from "#app/client/texts.ts";
import { describeActions } from "#app/platform/http/actions.ts";
import { photoStatuses } from "../rules.ts";
import type { GalleryView, PhotoView } from "./queries.server.ts";
import { statusOf } from "./rules.ts";
import { galleryAdminTexts } from "./texts.ts";

const { errors } = galleryAdminTexts;
const { hideSender } = clientTexts;
const change = { failed: errors.change };

export const galleryActions = describeActions("/gallery-admin", {
  delete: { undo: "restore", failed: errors.delete },
  restore: { failed: errors.restore },
  move: { ...change, undo: "move" },
  "hide-sender": { done: hideSender.hidden, undo: "show-sender", failed: hideSender.notHidden },
  "show-sender": { done: hideSender.shown, failed: hideSender.notShown },
  approval: change,
});

export type GalleryIntent = keyof typeof galleryActions.intents;

type PendingGalleryAction = PendingAction<GalleryIntent>;

export function applyGalleryActions(
  gallery: GalleryView,
  pending: readonly PendingGalleryAction[],
): GalleryView {
  const { filter } = gallery;
  const { photos, approvePhotos } = pending.reduce(applyAction, gallery);
  const matchesFilter = (photo: PhotoView) => filter === "all" || statusOf(photo) === filter;
  return { ...gallery, approvePhotos, photos: photos.filter(matchesFilter) };
}

function applyAction(gallery: GalleryView, { intent, values }: PendingGalleryAction): GalleryView {
  const idsOf = (name: string) => values.getAll(name).flatMap((ids) => String(ids).split(" "));
  // All photos on the page match its filter.
  const isEverything = values.has("matching");
  const named = new Set(isEverything ? gallery.photos.map(({ id }) => id) : idsOf("photo"));
  const change = (fields: (photo: PhotoView) => Partial<PhotoView>) => ({
    ...gallery,
    photos: gallery.photos.map((photo) => ({ ...photo, ...fields(photo) })),
  });
  switch (intent) {
    case "delete":
      return { ...gallery, photos: gallery.photos.filter(({ id }) => !named.has(id)) };
    case "move":
      return change(({ id, status }) => ({
        status: isEverything
          ? (photoStatuses.find((to) => values.get("to") === to) ?? status)
          : (photoStatuses.find((to) => idsOf(to).includes(id)) ?? status),
      }));
    case "hide-sender":
      return change(({ id, senderBlocked }) => ({ senderBlocked: senderBlocked || named.has(id) }));
    case "show-sender":
      return change(({ id, senderBlocked }) => ({
        senderBlocked: senderBlocked && !named.has(id),
      }));
    case "approval":
      return { ...gallery, approvePhotos: values.get("approve") === "on" };
    default:
      return gallery;
  }
}
