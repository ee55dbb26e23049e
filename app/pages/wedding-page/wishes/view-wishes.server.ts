import type { GuestPageRequest } from "../guest-page.server.ts";
import type { WishesView } from "./wishes-section.tsx";

export async function viewWishes({ pageId }: GuestPageRequest): Promise<WishesView> {
  return { weddingId: pageId };
}
