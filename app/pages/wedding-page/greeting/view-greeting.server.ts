import { weddingPath } from "#app/features/weddings/rules.ts";
import type { GuestPageContext } from "../guest-page.server.ts";
import { ornamentImage } from "../ornament-files.ts";
import type { GreetingView } from "./greeting-section.tsx";

/** Only the form: no greeting ever comes back to a guest. */
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

/** Where a guest lands after greeting. */
export function thanksPath(weddingId: string): string {
  return `${weddingPath(weddingId, { hilsen: "sendt" })}#hilsen`;
}
