import type { GuestPageRequest } from "../guest-page.server.ts";
import type { GalleryView } from "./gallery-section.tsx";

export async function viewGallery({ pageId }: GuestPageRequest): Promise<GalleryView> {
  return { weddingId: pageId };
}
