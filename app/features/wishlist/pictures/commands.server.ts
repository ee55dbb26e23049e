import { type StorePictureResult, storePicture } from "#app/features/pictures/commands.server.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import {
  consume,
  type RateLimit,
  type RateLimitResult,
} from "#app/platform/limits/limits.server.ts";
import type { PictureOptions } from "#app/platform/pictures/pictures.server.ts";
import {
  type FetchedFile,
  fetchPicture,
  type Network,
} from "#app/platform/remote-pictures/fetch-picture.server.ts";
import { coupleSender } from "#app/platform/upload-sender.ts";
import { dailyWishPictureLimit, wishLinkLimit, wishUploadLimit } from "./rules.ts";

export type FetchWishPictureResult =
  | StorePictureResult
  | Extract<FetchedFile, { ok: false }>
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** For a card at one to three device pixels per CSS pixel. */
export const wishPictureOptions: PictureOptions = { widths: [480, 900] };

export function rateLimitWishUpload(weddingId: OwnedWeddingId): Promise<RateLimitResult> {
  return rateLimitPicture(weddingId, "wish-upload", wishUploadLimit);
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
  if (!fetched.ok) return fetched;
  const { bytes } = fetched;
  const source = { size: bytes.length, bytes: async () => bytes, sender: coupleSender(weddingId) };
  return storePicture(source, wishPictureOptions, { weddingId });
}

async function rateLimitPicture(
  weddingId: OwnedWeddingId,
  kind: string,
  perHour: RateLimit,
): Promise<RateLimitResult> {
  const hourly = await consume(kind, weddingId, perHour);
  return hourly.ok ? consume("wish-picture", weddingId, dailyWishPictureLimit) : hourly;
}
