import type { GuestPageRequest } from "../guest-page.server.ts";
import type { GreetingView } from "./greeting-section.tsx";

export async function viewGreeting({ pageId }: GuestPageRequest): Promise<GreetingView> {
  return { weddingId: pageId };
}
