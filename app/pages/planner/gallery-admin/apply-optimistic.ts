import { statusOf } from "#app/features/gallery/moderation/rules.ts";
import { photoStatuses } from "#app/features/gallery/rules.ts";
import type { GalleryView, PhotoView } from "./load-gallery.server.ts";

/** The gallery as it will be once the forms that are on their way have arrived. */
export function applyOptimistic(gallery: GalleryView, forms: readonly FormData[]): GalleryView {
  const { filter } = gallery.view;
  const { photos, approvePhotos } = forms.reduce(applyAction, gallery);
  const isHere = (photo: PhotoView) => filter === "all" || statusOf(photo) === filter;
  return { ...gallery, approvePhotos, photos: photos.filter(isHere) };
}

function applyAction(gallery: GalleryView, form: FormData): GalleryView {
  const named = new Set(form.getAll("photo"));
  const change = (fields: (photo: PhotoView) => Partial<PhotoView>) => ({
    ...gallery,
    photos: gallery.photos.map((photo) => ({ ...photo, ...fields(photo) })),
  });
  switch (form.get("intent")) {
    case "delete":
      return { ...gallery, photos: gallery.photos.filter(({ id }) => !named.has(id)) };
    case "move":
      return change(({ id, status }) => ({
        status: photoStatuses.find((to) => form.getAll(to).includes(id)) ?? status,
      }));
    case "hide-sender":
      return change(({ id, senderBlocked }) => ({ senderBlocked: senderBlocked || named.has(id) }));
    case "show-sender":
      return change(({ id, senderBlocked }) => ({
        senderBlocked: senderBlocked && !named.has(id),
      }));
    case "approval":
      return { ...gallery, approvePhotos: form.get("approve") === "on" };
    default:
      return gallery;
  }
}
