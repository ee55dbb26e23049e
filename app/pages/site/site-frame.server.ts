import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { currentUser } from "#app/features/accounts/access.server.ts";
import { countUnread } from "#app/features/conversations/queries.server.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { allowPageCaching } from "#app/platform/http/page-caching.server.ts";

const examplePhone = "+47 22 00 00 00";

export interface SiteUser {
  name: string;
  picture: string | null;
  unreadConversations: number;
}

export interface SiteContact {
  email: string;
  phone: string | null;
  city: string;
  socials: { name: "Instagram" | "Facebook" | "Pinterest"; url: string | null }[];
  isExample: boolean;
}

export interface SiteFrame {
  user: SiteUser | null;
  contact: SiteContact;
}

/** Returns what header and footer of the public pages show. Needs the database for a session only. */
export async function loadSiteFrame(request: Request): Promise<SiteFrame> {
  const user = await currentUser(request);
  return {
    user: user && {
      name: user.displayName || user.email,
      picture: user.picture,
      unreadConversations: await countUnread(user.id),
    },
    contact: siteContact(),
  };
}

/** Named by the triggers that tell of every change of a listing. */
const listingsReceiver = "listings";

const seconds = { lasting: 3600, listings: 60 };

/**
 * Lets the page be kept for other visitors without cookies. One of `listings` is kept until any of
 * them changes, and no longer than what it counts. Each visitor gets another id in place of `formId`,
 * by which the server knows a form that is sent twice.
 */
export function allowSiteCaching(
  request: Request,
  context: Readonly<RouterContextProvider>,
  shows: keyof typeof seconds,
  formId?: string,
): void {
  // The addresses with a query are too many to keep.
  if (new URL(request.url).search !== "") return;
  allowPageCaching(request, context, {
    receivers: shows === "listings" ? [listingsReceiver] : [],
    validUntil: new Date(now().getTime() + seconds[shows] * 1_000),
    ...(formId && { text: formId, freshText: randomUUID }),
  });
}

function siteContact(): SiteContact {
  const { demo, contactEmail, contactPhone, contactCity, socialUrls } = config();
  return {
    email: contactEmail,
    phone: contactPhone ?? (demo ? examplePhone : null),
    city: contactCity,
    socials: (["Instagram", "Facebook", "Pinterest"] as const).map((name) => ({
      name,
      url: socialUrls[name] ?? null,
    })),
    isExample: demo,
  };
}
