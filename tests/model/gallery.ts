import { type Model, type Outcome, type Photo, photoSenders } from "./state.ts";

export function like(model: Model, photo: number, browser: number): Outcome {
  if (!isShown(model, photo, browser)) return "gone";
  if (isLiked(model, photo, browser)) return "repeated";
  model.gallery.likes.push({ photo, browser });
  model.gallery.likes.sort((a, b) => a.photo - b.photo || a.browser - b.browser);
  return "liked";
}

export function withdrawLike(model: Model, photo: number, browser: number): Outcome {
  if (!isShown(model, photo, browser)) return "gone";
  if (!isLiked(model, photo, browser)) return "repeated";
  const { gallery } = model;
  gallery.likes = gallery.likes.filter((one) => one.photo !== photo || one.browser !== browser);
  return "withdrawn";
}

export function setPhotoDeleted({ gallery }: Model, index: number, isDeleted: boolean): Outcome {
  const photo = gallery.photos[index];
  if (photo) photo.isDeleted = isDeleted;
  return "ok";
}

/** A guest removes no photo of another browser, nor one that is gone. */
export function removeOwnPhoto(model: Model, index: number, browser: number): Outcome {
  const photo = model.gallery.photos[index];
  if (!photo || photo.isDeleted || photoSenders[index] !== browser) return "gone";
  return setPhotoDeleted(model, index, true);
}

export function setPhotoStatus(
  { gallery }: Model,
  index: number,
  status: Photo["status"],
): Outcome {
  const photo = gallery.photos[index];
  if (photo && !photo.isDeleted) photo.status = status;
  return "ok";
}

export function setSenderBlocked({ gallery }: Model, index: number, isBlocked: boolean): Outcome {
  const sender = photoSenders[index] ?? 0;
  const others = gallery.blocked.filter((browser) => browser !== sender);
  gallery.blocked = isBlocked ? [...others, sender].sort() : others;
  return "ok";
}

/** Returns the photos and likes a browser is shown: its own ones even when pending or blocked. */
export function seenBy(model: Model, browser: number) {
  const { photos, likes, blocked } = model.gallery;
  const likesOf = (photo: number) =>
    likes.filter(
      (one) => one.photo === photo && (one.browser === browser || !blocked.includes(one.browser)),
    );
  const shown = photos.map((_, photo) =>
    isShown(model, photo, browser) ? likesOf(photo).length : 0,
  );
  return {
    photos: photos.map(({ isDeleted, status }, photo) => {
      const isWaiting = photoSenders[photo] === browser && status === "awaiting" && !isDeleted;
      if (!isWaiting && !isShown(model, photo, browser)) return null;
      return { likes: likesOf(photo).length, isLiked: isLiked(model, photo, browser) };
    }),
    likes: shown.reduce((total, count) => total + count, 0),
  };
}

function isShown({ gallery }: Model, index: number, browser: number): boolean {
  const photo = gallery.photos[index];
  const sender = photoSenders[index] ?? 0;
  const isHidden = gallery.blocked.includes(sender) && sender !== browser;
  return photo !== undefined && !photo.isDeleted && photo.status === "shown" && !isHidden;
}

function isLiked({ gallery }: Model, photo: number, browser: number): boolean {
  return gallery.likes.some((one) => one.photo === photo && one.browser === browser);
}
