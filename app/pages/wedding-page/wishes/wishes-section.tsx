import type { Refusal } from "../sendings.server.ts";

export interface WishesView {
  weddingId: string;
}

interface WishesSectionProps {
  wishes: WishesView;
  refusal: Refusal | null;
}

export function WishesSection(_: WishesSectionProps) {
  return null;
}
