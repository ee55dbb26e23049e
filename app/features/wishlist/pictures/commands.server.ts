import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  consume,
  type RateLimit,
  type RateLimitResult,
} from "#app/platform/limits/limits.server.ts";
import { type PictureRefusal, storePicture } from "#app/platform/pictures/pictures.server.ts";
import {
  type FetchedFile,
  fetchPicture,
  type Network,
} from "#app/platform/remote-pictures/fetch-picture.server.ts";
import { decrypt, encrypt } from "#app/platform/secret.server.ts";
import type { WishPicture } from "../admin/commands.server.ts";
import { dailyWishPictureLimit, wishLinkLimit, wishUploadLimit } from "./rules.ts";

export type StoreWishPictureResult = { ok: true; picture: WishPicture } | PictureRefusal;

export type FetchWishPictureResult =
  | StoreWishPictureResult
  | Extract<FetchedFile, { ok: false }>
  | { ok: false; reason: "too-many"; retryAfter: number };

/** For a card at one to three device pixels per CSS pixel. */
const widths = [480, 900];

export function rateLimitWishUpload(weddingId: OwnedWeddingId): Promise<RateLimitResult> {
  return rateLimitPicture(weddingId, "wish-upload", wishUploadLimit);
}

/** Stores a picture, which is removed again unless a wish refers to it within a day. */
export async function storeWishPicture(file: Blob | Uint8Array): Promise<StoreWishPictureResult> {
  const stored = await storePicture(file, { widths });
  if (!stored.ok) return stored;
  const { id, width, height, widths: imageWidths } = stored.picture;
  return { ok: true, picture: { image: id, imageWidth: width, imageHeight: height, imageWidths } };
}

/** Downloads and stores a linked picture, so that guests' browsers never contact its host. */
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

/** Returns a token that carries an uploaded picture in the form; only the server can make it. */
export function sealPicture(weddingId: OwnedWeddingId, picture: WishPicture): string {
  return encrypt(purposeOf(weddingId), JSON.stringify(picture));
}

/** Returns the picture that was sealed for this wedding, or null. */
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
  perHour: RateLimit,
): Promise<RateLimitResult> {
  const inHour = await consume(kind, weddingId, perHour);
  return inHour.ok ? consume("wish-picture", weddingId, dailyWishPictureLimit) : inHour;
}

function purposeOf(weddingId: OwnedWeddingId): string {
  return `wish picture ${weddingId}`;
}
