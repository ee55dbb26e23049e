import type { GuestPageRequest } from "../guest-page.server.ts";
import type { GalleryView } from "./gallery-section.tsx";

export async function viewGallery({ wedding }: GuestPageRequest): Promise<GalleryView> {
  return { weddingId: wedding.id };
}
