import { weddingPath } from "#app/features/weddings/rules.ts";
import type { GuestPageContext } from "../guest-page.server.ts";
import { ornamentImage } from "../ornament-files.ts";
import type { GreetingView } from "./greeting-section.tsx";

/** Returns only the form: guests never see greetings, not even their own. */
export async function viewGreeting({
  pageId,
  page,
  query,
}: GuestPageContext): Promise<GreetingView> {
  return {
    action: weddingPath(pageId, { send: "greeting" }),
    art: ornamentImage(page.theme, page.seed, "invitation"),
    sent: query.get("hilsen") === "sendt" ? { anotherHref: `${weddingPath(pageId)}#hilsen` } : null,
  };
}

export function greetingThanksPath(weddingId: string): string {
  return `${weddingPath(weddingId, { hilsen: "sendt" })}#hilsen`;
}
