import type { GuestPageRequest } from "../guest-page.server.ts";
import type { WishesView } from "./wishes-section.tsx";

export async function viewWishes({ wedding }: GuestPageRequest): Promise<WishesView> {
  return { weddingId: wedding.id };
}
