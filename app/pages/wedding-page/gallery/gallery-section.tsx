import type { Refusal } from "../sendings.server.ts";

export interface GalleryView {
  weddingId: string;
}

interface GallerySectionProps {
  gallery: GalleryView;
  refusal: Refusal | null;
}

export function GallerySection(_: GallerySectionProps) {
  return null;
}
