import { randomUUID } from "node:crypto";
import fc from "fast-check";
import {
  blockSender,
  deletePhotos,
  restorePhotos,
  setPhotoStatus,
  unblockSender,
} from "#app/features/gallery/admin/commands.server.ts";
import { likePhoto, removeOwnPhoto, withdrawLike } from "#app/features/gallery/commands.server.ts";
import { likeKind, photoStatuses, removalKind } from "#app/features/gallery/rules.ts";
import { done, form, outcomeOf, unlessNotFound } from "./form.ts";
import * as gallery from "./gallery.ts";
import { submission, viewer } from "./product.ts";
import { galleryBrowsers, photoSenders } from "./state.ts";

const photo = fc.nat(photoSenders.length - 1);
const sent = fc.record({ photo, browser: fc.constantFrom(...galleryBrowsers) });

const likeForm = form("like", sent, (liked) => {
  const key = randomUUID();
  return {
    apply: (model) => gallery.like(model, liked.photo, liked.browser),
    run: (product) => {
      const from = submission(product, viewer(liked.browser), likeKind, key);
      const liking = likePhoto(from, product.photoIds[liked.photo] ?? "");
      return unlessNotFound(liking.then(({ outcome }) => outcome));
    },
  };
});

export const galleryForms = [
  likeForm,
  likeForm,
  form("withdraw the like", sent, (withdrawn) => {
    const key = randomUUID();
    return {
      apply: (model) => gallery.withdrawLike(model, withdrawn.photo, withdrawn.browser),
      run: (product) => {
        const from = submission(product, viewer(withdrawn.browser), likeKind, key);
        const withdrawing = withdrawLike(from, product.photoIds[withdrawn.photo] ?? "");
        return unlessNotFound(withdrawing.then(({ outcome }) => outcome));
      },
    };
  }),
  form("remove the own photo", sent, (removed) => {
    const key = randomUUID();
    return {
      apply: (model) => gallery.removeOwnPhoto(model, removed.photo, removed.browser),
      run: (product) => {
        const from = submission(product, viewer(removed.browser), removalKind, key);
        return outcomeOf(removeOwnPhoto(from, product.photoIds[removed.photo] ?? ""));
      },
    };
  }),
  form("delete the photo", photo, (deleted) => ({
    apply: (model) => gallery.setPhotoDeleted(model, deleted, true),
    run: ({ weddingId, photoIds }) => done(deletePhotos(weddingId, [photoIds[deleted] ?? ""])),
  })),
  form("restore the photo", photo, (restored) => ({
    apply: (model) => gallery.setPhotoDeleted(model, restored, false),
    run: ({ weddingId, photoIds }) => done(restorePhotos(weddingId, [photoIds[restored] ?? ""])),
  })),
  form(
    "set the photo's status",
    fc.record({ photo, status: fc.constantFrom(...photoStatuses) }),
    (set) => ({
      apply: (model) => gallery.setPhotoStatus(model, set.photo, set.status),
      run: ({ weddingId, photoIds }) =>
        done(setPhotoStatus(weddingId, { [set.status]: [photoIds[set.photo] ?? ""] })),
    }),
  ),
  form("block the sender", fc.record({ photo, isBlocked: fc.boolean() }), (set) => ({
    apply: (model) => gallery.setSenderBlocked(model, set.photo, set.isBlocked),
    run: ({ weddingId, photoIds }) =>
      done((set.isBlocked ? blockSender : unblockSender)(weddingId, photoIds[set.photo] ?? "")),
  })),
];
