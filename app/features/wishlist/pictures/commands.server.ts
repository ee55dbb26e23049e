import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { type Allowance, type Limited, limit } from "#app/platform/limits/limits.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  mostPictureBytes,
  type RefusedPicture,
  storePicture,
} from "#app/platform/pictures/pictures.server.ts";
import { PicturesBusy } from "#app/platform/pictures/turns.server.ts";
import {
  type FetchedFile,
  fetchPicture,
  type Network,
} from "#app/platform/remote-pictures/fetch-picture.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";
import { StorageUnavailable } from "#app/platform/storage/storage-keys.ts";
import type { WishPicture } from "../admin/commands.server.ts";
import { dailyWishPictureLimit, wishLinkLimit, wishUploadLimit } from "./rules.ts";

export type StoreWishPictureResult =
  | { ok: true; picture: WishPicture }
  | RefusedPicture
  /** The storage is down; the same picture may be taken later. */
  | { ok: false; reason: "unavailable" };

export type FetchWishPictureResult =
  | StoreWishPictureResult
  | Extract<FetchedFile, { ok: false }>
  | { ok: false; reason: "too-many"; retryAfter: number };

/** A card at one to three pixels per point. */
const widths = [480, 900];

/** Counts a picture that a couple uploads. */
export function rateLimitWishUpload(weddingId: OwnedWeddingId): Promise<Limited> {
  return rateLimitPicture(weddingId, "wish-upload", wishUploadLimit);
}

/** Stores a picture. It is swept unless a wish names it within a day. */
export async function storeWishPicture(file: Blob | Uint8Array): Promise<StoreWishPictureResult> {
  const options = { widths, maxBytes: mostPictureBytes };
  const stored = await storePicture(file, options).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable || error instanceof PicturesBusy)) throw error;
    log().error({ err: error }, "picture not stored");
    return { ok: false, reason: "unavailable" } as const;
  });
  if (!stored.ok) return stored;
  const { id: image, width: imageWidth, height: imageHeight, widths: imageWidths } = stored;
  return { ok: true, picture: { image, imageWidth, imageHeight, imageWidths } };
}

/** Stores the picture that a link leads to, as ours: guests' browsers never ask a stranger. */
export async function fetchWishPicture(
  weddingId: OwnedWeddingId,
  link: string,
  network?: Network,
): Promise<FetchWishPictureResult> {
  const allowed = await rateLimitPicture(weddingId, "wish-link", wishLinkLimit);
  if (!allowed.ok) return { ...allowed, reason: "too-many" };
  const fetched = await fetchPicture(link, weddingId, network);
  return fetched.ok ? storeWishPicture(fetched.bytes) : fetched;
}

/** What a form carries of an uploaded picture until its wish is saved; only we can make it. */
export function sealPicture(weddingId: OwnedWeddingId, picture: WishPicture): string {
  return encrypt(purposeOf(weddingId), JSON.stringify(picture));
}

/** The picture that `sealPicture` sealed for this wedding, or null. */
export function unsealPicture(weddingId: OwnedWeddingId, sealed: string): WishPicture | null {
  try {
    return JSON.parse(decrypt(purposeOf(weddingId), sealed));
  } catch {
    return null;
  }
}

async function rateLimitPicture(
  weddingId: OwnedWeddingId,
  kind: string,
  perHour: Allowance,
): Promise<Limited> {
  const inHour = await limit(kind, weddingId, perHour);
  return inHour.ok ? limit("wish-picture", weddingId, dailyWishPictureLimit) : inHour;
}

function purposeOf(weddingId: OwnedWeddingId): string {
  return `wish picture ${weddingId}`;
}
