import { weddingPath } from "#app/features/weddings/rules.ts";
import { type OrnamentImage, ornamentImage } from "../ornament-files.ts";
import type { GuestPageContext } from "../page-view.server.ts";

export interface GreetingView {
  action: string;
  drawing: OrnamentImage;
  sent: { anotherHref: string } | null;
}

/** Returns only the form: guests never see greetings, not even their own. */
export function viewGreeting({ pageId, page, query }: GuestPageContext): GreetingView {
  return {
    action: weddingPath(pageId, { send: "greeting" }),
    drawing: ornamentImage(page.theme, page.seed, "invitation"),
    sent: query.get("hilsen") === "sendt" ? { anotherHref: `${weddingPath(pageId)}#hilsen` } : null,
  };
}

export function greetingThanksPath(weddingId: string): string {
  return `${weddingPath(weddingId, { hilsen: "sendt" })}#hilsen`;
}
