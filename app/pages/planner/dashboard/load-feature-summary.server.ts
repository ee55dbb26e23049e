import { loadGallery, type PhotoView } from "#app/features/gallery/admin/queries.server.ts";
import { statusOf } from "#app/features/gallery/admin/rules.ts";
import type { OwnedWeddingId } from "#app/features/weddings/access.server.ts";
import { listOwnedWishes, type OwnedWish } from "#app/features/wishlist/admin/queries.server.ts";
import type { Tab } from "./dashboard-tabs.tsx";

const maxWishes = 3;
const maxPhotos = 6;

export type FeatureSummary =
  | { tab: "wishlist"; counts: { all: number; purchased: number }; first: WishPreview[] }
  | { tab: "gallery"; counts: { all: number; shown: number; awaiting: number }; newest: Photo[] };

type WishPreview = Pick<OwnedWish, "id" | "title" | "image" | "imageWidths" | "purchased">;
type Photo = Pick<PhotoView, "id" | "picture">;

export async function loadFeatureSummary(
  weddingId: OwnedWeddingId,
  tab: Tab,
): Promise<FeatureSummary | null> {
  if (tab === "wishlist") {
    const wishes = await listOwnedWishes(weddingId);
    const purchased = wishes.filter((wish) => wish.purchased).length;
    const first = wishes.slice(0, maxWishes).map(toPreview);
    return { tab, counts: { all: wishes.length, purchased }, first };
  }
  if (tab === "gallery") {
    const { counts, photos } = await loadGallery(weddingId, { filter: "all", page: 1 });
    const newest = photos.filter((photo) => statusOf(photo) !== "hidden").slice(0, maxPhotos);
    return { tab, counts, newest: newest.map(({ id, picture }) => ({ id, picture })) };
  }
  return null;
}

function toPreview({ id, title, image, imageWidths, purchased }: OwnedWish): WishPreview {
  return { id, title, image, imageWidths, purchased };
}
