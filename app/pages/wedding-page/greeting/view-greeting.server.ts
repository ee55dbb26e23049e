import type { GuestPageRequest } from "../guest-page.server.ts";
import type { GreetingView } from "./greeting-section.tsx";

export async function viewGreeting({ wedding }: GuestPageRequest): Promise<GreetingView> {
  return { weddingId: wedding.id };
}
